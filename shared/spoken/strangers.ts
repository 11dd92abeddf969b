import { accountMeans } from "#shared/schemas/account-means.ts";
import type { Chunk } from "./chunk.ts";

const isCounting = (chunk: Chunk | undefined) =>
  chunk !== undefined && /^(?:number|measure|container|size)$/.test(chunk.is);

const isNameOf = (chunk: Chunk | undefined) => chunk?.is === "unknown" && chunk.isName === true;

/** « pour », « chez »: a person may stand behind. */
const isBeforeName = (chunk: Chunk | undefined) =>
  (chunk?.is === "marker" && /^(?:for|from)$/.test(chunk.marker)) ||
  (chunk?.is === "method" && chunk.method === accountMeans.credit);

/**
 * Words that may name a person unknown to the shop are no goods, as long as the sentence names other goods: « madame
 * Rose », « pour Rose », « Rose prend un nido ». Without other goods they are goods, and that is doubted.
 */
export function withStrangers(chunks: readonly Chunk[]): Chunk[] {
  const mayBe = chunks.map((chunk, at) => mayName(chunks, chunk, at));
  const isSold = chunks.some(({ is }, at) => is === "goods" && !mayBe[at]);
  const named = chunks.map((chunk, at): Chunk => {
    if (!mayBe[at]) return chunk;
    const { from, to } = chunk;
    if (chunk.is !== "goods" || isSold) return { is: "unknown", isName: true, from, to };
    return chunk.mayBeName ? { ...chunk, goods: { ...chunk.goods, isExact: false } } : chunk;
  });
  return named.flatMap((chunk, at) => {
    const [before, behind] = [named[at - 1], named[at + 1]];
    if (isNameOf(chunk) && isNameOf(before) && before?.to === chunk.from - 1) return [];
    const isLonger = isNameOf(chunk) && isNameOf(behind) && behind?.from === chunk.to + 1;
    return [isLonger ? { ...chunk, to: behind.to } : chunk];
  });
}

const isOneWord = (chunk: Chunk) =>
  (chunk.is === "goods" && chunk.goods.next === chunk.goods.from + 1) ||
  (chunk.is === "person" && chunk.people.words === 1);

function mayName(chunks: readonly Chunk[], chunk: Chunk, at: number): boolean {
  const before = chunks
    .slice(0, at)
    .filter(({ is }) => is !== "of")
    .at(-1);
  if (chunk.is === "unknown") return chunk.isName === true || isBeforeName(before);
  // « Fanta Keïta prend », « Rose Bella prend »: one name; its first word is neither goods nor another person.
  const behind = chunks[at + 1];
  const isFirstName = behind?.is === "unknown" && behind.isName && behind.from === chunk.to + 1;
  if (isFirstName && isOneWord(chunk) && !isCounting(before)) return true;
  if (chunk.is !== "goods" || isCounting(before)) return false;
  if (chunk.mayBeName) return true;
  // The count in « pour Rose un nido » is for the next goods; in « pour castel 3 » it is for castel.
  const next = chunks
    .slice(at + 1)
    .find(({ is }) => !/^(?:number|measure|container|size|of)$/.test(is));
  return isBeforeName(before) && (!isCounting(chunks[at + 1]) || next?.is === "goods");
}
