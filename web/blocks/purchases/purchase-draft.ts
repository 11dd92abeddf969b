import { wantedOf } from "#shared/rules/order.ts";
import {
  basisOf,
  type CostBasis,
  type CostedLine,
  grownBy,
  isProposed,
  withProposal,
} from "#shared/rules/proposed-cost.ts";
import { invoiced } from "#shared/rules/purchase.ts";
import type { OrderLine } from "#shared/schemas/order.ts";
import type { ExtraCost, PurchaseBody } from "#shared/schemas/purchase.ts";
import type { SaidPurchase } from "#shared/spoken/said-act.ts";
import {
  bearsReference,
  firstMeans,
  type MeansOfDebt,
} from "#web/blocks/notebook/means-of-debt.ts";

/** One purchase line while it is edited. */
export type LineDraft = CostedLine;
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
  /** Francs paid at once, or "all" for the whole sum, however it changes; undefined for nothing. */
  paid: number | "all" | undefined;
  means: MeansOfDebt;
  /** Of the payment. */
  payReference: string;
  fromDrawer: boolean;
  /** Identifier of the photograph of the supplier's paper, kept on this device until it is sent. */
  imageId?: string | undefined;
  /** Total in francs on the supplier's paper that was read; undefined without one, or with more than one paper. */
  stated?: number | undefined;
};

export const emptyDraft: PurchaseDraft = {
  ...{ orderId: undefined, supplierId: undefined, reference: "", lines: [], extras: [] },
  ...{ paid: undefined, means: firstMeans, payReference: "", fromDrawer: true },
  ...{ imageId: undefined, stated: undefined },
};

/** Adds pieces of a product: the line that is there grows, its cost with it where one is known. */
export function withPieces(
  draft: PurchaseDraft,
  found: { productId: string; pieces: number; basis?: CostBasis | undefined },
): PurchaseDraft {
  const before = draft.lines.find((line) => line.productId === found.productId);
  const others = draft.lines.filter((line) => line !== before);
  return { ...draft, lines: [grownBy(before, found), ...others] };
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

/** Lines with a cost proposed by the program, not read on the invoice. */
export const proposedLines = ({ lines }: PurchaseDraft): readonly LineDraft[] =>
  lines.filter(isProposed);

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
  const said = draft.supplierId === undefined ? "all" : draft.paid;
  const paid = said === "all" ? due : Math.min(said ?? 0, due);
  return { due, paid, left: due - paid };
}

/**
 * A purchase of the goods still to come of an order; it replaces the draft of any other order. The costs of the order
 * are proposed only: the invoice has the true ones.
 */
export function draftOfOrder(
  order: { id: string; supplierId: string; lines: readonly OrderLine[] },
  left: readonly OrderLine[],
): PurchaseDraft {
  const { id: orderId, supplierId } = order;
  const wanted = wantedOf({ lines: [...order.lines] });
  const lines = [...left].reverse().map(({ productId, quantity, by }) => {
    const before = wanted.get(productId);
    return withProposal({ productId, quantity, cost: undefined, by }, before && basisOf(before));
  });
  return { ...emptyDraft, orderId, supplierId, lines };
}

/** A purchase as it was said. Of what was paid by a message, the reference is the message's; else it is the invoice's. */
export function draftOfSaid(said: SaidPurchase): PurchaseDraft {
  const { supplierId, lines, paid, fromDrawer, reference = "" } = said;
  const means = said.means ?? firstMeans;
  return {
    ...{ ...emptyDraft, supplierId, means, paid },
    ...(bearsReference(means) ? { payReference: reference } : { reference }),
    ...(fromDrawer !== undefined && { fromDrawer }),
    lines: [...lines].reverse().map(({ productId, quantity, cost, by }) => ({
      ...{ productId, quantity, cost, by },
    })),
  };
}
