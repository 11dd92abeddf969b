import { isWhole, leftText } from "#shared/leftover.ts";
import type { ExpenseCategory } from "#shared/schemas/expense-categories.ts";
import type { Unit } from "#shared/schemas/measure.ts";
import type { Proposal, SpokenDoubt, SpokenLine, SpokenMethod, SpokenParty } from "./proposal.ts";
import type { SpokenShop } from "./spoken-shop.ts";

/**
 * A part of the sentence that says what was understood: a key that a screen has words for, with its values. Francs are
 * whole; a quantity is pieces, or g, ml, cm as `unit` says, of a pack the packs that were said.
 */
export type SpokenPart =
  | { key: "sale" | "purchase" | "expense" | "payment" | "nothing" }
  | {
      key: "goods";
      quantity: number;
      name: string;
      unit?: Unit | undefined;
      pack?: string | undefined;
      price?: number | undefined;
      amount?: number | undefined;
      isSure: boolean;
    }
  /** Goods between which somebody must choose, by their names. */
  | { key: "which-goods"; said: string; names: readonly string[] }
  | { key: "customer" | "supplier"; name: string; isSure: boolean }
  | { key: "which-customer" | "which-supplier"; said: string; names: readonly string[] }
  | { key: "tender"; method: SpokenMethod; amount?: number | undefined }
  | { key: "category"; category: ExpenseCategory }
  | { key: "total"; francs: number }
  | { key: "leftover"; words: string }
  | { key: "doubt"; doubt: SpokenDoubt };

/** Doubts that a part already shows: goods or people to choose from, words that are left over. */
const shownOtherwise: ReadonlySet<SpokenDoubt> = new Set([
  "several-products",
  "several-customers",
  "several-suppliers",
  "words-left-over",
]);

/** What was understood, in the order in which it is said; every doubt is among its parts. */
export function sayBack(proposal: Proposal, shop: SpokenShop): SpokenPart[] {
  const { kind, lines, customer, supplier, tenders, category, total, unsure } = proposal;
  const parts: SpokenPart[] = [{ key: kind }];
  for (const line of lines) parts.push(goodsPart(line, shop));
  if (category) parts.push({ key: "category", category });
  if (customer) parts.push(partyPart(customer, shop.customers, "customer"));
  if (supplier) parts.push(partyPart(supplier, shop.suppliers ?? [], "supplier"));
  if (total !== undefined) parts.push({ key: "total", francs: total });
  for (const { method, amount } of tenders)
    parts.push({ key: "tender", method, ...(amount === undefined ? {} : { amount }) });
  if (!isWhole(proposal)) parts.push({ key: "leftover", words: leftText(proposal) });
  const isShown = (doubt: SpokenDoubt) =>
    shownOtherwise.has(doubt) &&
    parts.some(({ key }) => key.startsWith("which-") || key === "leftover");
  for (const doubt of unsure) if (!isShown(doubt)) parts.push({ key: "doubt", doubt });
  return parts;
}

function goodsPart(line: SpokenLine, { products }: SpokenShop): SpokenPart {
  const { productId, packId, quantity, unit, price, amount, candidates, said, sure } = line;
  const product = products.find(({ id }) => id === productId);
  if (!product) {
    const names = candidates.flatMap((one) => nameOf(one.productId, one.packId, products));
    return { key: "which-goods", said, names };
  }
  const pack = product.packs?.find(({ id }) => id === packId);
  return {
    key: "goods",
    quantity: pack ? quantity / pack.factor : quantity,
    name: product.name,
    ...(unit && !pack ? { unit } : {}),
    ...(pack ? { pack: pack.name } : {}),
    ...(price === undefined ? {} : { price }),
    ...(amount === undefined ? {} : { amount }),
    isSure: sure,
  };
}

function nameOf(
  productId: string,
  packId: string | undefined,
  products: SpokenShop["products"],
): string[] {
  const product = products.find(({ id }) => id === productId);
  if (!product) return [];
  const pack = product.packs?.find(({ id }) => id === packId);
  return [pack ? `${product.name} · ${pack.name}` : product.name];
}

function partyPart(
  { id, candidates, said, sure }: SpokenParty,
  people: SpokenShop["customers"],
  of: "customer" | "supplier",
): SpokenPart {
  const name = people.find((one) => one.id === id)?.name;
  if (name !== undefined) return { key: of, name, isSure: sure };
  const names = candidates.flatMap((one) => people.find(({ id }) => id === one)?.name ?? []);
  return { key: `which-${of}`, said, names };
}
