import { idsOfMoney } from "#shared/schemas/means.ts";
import type { ChunkOf } from "./cart-reading.ts";
import type { Chunk } from "./chunk.ts";
import type { SpokenDoubt, SpokenMethod, SpokenTender } from "./proposal.ts";
import { francsSaid } from "./read-number.ts";

/** The amount of an expense or of a debt that is paid, and what is left over. */
export type ReadMoney = {
  amount?: number | undefined;
  /** Where the amount stands, and one that it replaces. */
  amounts: readonly (Chunk | undefined)[];
  tenders: readonly SpokenTender[];
  doubts: readonly SpokenDoubt[];
  leftover: readonly Chunk[];
};

/**
 * Reads what was paid: the number behind a word of paying, else the first. Other numbers are left over, so that none is
 * taken for another in silence; one that stands behind « non » replaces the one before.
 */
export function readMoney(chunks: readonly Chunk[]): ReadMoney {
  const numbers = chunks.flatMap((chunk, at) => (chunk.is === "number" ? [{ chunk, at }] : []));
  const doubts: SpokenDoubt[] = [];
  const methods = chunks.flatMap((chunk) => (chunk.is === "method" ? [chunk.method] : []));
  const money = numbers.filter(({ chunk }) => chunk.isMoney || chunk.value >= leastPaid);
  const behindPay = money.find(({ at }) => {
    const before = chunks[at - 1];
    return before?.is === "marker" && /^(?:pay|hand|give|spend|receive)$/.test(before.marker);
  });
  const corrected = [...money].reverse().find(({ at, chunk }) => {
    const index = money.findIndex((one) => one.chunk === chunk);
    const before = chunks
      .slice(0, at)
      .filter(({ is }) => is !== "mark")
      .at(-1);
    return index > 0 && before?.is === "marker" && before.marker === "not";
  });
  const chosen = corrected ?? behindPay ?? money[0] ?? numbers[0];
  if (corrected) doubts.push("corrected");
  const replaced = corrected ? money[money.indexOf(corrected) - 1] : undefined;
  const left = chunks.filter(
    (chunk) =>
      (chunk.is === "number" &&
        chunk !== chosen?.chunk &&
        chunk !== replaced?.chunk &&
        !isOne(chunk)) ||
      /^(?:measure|container)$/.test(chunk.is),
  );
  if (!chosen)
    return { amounts: [], tenders: tendersOf(methods), doubts: ["no-amount"], leftover: left };
  const isAsked = chunks.some(
    (chunk) =>
      (chunk.is === "mark" && chunk.isQuestion) || (chunk.is === "marker" && chunk.marker === "or"),
  );
  if (isAsked) doubts.push("question");
  if (chosen.chunk.also !== undefined) doubts.push("two-readings-of-a-number");
  const amount = francsSaid(chosen.chunk);
  if (!Number.isInteger(amount) || amount < leastPaid || amount > mostPaid)
    doubts.push("no-amount");
  return {
    amount,
    amounts: [chosen.chunk, replaced?.chunk],
    tenders: tendersOf(methods),
    doubts,
    leftover: left,
  };
}

/** Francs below or above which an amount is a slip. */
const leastPaid = 25;
const mostPaid = 50_000_000;

/** « un taxi » counts nothing. */
const isOne = ({ isArticle }: ChunkOf<"number">) => isArticle;

function tendersOf(methods: readonly SpokenMethod[]): SpokenTender[] {
  return [...new Set(methods)].filter(isMoney).map((method) => ({ method }));
}

const isMoney = (method: SpokenMethod) => (idsOfMoney as readonly SpokenMethod[]).includes(method);
