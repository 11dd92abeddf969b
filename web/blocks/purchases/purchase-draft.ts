import { invoiced } from "#shared/rules/purchase.ts";
import type { SoldBy } from "#shared/schemas/measure.ts";
import type { OrderLine } from "#shared/schemas/order.ts";
import type { ExtraCost, PurchaseBody } from "#shared/schemas/purchase.ts";
import type { SaidPurchase } from "#shared/spoken/said-act.ts";
import {
  bearsReference,
  firstMeans,
  type MeansOfDebt,
} from "#web/blocks/notebook/means-of-debt.ts";

/**
 * One line as it is typed; `cost`: of all its pieces, in francs, undefined while nobody has said. `by`: the pack in which
 * it is counted.
 */
export type LineDraft = {
  productId: string;
  quantity: number;
  cost: number | undefined;
  by?: SoldBy | undefined;
};
export type ExtraDraft = Omit<ExtraCost, "amount" | "onInvoice"> & {
  amount: number | undefined;
  onInvoice: boolean;
};
export type PurchaseDraft = {
  /** The order that these goods come of. */
  orderId?: string | undefined;
  supplierId: string | undefined;
  reference: string;
  lines: readonly LineDraft[];
  extras: readonly ExtraDraft[];
  /** Francs that are paid at once; undefined while nothing is. */
  paid: number | undefined;
  means: MeansOfDebt;
  /** Of the payment. */
  payReference: string;
  fromDrawer: boolean;
  /** Photograph of the supplier's paper, kept on this device until it is sent. */
  imageId?: string | undefined;
  /** Francs that the supplier's paper asks for, where one was read; undefined once it is more than one paper. */
  stated?: number | undefined;
};

export const emptyDraft: PurchaseDraft = {
  ...{ orderId: undefined, supplierId: undefined, reference: "", lines: [], extras: [] },
  ...{ paid: undefined, means: firstMeans, payReference: "", fromDrawer: true },
  ...{ imageId: undefined, stated: undefined },
};

/** What a line costs once it has grown to so many pieces; one of whose pieces nobody has said keeps what was typed. */
function costOf(before: LineDraft | undefined, quantity: number): number | undefined {
  if (before?.cost === undefined || before.quantity < 1) return before?.cost;
  return Math.round((before.cost / before.quantity) * quantity);
}

/** Adds pieces of a product: the line that is there grows, its cost with it where one is known. */
export function withPieces(
  draft: PurchaseDraft,
  { productId, pieces, unitCost }: { productId: string; pieces: number; unitCost?: number },
): PurchaseDraft {
  const before = draft.lines.find((line) => line.productId === productId);
  const others = draft.lines.filter((line) => line !== before);
  const quantity = (before?.quantity ?? 0) + pieces;
  const cost =
    costOf(before, quantity) ??
    (unitCost === undefined || quantity === 0 ? undefined : Math.round(unitCost * quantity));
  return { ...draft, lines: [{ ...before, productId, quantity, cost }, ...others] };
}

/** Changes one line; one without pieces stays until it is taken out. */
export const withLine = (draft: PurchaseDraft, line: LineDraft): PurchaseDraft => ({
  ...draft,
  lines: draft.lines.map((one) => (one.productId === line.productId ? line : one)),
});

export const withoutLine = (draft: PurchaseDraft, productId: string): PurchaseDraft => ({
  ...draft,
  lines: draft.lines.filter((line) => line.productId !== productId),
});

/** Lines of which the pieces or the cost are not said. */
export const unsaidLines = ({ lines }: PurchaseDraft): readonly LineDraft[] =>
  lines.filter(({ quantity, cost }) => quantity < 1 || cost === undefined);

/** What is told of it, in the order in which it was written; what is not said yet counts for nothing. */
export function bodyOf(draft: PurchaseDraft): PurchaseBody {
  const { supplierId, reference, lines, extras, orderId, imageId } = draft;
  const extraCosts = extras.flatMap(({ amount, onInvoice, ...rest }) =>
    amount ? [{ ...rest, amount, ...(onInvoice && { onInvoice: true as const }) }] : [],
  );
  return {
    ...(supplierId && { supplierId }),
    ...(orderId && { orderId }),
    ...(imageId && { imageId }),
    ...(reference.trim() !== "" && { reference: reference.trim() }),
    lines: [...lines].reverse().map(({ productId, quantity, cost = 0, by }) => ({
      ...{ productId, quantity, cost },
      // What is no whole number of packs was counted in pieces.
      ...(by && quantity % by.per === 0 && { by }),
    })),
    ...(extraCosts.length > 0 && { extraCosts }),
  };
}

/** What stands on the invoice, what is paid at once and what stays owed, in francs. Without a supplier all is paid. */
export function sumsOf(draft: PurchaseDraft): { due: number; paid: number; left: number } {
  const due = invoiced(bodyOf(draft));
  const paid = draft.supplierId === undefined ? due : Math.min(draft.paid ?? 0, due);
  return { due, paid, left: due - paid };
}

/** A purchase of what is left to come of an order; what was typed before of another one is gone. */
export const draftOfOrder = (
  { id: orderId, supplierId }: { id: string; supplierId: string },
  left: readonly OrderLine[],
): PurchaseDraft => ({
  ...{ ...emptyDraft, orderId, supplierId },
  lines: [...left]
    .reverse()
    .map(({ productId, quantity, cost, by }) => ({ productId, quantity, cost, by })),
});

/** A purchase as it was said. Of what was paid by a message, the reference is the message's; else it is the invoice's. */
export function draftOfSaid(said: SaidPurchase): PurchaseDraft {
  const { supplierId, lines, paid, fromDrawer, reference = "" } = said;
  const means = said.means ?? firstMeans;
  const draft: PurchaseDraft = {
    ...{ ...emptyDraft, supplierId, means },
    ...(bearsReference(means) ? { payReference: reference } : { reference }),
    ...(fromDrawer !== undefined && { fromDrawer }),
    lines: [...lines].reverse().map(({ productId, quantity, cost, by }) => ({
      ...{ productId, quantity, cost, by },
    })),
  };
  return { ...draft, paid: paid === "all" ? invoiced(bodyOf(draft)) : paid };
}
