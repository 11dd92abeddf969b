import type { CostedLine } from "#shared/rules/proposed-cost.ts";

/** One order line while it is edited. `cost`: expected cost of all its pieces in francs, when known. */
export type OrderLineDraft = CostedLine;
export type OrderDraft = {
  /** The order that is being changed; undefined for a new one. */
  orderId: string | undefined;
  supplierId: string | undefined;
  lines: readonly OrderLineDraft[];
  note: string;
  /** `YYYY-MM-DD`, or empty. */
  expectedDay: string;
};

export const emptyOrder: OrderDraft = {
  ...{ orderId: undefined, supplierId: undefined, lines: [], note: "", expectedDay: "" },
};
