import type { GoodsIndex, IndexedProduct } from "./goods-index.ts";
import { goodsKey } from "./goods-words.ts";
import { isNearWord } from "./near-word.ts";
import { denying, smallWords } from "./small-words.ts";

const keysOfWords = (words: ReadonlySet<string>) => new Set([...words].map(goodsKey));
const smallKeys = keysOfWords(smallWords);
const denyingKeys = keysOfWords(denying);

/** The shop's words that a word may be, best first: the word itself, or those near to it. */
export function keysOf(
  index: GoodsIndex,
  word: string,
  mayMisspell: boolean,
): [keys: string[], isExact: boolean] {
  const key = goodsKey(word);
  if (index.byWord.has(key)) return [[key], true];
  if (!mayMisspell || word.length < 4) return [[], false];
  const near = (other: string) => !smallKeys.has(other) && isNearWord(key, other);
  return [[...index.byWord.keys()].filter(near), false];
}

/** True where a name denies a word that was said without the denial: « café sucré » is no « café non sucré ». */
export const isDenied = ({ words }: IndexedProduct, matched: ReadonlySet<string>) =>
  [...words].some((word, place, all) => {
    const behind = all[place + 1];
    return (
      denyingKeys.has(word) && !matched.has(word) && behind !== undefined && matched.has(behind)
    );
  });
