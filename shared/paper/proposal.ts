import { pricedPer } from "#shared/rules/ware.ts";
import { foldWord } from "#shared/spoken/said-words.ts";
import type { SpokenPerson, SpokenProduct } from "#shared/spoken/spoken-shop.ts";
import { type Bought, boughtOf } from "./bought.ts";
import { type Candidate, matchGoods } from "./match-goods.ts";
import { type OfPurchase, ofPurchase } from "./of-purchase.ts";
import { isPurchase } from "./paper-kind.ts";
import type { PaperLine } from "./paper-line.ts";
import { isReadAs } from "./read-as.ts";
import type { PaperReading } from "./read-paper.ts";

/**
 * Reasons to check a line. `arithmetic`: count times price is not the total as read; `unchecked`: the paper has no unit
 * price, so nothing confirms the count; `goes-back`: returned goods on a paper of goods that arrived; `sign`: only one
 * of its numbers has a minus.
 */
export type PaperDoubt =
  | "no-product"
  | "several-products"
  | "no-count"
  | "no-price"
  | "arithmetic"
  | "unchecked"
  | "repaired"
  | "which-is-the-price"
  | "unknown-pack"
  | "odd-price"
  | "goes-back"
  | "sign"
  | "badly-read";

/** A line of a paper with the product that it may be, and what it would bring into the stock. */
export type ProposedLine = {
  line: PaperLine;
  candidates: readonly Candidate[];
  /** The likeliest product; undefined where none is like it. */
  product?: SpokenProduct | undefined;
  /**
   * Amounts without a sign; on a credit note, returned goods and the debt they reduce. The line's share of the discount
   * is already off.
   */
  bought: Bought;
  /** The line's share of the discount, in francs. */
  off: number;
  doubts: readonly PaperDoubt[];
};

export type PaperProposal = Omit<PaperReading, "lines"> & {
  lines: readonly ProposedLine[];
  supplierId?: string | undefined;
  /** Its sums as fields of a purchase, if the paper is one. */
  of: OfPurchase;
};

/** Numbers read worse are looked at twice, 0 to 100. */
const badly = 45;
/** Shares of the selling price between which goods are usually bought. */
const usual = { least: 0.4, most: 1.02 };

/**
 * What a paper would be as a purchase of this shop: each line with its product, what it brings and every doubt. Nothing of
 * it is taken before somebody says so; a line without doubts is one whose arithmetic holds and whose product is clear.
 */
export function proposalOf(
  reading: PaperReading,
  products: readonly SpokenProduct[],
  suppliers: readonly SpokenPerson[] = [],
): PaperProposal {
  const matched = reading.lines.map((line) => ({ line, ...matchGoods(line.name, products) }));
  const order = reading.orderKnown ? "known" : orderByPrices(matched);
  const isBack = reading.kind === "credit-note";
  const of = ofPurchase(reading.lines, reading.closing);
  const lines = matched.map(({ line: read, candidates, sure }, at) => {
    const line = order === "swapped" ? swapped(read) : read;
    const product = candidates[0]?.product;
    const off = isPurchase(reading.kind) ? (of.shares[at] ?? 0) : 0;
    const bought = product
      ? boughtOf(forStock(line, isBack), product, off)
      : { unknownPack: false };
    const doubts = doubtsOf({
      line,
      product,
      bought,
      sure,
      reading,
      isOrdered: order !== "unknown",
    });
    return { line, candidates, product, bought, off, doubts };
  });
  const supplierId = reading.supplier && supplierCalled(reading.supplier, suppliers);
  return { ...reading, lines, supplierId, of };
}

/** The line in pieces and francs; on a credit note without its sign, printed or not. */
export function forStock(line: PaperLine, isBack: boolean): PaperLine {
  const size = (value: number | undefined) => (value === undefined ? undefined : Math.abs(value));
  return isBack ? { ...line, count: size(line.count), total: size(line.total) } : line;
}

const swapped = (line: PaperLine): PaperLine => ({
  ...line,
  count: line.unitPrice,
  unitPrice: line.count,
});

type Matched = { line: PaperLine; candidates: readonly Candidate[]; sure: boolean };

/** Which number is the price, as the shop's own prices say of most lines. */
function orderByPrices(matched: readonly Matched[]): "known" | "swapped" | "unknown" {
  let votes = 0;
  for (const { line, candidates, sure } of matched) {
    const product = candidates[0]?.product;
    const { count, unitPrice } = line;
    if (!sure || !product || !line.agrees || !count || !unitPrice || line.unit) continue;
    const [as, other] = [unitPrice, count].map((price) =>
      Math.abs(Math.log(price / product.price)),
    );
    votes += Math.sign((other ?? 0) - (as ?? 0));
  }
  if (Math.abs(votes) < 2) return "unknown";
  return votes > 0 ? "known" : "swapped";
}

type Judged = {
  line: PaperLine;
  product: SpokenProduct | undefined;
  bought: Bought;
  sure: boolean;
  reading: PaperReading;
  isOrdered: boolean;
};

function doubtsOf({ line, product, bought, sure, reading, isOrdered }: Judged): PaperDoubt[] {
  const isList = reading.kind === "list";
  const doubts: PaperDoubt[] = [];
  if (!product && !isList) doubts.push("no-product");
  if (product && !sure) doubts.push("several-products");
  if (!isList && line.count === undefined) doubts.push("no-count");
  // A list with several price columns: the person chooses one for all lines.
  const isAsked = line.prices !== undefined && reading.priceColumn === undefined;
  if (line.unitPrice === undefined && line.total === undefined) {
    if (!isAsked) doubts.push("no-price");
  } else if (!isList && !line.agrees)
    doubts.push(line.unitPrice === undefined ? "unchecked" : "arithmetic");
  if (line.signDoubt) doubts.push("sign");
  if (isPurchase(reading.kind) && (line.total ?? line.count ?? 0) < 0) doubts.push("goes-back");
  if (line.repaired) doubts.push("repaired");
  if (!isList && !isOrdered) doubts.push("which-is-the-price");
  if (bought.unknownPack) doubts.push("unknown-pack");
  if (product && isOdd(product, bought, isList ? line.unitPrice : undefined))
    doubts.push("odd-price");
  if (line.confidence < badly) doubts.push("badly-read");
  return doubts;
}

/** Dearer than it is sold, or for less than half: it may be another pack, another product, a digit too many. */
function isOdd(product: SpokenProduct, { quantity, cost }: Bought, listed: number | undefined) {
  const per = product.unit ? pricedPer(product.unit) : 1;
  const each = listed ?? (cost !== undefined && quantity ? (cost * per) / quantity : undefined);
  if (each === undefined) return false;
  return each > usual.most * product.price || each < usual.least * product.price;
}

/** The supplier of the shop whose name a paper bears. */
function supplierCalled(text: string, suppliers: readonly SpokenPerson[]): string | undefined {
  const letters = (name: string) => foldWord(name).replace(/[^a-z0-9]/g, "");
  const said = letters(text);
  const found = suppliers.filter(({ name }) => {
    const own = letters(name);
    return own.length >= 4 && (said.includes(own) || isReadAs(said, own));
  });
  const [only, another] = found;
  return another ? undefined : only?.id;
}
