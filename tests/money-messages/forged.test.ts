import { expect, test } from "vitest";
import { type Judgement, judgeMessages } from "#shared/money-messages/chain.ts";
import type { PastedMessage } from "#shared/money-messages/chain-order.ts";
import { suspicionsOf } from "#shared/money-messages/suspicions.ts";
import { randomFrom } from "#tests/support/random.ts";
import { forge, forgeries, pasted, services, trueChain } from "./forging.ts";

const isMarked = (
  message: PastedMessage,
  country: string,
  judgement: Judgement | undefined,
  now: string,
) =>
  (judgement?.verdict !== "fits" && judgement?.reason !== "first") ||
  suspicionsOf({ ...message, country }, now).length > 0;

/** A book of one account's true messages, and one forged: beside the true one it was made of, or in its place. */
function book(seed: number) {
  const rng = randomFrom(`forged ${seed}`);
  const how = forgeries[seed % forgeries.length] ?? "amount";
  const all = how === "date" ? services.filter(({ hasWrittenTime }) => hasWrittenTime) : services;
  const service = all[Math.floor(seed / forgeries.length) % all.length] ?? services[0];
  if (!service) throw new Error("no service");
  const moves = trueChain(rng, service);
  const incoming = moves.flatMap(({ isIn }, index) => (isIn ? [index] : []));
  const index = rng.pick(incoming);
  const end = moves.at(-1)?.at ?? 0;
  const isInstead = how !== "copy" && rng.chance(0.25);
  const made = moves[index];
  if (!made) throw new Error("no move");
  const forged = pasted("forged", forge(rng, how, made, service, end), service, end + 7_200_000);
  const rest = moves.map((move, place) => pasted(`true-${place}`, move, service, move.at + 60_000));
  const kept = rest.filter((_, place) => !(isInstead && place === index));
  const messages = rng.shuffled([...kept, forged]);
  return { how, isInstead, service, messages, now: new Date(end + 7_200_000).toISOString() };
}

test("of 200 forged messages 95 % are marked, and of the true ones beside them at most 2 %", () => {
  const counts = new Map<string, [marked: number, of: number]>();
  const count = (name: string, marked: boolean) => {
    const [yes, of] = counts.get(name) ?? [0, 0];
    counts.set(name, [yes + Number(marked), of + 1]);
  };
  const missed: string[] = [];
  const blamed: string[] = [];
  for (let seed = 0; seed < 200; seed += 1) {
    const { how, isInstead, service, messages, now } = book(seed);
    const judged = judgeMessages(messages);
    for (const message of messages) {
      const judgement = judged.get(message.id);
      const marked = isMarked(message, service.country, judgement, now);
      const isForged = message.id === "forged";
      count(isForged ? "forged" : "true", marked);
      if (isForged) count(`${how}${isInstead ? " instead" : ""}`, marked);
      if (isForged && !marked)
        missed.push(`${seed} ${how} ${isInstead} ${service.name} ${JSON.stringify(judgement)}`);
      if (!isForged && marked)
        blamed.push(
          `${seed} ${how} ${isInstead} ${service.name} ${message.id} ${JSON.stringify(judgement)} ${suspicionsOf({ ...message, country: service.country }, now)}`,
        );
    }
  }
  const [forged = 0, ofForged = 0] = counts.get("forged") ?? [];
  const [blamedTrue = 0, ofTrue = 0] = counts.get("true") ?? [];
  if (process.env["SHOW"])
    console.log(Object.fromEntries(counts), `\n${missed.join("\n")}\n\n${blamed.join("\n")}`);
  expect(ofForged).toBe(200);
  expect(forged / ofForged, missed.join("\n")).toBeGreaterThanOrEqual(0.95);
  expect(blamedTrue / ofTrue, blamed.join("\n")).toBeLessThanOrEqual(0.02);
});
