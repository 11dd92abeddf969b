import { must } from "#shared/must.ts";
import { pricedPer } from "#shared/rules/ware.ts";
import { lineAmount } from "#shared/schemas/line-amount.ts";
import type { SpokenProduct, SpokenShop } from "#shared/spoken/spoken-shop.ts";
import type { Rng } from "#tests/support/random.ts";
import { spokenShop } from "./shop.ts";

/** A sentence put together by chance, with the total that was meant. */
export type Composed = { text: string; total: number };

const frenchCounts =
  "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize".split(
    " ",
  );
const englishCounts =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split(
    " ",
  );
const kilos: Record<string, readonly string[]> = {
  g: ["kg", "kilos", "kilo de", "kg de", "kilos d'"],
  ml: ["l", "litres", "litres de", "l de", "l d'"],
  cm: ["m", "mètres", "mètres de", "m de"],
};
const joints = [" et ", ", ", " ", " puis ", " + ", " and ", " avec "];
const endings: readonly (readonly [text: string, isTotal?: boolean])[] = [
  [""],
  [" stp"],
  [" à crédit amina"],
  [" par momo"],
  [" elle donne 100000"],
  [" au nom de chantal"],
  [" cash"],
  [" le tout à ", true],
  [" total ", true],
];
const beginnings = ["", "", "", "donne ", "je voudrais ", "bonjour ", "give me ", "mets ", "na "];

function countIn(random: Rng, count: number): string {
  const words = random.pick([frenchCounts, englishCounts]);
  return random.chance(0.5) ? String(count) : (words[count - 1] ?? String(count));
}

/** Without « Malta Guinness » and « Bière 33 Export », which with a number between are two things, and names of one word, which cannot lose it. */
const toldIn = ({ products }: SpokenShop) =>
  products.filter(({ name }) => !/^(?:Malta|Bière 33)/.test(name) && name.includes(" "));

/** One of the goods by its whole name or in other words, as many as chance says, now and then at another price. */
function lineIn(random: Rng, shop: SpokenShop): Composed {
  const product = random.pick(toldIn(shop));
  const name = nameIn(random, product, shop);
  const count = random.int(1, 16);
  const pack = product.packs?.length && random.chance(0.3) ? random.pick(product.packs) : undefined;
  const each = pack?.price ?? product.price;
  const isPriced = random.chance(0.2);
  const price = isPriced ? Math.max(5, Math.round((each * random.int(85, 110)) / 500) * 5) : each;
  const said = isPriced ? ` à ${price}` : "";
  const many = countIn(random, count);
  if (pack) {
    const [box = ""] = pack.name.toLowerCase().split(" ");
    const size = pack.name.split(" ").slice(1).join(" ");
    return {
      text: `${many} ${box}${count > 1 && random.chance(0.5) ? "s" : ""} ${size} ${name}${said}`,
      total: price * count,
    };
  }
  if (product.unit) {
    const measure = random.pick(must(kilos[product.unit]));
    const half = random.chance(0.2) && !measure.includes("d");
    const quantity = (count + (half ? 0.5 : 0)) * pricedPer(product.unit);
    const by = { per: pricedPer(product.unit) };
    const text = /^[a-z]/.test(name) ? name : name.toLowerCase();
    const shown = measure === "m" || measure.startsWith("m ") || measure.startsWith("l");
    return {
      text: `${shown ? count : many} ${measure}${half ? " et demi" : ""} ${text}${said}`,
      total: lineAmount({ quantity, price, by }),
    };
  }
  return { text: `${many} ${name}${said}`, total: price * count };
}

/** A name as it stands, without accents, with a letter lost, in other order, or shortened by a word. */
function nameIn(random: Rng, { name }: SpokenProduct, { products }: SpokenShop): string {
  const words = name.toLowerCase().split(" ");
  const way = random.int(0, 9);
  if (way === 0) return words.map((word) => word.normalize("NFD").replace(/\p{M}/gu, "")).join(" ");
  if (way === 1) {
    const at = random.int(0, words.length - 1);
    const word = words[at] ?? "";
    const letter = random.int(1, Math.max(1, word.length - 1));
    return words.with(at, word.slice(0, letter) + word.slice(letter + 1)).join(" ");
  }
  if (way === 2) return random.shuffled(words).join(" ");
  const shorter = words.toSpliced(random.int(0, words.length - 1), 1).join(" ");
  const isOther = products.some((other) => other.name.toLowerCase() === shorter);
  return way === 3 && !isOther ? shorter : name;
}

const strange = [
  "ndolé",
  "moins",
  "gratuit",
  "remise",
  "5",
  "30",
  "savon",
  "ou",
  "non",
  "lait",
  "sans",
  "madame Zoa",
  "-2",
];

/**
 * Some goods, and how they are paid. Now and then a word is put in that changes what is meant, of which nobody can say how:
 * then no total is right, `NaN`, unless it is doubted.
 */
export function composedSentence(
  random: Rng,
  shop = spokenShop,
): Composed & { isStrange: boolean } {
  const lines = Array.from({ length: random.int(1, 4) }, () => lineIn(random, shop));
  const [ending, isTotal] = random.pick(endings);
  let text = random.pick(beginnings);
  for (const [at, line] of lines.entries())
    text += at === 0 ? line.text : random.pick(joints) + line.text;
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  text += isTotal ? `${ending}${total}` : ending;
  const isStrange = random.chance(0.15);
  if (!isStrange) return { text, total, isStrange };
  const words = text.split(" ");
  const put = words.toSpliced(random.int(0, words.length), 0, random.pick(strange));
  return { text: put.join(" "), total, isStrange };
}
