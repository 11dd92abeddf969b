import {
  type GoodsIndex,
  type GoodsSize,
  goodsIndexOf,
  type IndexedProduct,
  joinedWords,
  sizeAt,
} from "#shared/spoken/goods-index.ts";
import { containerOf, goodsKey, joining } from "#shared/spoken/goods-words.ts";
import { isNearWord } from "#shared/spoken/near-word.ts";
import type { SpokenProduct } from "#shared/spoken/spoken-shop.ts";
import { isReadAs } from "./read-as.ts";

/** A product that a printed name may be; `score` from 0 to 1. */
export type Candidate = { product: SpokenProduct; score: number };
/** The products that a printed name may be, the likeliest first. `sure`: the first, and no other is as near. */
export type Matched = { candidates: readonly Candidate[]; sure: boolean };

/** Less is no likeness. */
const leastScore = 0.35;
const bounds = { sure: 0.72, ahead: 0.12 };
/** Nobody chooses between more. */
const mostCandidates = 6;

type NameParts = { words: readonly string[]; sizes: readonly GoodsSize[] };

/**
 * The goods of the shop that a name on a paper may stand for: shortened, in capitals, without accents, with letters that
 * were read as others. Sizes tell apart what is called alike.
 */
export function matchGoods(name: string, products: readonly SpokenProduct[]): Matched {
  const index = goodsIndexOf({ products, customers: [] });
  const said = partsOf(name);
  const scores = new Map<IndexedProduct, number>();
  const rare = rarityOf(index);
  const keys = said.words.map((word) => nearKeys(index, word));
  for (const near of keys)
    for (const key of near.keys())
      for (const one of index.byWord.get(key) ?? []) if (!scores.has(one)) scores.set(one, 0);
  for (const one of scores.keys()) scores.set(one, scoreOf(one, said, keys, rare));
  const candidates = [...scores]
    .map(([{ product }, score]) => ({ product, score }))
    .filter(({ score }) => score >= leastScore)
    .sort(
      (one, other) =>
        other.score - one.score || one.product.name.length - other.product.name.length,
    )
    .slice(0, mostCandidates);
  const [first, second] = candidates;
  const best = index.all.find(({ product }) => product === first?.product);
  const sure =
    first !== undefined &&
    best !== undefined &&
    // A whole word that is none of its own may tell another product apart.
    said.words.every((word, at) => word.length < 4 || isOf(best, keys[at])) &&
    first.score >= bounds.sure &&
    first.score - (second?.score ?? 0) >= bounds.ahead;
  return { candidates, sure };
}

const isOf = ({ words }: IndexedProduct, near: ReadonlyMap<string, number> | undefined) =>
  [...(near?.keys() ?? [])].some((key) => words.has(key) || containerOf.has(key));

/** Words of the shop that a printed word may be, with how near it is. */
function nearKeys(index: GoodsIndex, word: string): ReadonlyMap<string, number> {
  const key = goodsKey(word);
  const found = new Map<string, number>();
  if (index.byWord.has(key)) found.set(key, 1);
  for (const other of index.byWord.keys()) {
    if (other === key) continue;
    const near = nearness(key, other);
    if (near > 0) found.set(other, near);
  }
  return found;
}

function nearness(word: string, other: string): number {
  if (word.length >= 3 && isReadAs(word, other)) return 0.85;
  if (word.length >= 3 && other.startsWith(word) && other.length > word.length) return 0.75;
  return isNearWord(word, other) ? 0.7 : 0;
}

/** How much a word says: what half the shop is called tells little. */
function rarityOf(index: GoodsIndex) {
  const count = index.all.length;
  return (key: string) => 1 + Math.log(count / (index.byWord.get(key)?.length ?? count));
}

function scoreOf(
  one: IndexedProduct,
  said: NameParts,
  keys: readonly ReadonlyMap<string, number>[],
  rare: (key: string) => number,
): number {
  let [matched, all, missed] = [0, 0, 0];
  const left = new Set(one.words);
  for (const near of keys) {
    let best: { key: string; weight: number } | undefined;
    for (const [key, weight] of near)
      if (left.has(key) && (!best || weight > best.weight)) best = { key, weight };
    if (best) {
      matched += best.weight * rare(best.key);
      left.delete(best.key);
      all += rare(best.key);
    } else missed += 1;
  }
  // Words of a container say little: « Bouteille de gaz » is gas.
  for (const key of left) all += rare(key) * (containerOf.has(key) ? 0.3 : 0.8);
  if (all === 0) return 0;
  const words = matched / (all + 0.5 * missed);
  return words * sizesOf(one.sizes, said.sizes);
}

/** Share that is left of the likeness once sizes are compared: none that is said may be another. */
function sizesOf(own: readonly GoodsSize[], said: readonly GoodsSize[]): number {
  if (own.length === 0) return said.length === 0 ? 1 : 0.9;
  if (said.length === 0) return 0.7;
  const isSame = own.some((size) =>
    said.some(
      (other) =>
        size.written === other.written ||
        (size.of !== undefined && size.of === other.of && size.value === other.value),
    ),
  );
  return isSame ? 1 : 0.45;
}

/** A letter alone says nothing, unless it is the size at the end. */
const isName = (word: string, isLast: boolean) =>
  word.length > 1 ? !joining.has(word) : isLast && /[lmsx]/.test(word);

/** Digits read as letters before a unit, « SL » for « 5L », « 6OCL » for « 60CL ». */
const wrongSize = /\b([\dOSIlBZ]{1,4})([.,]\d{1,2})? ?(kg|g|gr|ml|mi|cl|c1|ci|l|w)\b/gi;
const digitOf: Record<string, string> = {
  O: "0",
  o: "0",
  S: "5",
  s: "5",
  I: "1",
  l: "1",
  i: "1",
  B: "8",
  b: "8",
  Z: "2",
  z: "2",
};
const unitOf: Record<string, string> = { mi: "ml", c1: "cl", ci: "cl" };

function partsOf(name: string): NameParts {
  const mended = name
    .replace(/(?<=\p{L})0(?=\p{L})/gu, "o")
    .replace(wrongSize, (_, digits: string, part: string = "", unit: string) => {
      const put = [...digits].map((letter) => digitOf[letter] ?? letter).join("");
      return `${put}${part} ${unitOf[unit.toLowerCase()] ?? unit}`;
    });
  const said = joinedWords(mended);
  const words: string[] = [];
  const sizes: GoodsSize[] = [];
  for (let at = 0; at < said.length; at += 1) {
    const word = said[at];
    if (!word || word.kind === "mark") continue;
    if (word.kind === "number") {
      const { size, next } = sizeAt(said, at);
      sizes.push(size);
      at = next - 1;
    } else if (isName(word.text, at === said.length - 1)) words.push(word.text);
  }
  return { words, sizes };
}
