import { boughtOf } from "#shared/paper/bought.ts";
import { isPurchase, type PaperKind } from "#shared/paper/paper-kind.ts";
import { forStock, type PaperProposal, type ProposedLine } from "#shared/paper/proposal.ts";
import { basisOf, type CostBasis, costBy } from "#shared/rules/proposed-cost.ts";
import type { SoldBy } from "#shared/schemas/measure.ts";
import type { SpokenProduct } from "#shared/spoken/spoken-shop.ts";
import type { ExtraDraft, LineDraft, PurchaseDraft } from "#web/blocks/purchases/purchase-draft.ts";

/** A line of a paper while somebody looks at it: what it says, put right by hand, and what became of it. */
export type ReviewedLine = {
  /** Its place on the paper. */
  at: number;
  proposed: ProposedLine;
  productId: string | undefined;
  /** In the product's unit; 0 while nobody has said. */
  quantity: number;
  by?: SoldBy | undefined;
  /** Of all of it, or of a list for one, in francs. */
  cost: number | undefined;
  /** Basis of a cost that the paper does not give: computed from the unit price, it follows the quantity. */
  basis?: CostBasis | undefined;
  state: "open" | "taken" | "left";
};

export const reviewedOf = ({ kind, lines }: PaperProposal): ReviewedLine[] =>
  lines.map((proposed, at) => {
    const { line, bought } = proposed;
    const { by, cost } = bought;
    const quantity = Math.max(0, bought.quantity ?? 0);
    return {
      ...{ at, proposed, productId: proposed.product?.id, state: "open", quantity, by },
      ...(kind === "list"
        ? { cost: listed(proposed) }
        : { cost, basis: line.total === undefined ? basisOf({ quantity, cost }) : undefined }),
    };
  });

/**
 * The line in another quantity or pack. In another pack, the paper's number and price are of that pack: the cost stays.
 */
export function countedAs(
  line: ReviewedLine,
  counted: Pick<ReviewedLine, "quantity" | "by">,
): ReviewedLine {
  const { basis, cost, by } = line;
  if (basis === undefined) return { ...line, ...counted };
  if (counted.by?.pack?.id !== by?.pack?.id)
    return { ...line, ...counted, basis: basisOf({ ...counted, cost }) };
  return { ...line, ...counted, cost: costBy(basis, counted.quantity) };
}

/** Price of a line of a price list in whole francs. */
const listed = ({ line: { unitPrice } }: ProposedLine) =>
  unitPrice === undefined ? undefined : Math.round(unitPrice);

/** The same line as another product: cartons and kilos are counted anew. */
export function withProduct(
  line: ReviewedLine,
  product: SpokenProduct,
  kind: PaperKind,
): ReviewedLine {
  const printed = forStock(line.proposed.line, kind === "credit-note");
  const { quantity: much = 0, by, cost: read } = boughtOf(printed, product, line.proposed.off);
  const quantity = Math.max(0, much);
  const cost = line.basis ? read : (line.cost ?? read);
  const basis = line.basis && basisOf({ quantity, cost });
  return { ...line, productId: product.id, quantity, by, cost, basis };
}

/** True for goods that a delivery paper takes back: they are no part of a purchase. */
const goesBack = ({ proposed }: ReviewedLine): boolean => proposed.doubts.includes("goes-back");

/** Whether it may be taken: of a delivery note its francs may be said later, of a list the product may be a new one. */
export function isWhole(line: ReviewedLine, kind: PaperKind): boolean {
  if (kind === "list") return line.cost !== undefined;
  return line.productId !== undefined && line.quantity > 0 && !goesBack(line);
}

/**
 * Lines that may be taken together: those without a doubt. None when the lines and sums do not come to the paper's
 * total or a part was not understood: then each line is checked by itself.
 */
export const sureOnes = (
  lines: readonly ReviewedLine[],
  { kind, agrees }: PaperProposal,
): readonly ReviewedLine[] =>
  (isPurchase(kind) || kind === "credit-note") && agrees
    ? lines.filter(({ state, proposed }) => state === "open" && proposed.doubts.length === 0)
    : [];

