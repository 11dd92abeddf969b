import { accountMeans } from "#shared/schemas/account-means.ts";
import type { Chunk } from "./chunk.ts";

const isCounting = (chunk: Chunk | undefined) =>
  chunk !== undefined && /^(?:number|measure|container|size)$/.test(chunk.is);

/** « pour », « chez »: somebody may stand behind it. */
const isBeforeName = (chunk: Chunk | undefined) =>
  (chunk?.is === "marker" && /^(?:for|from)$/.test(chunk.marker)) ||
  (chunk?.is === "method" && chunk.method === accountMeans.credit);

/**
 * Words that may name somebody whom the shop does not know are no goods, as long as the sentence names goods besides:
 * « madame Rose », « pour Rose », « Rose prend un nido ». In a sentence without other goods they are, and that is doubted.
 */
export function withStrangers(chunks: readonly Chunk[]): Chunk[] {
  const mayBe = chunks.map((chunk, at) => mayName(chunks, chunk, at));
  const isSold = chunks.some(({ is }, at) => is === "goods" && !mayBe[at]);
  return chunks.map((chunk, at): Chunk => {
    if (!mayBe[at]) return chunk;
    const { from, to } = chunk;
    if (chunk.is !== "goods" || isSold) return { is: "unknown", isName: true, from, to };
    return chunk.mayBeName ? { ...chunk, goods: { ...chunk.goods, isExact: false } } : chunk;
  });
}

function mayName(chunks: readonly Chunk[], chunk: Chunk, at: number): boolean {
  const before = chunks
    .slice(0, at)
    .filter(({ is }) => is !== "of")
    .at(-1);
  if (chunk.is === "unknown") return chunk.isName === true || isBeforeName(before);
  if (chunk.is !== "goods" || isCounting(before)) return false;
  if (chunk.mayBeName) return true;
  // « pour Rose un nido » counts what comes; « pour castel 3 » counts it.
  const next = chunks
    .slice(at + 1)
    .find(({ is }) => !/^(?:number|measure|container|size|of)$/.test(is));
  return isBeforeName(before) && (!isCounting(chunks[at + 1]) || next?.is === "goods");
}
