import { containerOf, goodsKey, joining } from "./goods-words.ts";
import { type Dimension, measureAt } from "./measures.ts";
import { type SaidWord, saidWords } from "./said-words.ts";
import type { SpokenProduct, SpokenShop } from "./spoken-shop.ts";

/** A size in a name: 200 g, 1,5 L, 100 pages, or a bare number; `written` is the number as it stands there. */
export type GoodsSize = { value: number; of?: Dimension | undefined; written: number };

export type IndexedProduct = {
  product: SpokenProduct;
  /** Words of its name and brand. */
  words: ReadonlySet<string>;
  /** Words that name it: the first of its name, and its brand. */
  heads: ReadonlySet<string>;
  sizes: readonly GoodsSize[];
  /** The same for products that differ in size alone. */
  family: string;
};

export type GoodsIndex = {
  all: readonly IndexedProduct[];
  byWord: ReadonlyMap<string, readonly IndexedProduct[]>;
  /** Words in the shop's own spelling, folded. */
  written: ReadonlySet<string>;
  /** Brands that are a number, like 33. */
  brandNumbers: ReadonlySet<string>;
};

/** Of a list what is not in another: large shops have thousands that are called alike. */
export function without<T>(list: readonly T[], others: readonly T[]): T[] {
  const left = new Set(others);
  return list.filter((one) => !left.has(one));
}

const indexes = new WeakMap<readonly SpokenProduct[], GoodsIndex>();

/** The words of a shop's goods, laid out once for each list of products. */
export function goodsIndexOf({ products }: SpokenShop): GoodsIndex {
  const known = indexes.get(products);
  if (known) return known;
  const all = products.map(indexed);
  const byWord = new Map<string, IndexedProduct[]>();
  for (const one of all)
    for (const word of one.words) {
      const others = byWord.get(word);
      if (others) others.push(one);
      else byWord.set(word, [one]);
    }
  const brandNumbers = new Set(
    products.flatMap(({ brand = "" }) =>
      saidWords(brand)
        .filter(({ kind }) => kind === "number")
        .map(({ text }) => text),
    ),
  );
  const written = new Set(
    products.flatMap(({ name, brand = "" }) =>
      saidWords(`${name} ${brand}`).map(({ text }) => text),
    ),
  );
  const index = { all, byWord, written, brandNumbers };
  indexes.set(products, index);
  return index;
}

function indexed(product: SpokenProduct): IndexedProduct {
  const { name, brand = "", model = "", color = "", dimensions = "" } = product;
  const inName = partsOf(name);
  const others = [brand, model, color, dimensions].map(partsOf);
  const words = new Set([inName, ...others].flatMap((parts) => parts.words));
  const [first = ""] = inName.words;
  const heads = new Set([first, ...partsOf(brand).words]);
  // « Bouteille de gaz » is called gas.
  if (containerOf.has(first)) heads.add(inName.words[1] ?? first);
  const sizes = [inName, partsOf(dimensions), partsOf(model)].flatMap((parts) => parts.sizes);
  return {
    product,
    words,
    heads,
    sizes,
    family: [...words]
      .filter((word) => !containerOf.has(word))
      .sort()
      .join(" "),
  };
}

/** What size a number of a name says: with its unit where one stands behind it, and where reading goes on. */
export function sizeAt(said: readonly SaidWord[], at: number): { size: GoodsSize; next: number } {
  const written = Number(said[at]?.text);
  const measure = measureAt(said, at);
  if (!measure || measure.of === "any") return { size: { value: written, written }, next: at + 1 };
  return { size: { value: measure.value, of: measure.of, written }, next: measure.next };
}

function partsOf(text: string): { words: string[]; sizes: GoodsSize[] } {
  if (text === "") return { words: [], sizes: [] };
  const said = joinedWords(text);
  const words: string[] = [];
  const sizes: GoodsSize[] = [];
  for (let at = 0; at < said.length; at += 1) {
    const word = said[at];
    if (!word || word.kind === "mark") continue;
    if (word.kind === "number") {
      const { size, next } = sizeAt(said, at);
      sizes.push(size);
      at = next - 1;
    } else if (word.text === "x") continue;
    else if (!joining.has(word.text) || isSizeLetter(word, said.at(-1)))
      words.push(goodsKey(word.text));
  }
  return { words: words.filter(Boolean), sizes };
}

/** The L that ends « T-shirt noir L ». */
const isSizeLetter = (word: SaidWord, last: SaidWord | undefined) =>
  word === last && word.text === "l";

/** « T-shirt », « tee shirt » are one word. */
export function joinedWords(text: string) {
  return saidWords(
    text.replace(/\bt(?:ee)?[- ]?shirts?/gi, (found) => "tshirt".padEnd(found.length, "\u00ad")),
  );
}
