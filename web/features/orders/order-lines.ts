import type { OrderLine } from "#shared/schemas/order.ts";
import type { OrderDraft, OrderLineDraft } from "#web/blocks/orders/order-draft.ts";

/** What all lines are expected to cost, in francs; undefined where one says nothing. */
export function expectedCost(lines: readonly Pick<OrderLine, "cost">[]): number | undefined {
  let sum = 0;
  for (const { cost } of lines) {
    if (cost === undefined) return undefined;
    sum += cost;
  }
  return sum;
}

/** Adds pieces of a product: the line that is there grows, its cost with it where a piece's is known. */
export function withOrdered(
  draft: OrderDraft,
  {
    productId,
    pieces,
    unitCost,
  }: { productId: string; pieces: number; unitCost?: number | undefined },
): OrderDraft {
  const before = draft.lines.find((line) => line.productId === productId);
  const quantity = (before?.quantity ?? 0) + pieces;
  const each =
    before?.cost === undefined || before.quantity < 1 ? unitCost : before.cost / before.quantity;
  const cost = each === undefined ? before?.cost : Math.round(each * quantity);
  return {
    ...draft,
    lines: [
      { ...before, productId, quantity, cost },
      ...draft.lines.filter((one) => one !== before),
    ],
  };
}

/** Lines as they are told, in the order in which they were written. */
export const linesOf = (lines: readonly OrderLineDraft[]): OrderLine[] =>
  [...lines].reverse().map(({ productId, quantity, cost, by }) => ({
    ...{ productId, quantity },
    // What is no whole number of packs was counted in pieces.
    ...(by && quantity % by.per === 0 && { by }),
    ...(cost !== undefined && { cost }),
  }));