/** The purchase with a line of the paper: it grows where the product is there already. */
export function withTaken(draft: PurchaseDraft, line: ReviewedLine): PurchaseDraft {
  const { productId, quantity, cost, by } = line;
  if (productId === undefined) return draft;
  const before = draft.lines.find((one) => one.productId === productId);
  const others = draft.lines.filter((one) => one !== before);
  const added = before
    ? based({
        ...before,
        quantity: before.quantity + quantity,
        cost: sumOf(before.cost, cost),
        by: before.by?.per === by?.per ? by : undefined,
      })
    : { productId, quantity, cost, by };
  return { ...draft, lines: [added, ...others] };
}

/** The purchase without a line that was taken into it; what was added by hand stays. */
export function withoutTaken(draft: PurchaseDraft, line: ReviewedLine): PurchaseDraft {
  const lines = draft.lines.flatMap((one) => {
    if (one.productId !== line.productId) return one;
    const quantity = one.quantity - line.quantity;
    const cost = one.cost === undefined ? undefined : Math.max(0, one.cost - (line.cost ?? 0));
    return quantity > 0 ? based({ ...one, quantity, cost }) : [];
  });
  return { ...draft, lines };
}

/** A line with a partly proposed cost: the cost stays proposed, with its new amount as basis. */
const based = (line: LineDraft): LineDraft =>
  line.basis ? { ...line, basis: basisOf(line) } : line;

/** One of two costs unknown leaves their sum unknown. */
const sumOf = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? undefined : one + other;

/** The purchase with who sold and the number of the paper, where nobody has said otherwise. */
export function withHead(
  draft: PurchaseDraft,
  { supplierId, number }: Pick<PaperProposal, "supplierId" | "number">,
): PurchaseDraft {
  return {
    ...draft,
    supplierId: draft.supplierId ?? supplierId,
    reference: draft.reference === "" ? (number ?? "") : draft.reference,
  };
}

/**
 * The purchase with the extra costs and the total of the paper. `isFirst`: the purchase was empty before, so the total
 * is that of the whole purchase.
 */
export function withSums(
  draft: PurchaseDraft,
  { of, closing }: Pick<PaperProposal, "of" | "closing">,
  isFirst: boolean,
): PurchaseDraft {
  const added = of.extras.map(
    ({ kind, amount }): ExtraDraft => ({ kind, amount, by: "value", onInvoice: true }),
  );
  const stated = of.stated ?? closing.toPay;
  return {
    ...draft,
    extras: [...draft.extras, ...added],
    stated: isFirst ? stated : undefined,
  };
}

/** The purchase without the sums of a paper, once none of its lines is taken any more; sums changed by hand stay. */
export function withoutSums(
  draft: PurchaseDraft,
  { of }: Pick<PaperProposal, "of">,
): PurchaseDraft {
  const extras = [...draft.extras];
  for (const { kind, amount } of of.extras) {
    const at = extras.findIndex((one) => one.kind === kind && one.amount === amount);
    if (at >= 0) extras.splice(at, 1);
  }
  return { ...draft, extras, stated: undefined };
}

/** Returned pieces by product, in its unit. */
export function piecesBack(lines: readonly ReviewedLine[]): Record<string, number> {
  const pieces: Record<string, number> = {};
  for (const { productId, quantity, state } of lines)
    if (productId !== undefined && state === "taken")
      pieces[productId] = (pieces[productId] ?? 0) + quantity;
  return pieces;
}

/** A list as a file of products, as the import reads it: what is known by its code, what is new by its printed name. */
export function listAsCsv(
  lines: readonly ReviewedLine[],
  titles: { code: string; name: string; price: string },
  productOf: (id: string) => { uniqueCode: string; name: string } | undefined,
): string {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = lines.map(({ productId, proposed, cost }) => {
    const product = productId === undefined ? undefined : productOf(productId);
    const { uniqueCode = "", name = proposed.line.name } = product ?? {};
    return [quoted(uniqueCode), quoted(name), String(cost ?? "")].join(";");
  });
  const head = [titles.code, titles.name, titles.price].map(quoted).join(";");
  return [head, ...rows].join("\r\n");
}
