import { must } from "#shared/must.ts";
import { pricedPer } from "#shared/rules/ware.ts";
import { lineAmount } from "#shared/schemas/line-amount.ts";
import type { ProposalKind } from "#shared/spoken/proposal.ts";
import type { SpokenShop } from "#shared/spoken/spoken-shop.ts";
import { spokenShop } from "./shop.ts";

/** One of the goods that a line may be, with the quantity it would have in what the product is counted in. */
export type ExpectedGoods = { productId: string; packId?: string | undefined; quantity: number };
export type ExpectedLine = {
  goods: readonly ExpectedGoods[];
  price?: number | undefined;
  amount?: number | undefined;
};

/** One right reading of a sentence. */
export type Expected = {
  kind: ProposalKind;
  lines: readonly ExpectedLine[];
  customers: readonly string[];
  suppliers: readonly string[];
  tenders: readonly string[];
  /** Francs said for the whole. */
  total?: number | undefined;
  category?: string | undefined;
  /** Words that must be shown as not understood. */
  unknown: readonly string[];
  mustDoubt: boolean;
};

export type Sentence = { text: string; readings: readonly Expected[] };

/**
 * Reads « sentence => what is meant by it ». What is meant: a kind unless it is a sale, then in any order `2 azur-400` a
 * quantity and goods (of what is weighed in g, ml, cm), `2 titus#carton` packs, `azur-200/azur-400` goods between which the
 * sentence does not choose, `@450` the price said for the line before, `*500` the amount said for it, `~amina` the customer,
 * `^mahima` the supplier, `+cash:2000` a tender, `=2000` a total said, `:transport` a category, `?quinoa` a word that must
 * be shown as not understood, `!` that it must be unsure. Readings between which the sentence does not choose stand apart by « or ».
 */
export function sentencesOf(text: string, shop: SpokenShop = spokenShop): Sentence[] {
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [said = "", meant = ""] = line.split(" => ");
      return { text: said, readings: meant.split(" or ").map((one) => readingOf(one, shop)) };
    });
}

function readingOf(text: string, shop: SpokenShop): Expected {
  const words = text.trim().split(" ");
  const kind = /^(expense|payment|purchase|nothing)$/.test(words[0] ?? "")
    ? (words.shift() as ProposalKind)
    : "sale";
  const marked = (mark: string) =>
    words.filter((word) => word.startsWith(mark)).map((word) => word.slice(1));
  const [total] = marked("=").map(Number);
  const [category] = marked(":");
  const lines: ExpectedLine[] = [];
  for (const [at, word] of words.entries()) {
    const last = lines.at(-1);
    if (/^\d+$/.test(word)) lines.push(lineOf(Number(word), must(words[at + 1], text), shop));
    else if (word.startsWith("@")) must(last).price = Number(word.slice(1));
    else if (word.startsWith("*")) must(last).amount = Number(word.slice(1));
  }
  const people = (mark: string, known: readonly { id: string }[]) =>
    marked(mark)
      .flatMap((ids) => ids.split("/"))
      .map((id) => must(known.find((one) => one.id === id)?.id, id));
  return {
    kind,
    lines,
    customers: people("~", shop.customers),
    suppliers: people("^", shop.suppliers ?? []),
    tenders: marked("+").toSorted(),
    total,
    category,
    unknown: marked("?"),
    mustDoubt: words.includes("!"),
  };
}

function lineOf(count: number, named: string, { products }: SpokenShop): ExpectedLine {
  const goods = named.split("/").map((one) => {
    const [productId = "", packId] = one.split("#");
    const product = must(
      products.find(({ id }) => id === productId),
      productId,
    );
    if (packId === undefined) return { productId, quantity: count };
    const pack = must(
      product.packs?.find(({ id }) => id === packId),
      one,
    );
    return { productId, packId, quantity: count * pack.factor };
  });
  return { goods };
}

/** Francs that a reading comes to; undefined where it does not say. */
export function totalOf(reading: Expected, shop: SpokenShop = spokenShop): number | undefined {
  if (reading.total !== undefined || reading.kind === "nothing") return reading.total;
  let sum = 0;
  for (const { goods, price, amount } of reading.lines) {
    const [one, another] = goods;
    if (!one || another) return undefined;
    const product = must(shop.products.find(({ id }) => id === one.productId));
    const pack = product.packs?.find(({ id }) => id === one.packId);
    const usual = reading.kind === "purchase" ? undefined : (pack?.price ?? product.price);
    const each = price ?? usual;
    const per = pack?.factor ?? (product.unit ? pricedPer(product.unit) : undefined);
    if (amount !== undefined) sum += amount;
    else if (each === undefined) return undefined;
    else
      sum += lineAmount({ quantity: one.quantity, price: each, ...(per ? { by: { per } } : {}) });
  }
  return sum;
}
