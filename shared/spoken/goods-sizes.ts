import type { GoodsIndex, GoodsSize, IndexedProduct } from "./goods-index.ts";

const bigWords: ReadonlyMap<string, boolean> = new Map(
  "grand grande grands grandes gros grosse grosses big large"
    .split(" ")
    .map((word): [string, boolean] => [word, true])
    .concat(
      "petit petite petits petites small smol little"
        .split(" ")
        .map((word): [string, boolean] => [word, false]),
    ),
);

/** Words before a size. */
export const sizeWords = /^(?:taille|size|pointure|numero)$/;

/** Whether a word says big (true) or small (false). */
export const bigness = (word = ""): boolean | undefined => bigWords.get(word);

/** Whether goods are of each of these sizes. */
export const hasSizes = ({ sizes }: IndexedProduct, said: readonly GoodsSize[]) =>
  said.every((one) => sizes.some(({ written }) => written === one.written));

/** Whether the name of one of the goods says big, or small. */
export const isCalledSo = (goods: readonly IndexedProduct[], big: boolean) =>
  goods.some(({ words }) => [...words].some((word) => bigness(word) === big));

/** The smallest or the biggest of each family. */
export function ofBigness(
  near: readonly IndexedProduct[],
  big: boolean,
): readonly IndexedProduct[] {
  const families = new Map<string, IndexedProduct[]>();
  for (const one of near) families.set(one.family, [...(families.get(one.family) ?? []), one]);
  return [...families.values()].map((family) =>
    family.reduce((best, one) =>
      sizeOf(one) > sizeOf(best) === big && sizeOf(one) !== sizeOf(best) ? one : best,
    ),
  );
}

const sizeOf = ({ sizes }: IndexedProduct) => sizes.at(-1)?.value ?? 0;

/** The product of the same family that is of a size; « le petit » of what was said before. */
export function siblingsOf(index: GoodsIndex, product: IndexedProduct): readonly IndexedProduct[] {
  return index.all.filter(({ family }) => family === product.family);
}
