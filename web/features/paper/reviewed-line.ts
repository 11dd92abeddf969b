import { boughtOf } from "#shared/paper/bought.ts";
import type { PaperProposal, ProposedLine } from "#shared/paper/proposal.ts";
import { basisOf, type CostBasis, costBy } from "#shared/rules/proposed-cost.ts";
import type { SoldBy } from "#shared/schemas/measure.ts";
import type { SpokenProduct } from "#shared/spoken/spoken-shop.ts";
import type { LineDraft, PurchaseDraft } from "#web/blocks/purchases/purchase-draft.ts";

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
  /** Of a cost that the paper does not say: it was reckoned from the price of one, and follows how many there are. */
  basis?: CostBasis | undefined;
  state: "open" | "taken" | "left";
};

export const reviewedOf = ({ kind, lines }: PaperProposal): ReviewedLine[] =>
  lines.map((proposed, at) => {
    const { line, bought } = proposed;
    const { quantity = 0, by, cost } = bought;
    return {
      ...{ at, proposed, productId: proposed.product?.id, state: "open", quantity, by },
      ...(kind === "list"
        ? { cost: line.unitPrice }
        : { cost, basis: line.total === undefined ? basisOf({ quantity, cost }) : undefined }),
    };
  });

/**
 * The line counted otherwise. In another pack the paper's number is of that pack, and so is its price: the cost stays.
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

/** The same line as another product: cartons and kilos are counted anew. */
export function withProduct(line: ReviewedLine, product: SpokenProduct): ReviewedLine {
  const { quantity = 0, by, cost: read } = boughtOf(line.proposed.line, product);
  const cost = line.basis ? read : (line.cost ?? read);
  const basis = line.basis && basisOf({ quantity, cost });
  return { ...line, productId: product.id, quantity, by, cost, basis };
}

/** Whether it may be taken: of a delivery note its francs may be said later, of a list the product may be a new one. */
export const isWhole = (line: ReviewedLine, kind: PaperProposal["kind"]): boolean =>
  kind === "list" ? line.cost !== undefined : line.productId !== undefined && line.quantity > 0;

/**
 * Lines that may be taken together: those without a doubt, and only where all lines come to what the paper says. Else
 * each is looked at by itself.
 */
export const sureOnes = (
  lines: readonly ReviewedLine[],
  { kind, agrees }: PaperProposal,
): readonly ReviewedLine[] =>
  kind === "purchase" && agrees
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

/** A cost that is proposed in part stays proposed, by what it comes to now. */
const based = (line: LineDraft): LineDraft =>
  line.basis ? { ...line, basis: basisOf(line) } : line;

/** One of two costs unknown leaves their sum unknown. */
const sumOf = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? undefined : one + other;

/** The purchase with who sold and the number of the paper, where nobody has said otherwise. */
export function withHead(
  draft: PurchaseDraft,
  { supplierId, number }: PaperProposal,
): PurchaseDraft {
  return {
    ...draft,
    supplierId: draft.supplierId ?? supplierId,
    reference: draft.reference === "" ? (number ?? "") : draft.reference,
  };
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
