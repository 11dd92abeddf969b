import { readMerchantQr, withAmount } from "#shared/rules/merchant-qr.ts";
import { counted, printFigures } from "#tests/bench/figures.ts";
import { askedFor, crcByTable, sealed, someCode, spoilt } from "#tests/support/payment-codes.ts";
import { type Rng, randomFrom } from "#tests/support/random.ts";

/** Half of them codes of any operator that ask for an amount, half of them spoilt. */
const payloads = 1_000_000;
const longest = 512;

type Count = {
  wrong: number;
  thrown: number;
  set: number;
  taken: number;
  refused: Map<string, number>;
};

/**
 * Reads and rewrites a million payment codes beside a second writer and a second checksum: what differs is wrong, and so
 * is a spoilt code that is taken though its checksum does not hold.
 */
export async function benchMerchantQr(seed: string): Promise<void> {
  const random = randomFrom(seed || "merchant-qr");
  const count: Count = { wrong: 0, thrown: 0, set: 0, taken: 0, refused: new Map() };
  let spent = 0;
  for (let at = 0; at < payloads; at += 1) {
    try {
      spent += at % 2 === 0 ? askOne(random, count) : spoilOne(random, count);
    } catch (error) {
      count.thrown += 1;
      console.error(error);
    }
  }
  const shown = { unit: "", sense: "at most", bar: 0 } as const;
  const refusals = [...count.refused].sort(([, a], [, b]) => b - a).map((one) => one.join(" "));
  printFigures("A merchant's payment code with the amount", [
    { ...shown, name: "wrong", value: counted(count.wrong), detail: `of ${payloads}` },
    { ...shown, name: "exceptions", value: counted(count.thrown), detail: `of ${payloads}` },
    {
      ...{ name: "one read and rewritten", value: counted((1000 * spent) / payloads), unit: "µs" },
      ...{ sense: "for information", detail: `${count.set} asked for an amount` },
    },
    {
      ...{
        name: "spoilt and taken",
        value: counted(count.taken),
        unit: "",
        sense: "for information",
      },
      detail: "nothing was changed, or the checksum held by chance",
    },
  ]);
  console.log(`refused: ${refusals.join(", ")}`);
}

/** Milliseconds that the rule took. */
function askOne(random: Rng, count: Count): number {
  const code = someCode(random);
  const [amount, ticket] = [random.int(1, 50_000_000), `A-${random.int(0, 999_999)}`];
  const [before, expected] = [sealed(code), askedFor(code, amount, ticket)];
  const began = performance.now();
  const result = withAmount(before, amount, ticket);
  const took = performance.now() - began;
  const isTooLong = before.length > longest || expected.length > longest;
  if (result.ok) count.set += 1;
  const isRight = isTooLong ? !result.ok : result.ok && result.value === expected;
  if (!isRight) tellWrong(count, before, result);
  return took;
}

function spoilOne(random: Rng, count: Count): number {
  const whole = sealed(someCode(random));
  const text = spoilt(random, whole);
  const began = performance.now();
  const result = readMerchantQr(text);
  const took = performance.now() - began;
  if (!result.ok) {
    count.refused.set(result.refusal, (count.refused.get(result.refusal) ?? 0) + 1);
    return took;
  }
  count.taken += 1;
  const { payload } = result.value;
  const sums = (["utf8", "latin1"] as const).map((encoding) =>
    crcByTable(Buffer.from(payload.slice(0, -4), encoding)),
  );
  if (!sums.includes(payload.slice(-4).toUpperCase())) tellWrong(count, text, result);
  return took;
}

function tellWrong(count: Count, text: string, result: unknown): void {
  count.wrong += 1;
  if (count.wrong <= 5) console.error(JSON.stringify(text), result);
}
