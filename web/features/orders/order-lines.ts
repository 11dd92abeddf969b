import { type CostBasis, grownBy } from "#shared/rules/proposed-cost.ts";
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

/** Adds pieces of a product. An existing line grows, and so does its cost when one is known. */
export function withOrdered(
  draft: OrderDraft,
  found: { productId: string; pieces: number; basis?: CostBasis | undefined },
): OrderDraft {
  const before = draft.lines.find(({ productId }) => productId === found.productId);
  const others = draft.lines.filter((one) => one !== before);
  return { ...draft, lines: [grownBy(before, found), ...others] };
}

/** Lines as they are told, in the order in which they were written. */
export const linesOf = (lines: readonly OrderLineDraft[]): OrderLine[] =>
  [...lines].reverse().map(({ productId, quantity, cost, by }) => ({
    ...{ productId, quantity },
    // What is no whole number of packs was counted in pieces.
    ...(by && quantity % by.per === 0 && { by }),
    ...(cost !== undefined && { cost }),
  }));
