import type { GoodsIndex } from "./goods-index.ts";
import { sizeWords } from "./goods-sizes.ts";
import { goodsKey } from "./goods-words.ts";
import type { SaidWord } from "./said-words.ts";

const parts = /^(\d{1,3})[ \u00a0\u202f](\d{3})$/u;

/**
 * The words with such a number as two: « omo 500 900 », « taille 4 170 ». Where goods have that size, the digits before
 * the blank are the size and no thousands.
 */
export function withSizesApart(
  said: readonly SaidWord[],
  text: string,
  index: GoodsIndex,
): SaidWord[] {
  return said.flatMap((word, at) => {
    const { from, to, kind } = word;
    const [, size = "", rest = ""] = (kind === "number" && parts.exec(text.slice(from, to))) || [];
    if (rest === "" || !isSizeOf(Number(size), said, at, index)) return [word];
    const middle = from + size.length;
    return [
      { kind, text: size, from, to: middle },
      { kind, text: rest, also: Number(size + rest), from: middle + 1, to },
    ];
  });
}

/** True where the goods named just before have this size, or « taille » stands before it. */
function isSizeOf(size: number, said: readonly SaidWord[], at: number, index: GoodsIndex): boolean {
  const before = said[at - 1];
  if (before?.kind !== "word") return false;
  if (sizeWords.test(before.text)) return true;
  const named = index.byWord.get(goodsKey(before.text)) ?? [];
  return named.some(({ sizes }) => sizes.some(({ written }) => written === size));
}
