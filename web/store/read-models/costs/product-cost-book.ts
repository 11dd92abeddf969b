import { businessDay } from "#shared/rules/business-day.ts";
import { unitOf, withSaid } from "#shared/rules/cost.ts";
import type { ProductCost } from "#shared/schemas/cost.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { happenedAt, type OperationRecord } from "#web/store/outbox/operation-record.ts";
import { momentOf } from "#web/store/read-models/facts/moment-of.ts";
import { pendingFor, RowBook } from "#web/store/read-models/row-book.ts";
import { stockMoves } from "#web/store/read-models/stock-moves.ts";
import type { TillContext } from "#web/store/read-models/tills/till-act-book.ts";

/** What is said of a product's cost, and what moved by hand, own operations that its row does not hold among it. */
export type ProductCostRow = Omit<ProductCost, "no" | "rev"> & { no: number | undefined };
export type ProductCostBook = RowBook<"productCosts", ProductCostRow | undefined>;

const beginning = "0001-01";

/** Whether it brings pieces to the shop or takes them from it otherwise than by purchases and sales (N2). */
const isOwned = ({ kind }: Operation): boolean =>
  kind === "adjust" || /^(product\.(create|import)|shop-transfer.*)$/.test(kind);

export function openProductCosts(
  shopId: string,
  { cut }: Pick<TillContext, "cut">,
): ProductCostBook {
  return new RowBook({
    kind: "productCosts",
    shopId,
    touches: (operation) => {
      if (operation.kind === "cost.set") return [operation.body.productId];
      return isOwned(operation) ? stockMoves(operation).map(({ productId }) => productId) : [];
    },
    view: (productId, row, own): ProductCostRow | undefined => {
      const view: ProductCostRow = {
        ...{ productId, no: row?.no, said: row?.said ?? [], moved: row?.moved ?? [] },
      };
      for (const record of pendingFor(row, own)) take(view, record, cut());
      return view;
    },
    order: (a, b) => (a.productId < b.productId ? -1 : 1),
  });
}

function take(
  view: ProductCostRow,
  record: OperationRecord,
  cut: Parameters<typeof businessDay>[1],
): void {
  const { operation } = record;
  const now = businessDay(happenedAt(operation), cut).slice(0, 7);
  if (operation.kind === "cost.set") {
    const { cost, pieces = 1, month = now } = operation.body;
    view.said = withSaid(view.said, [[month, now].sort()[0] ?? now, unitOf(cost, pieces)]);
  } else if (isOwned(operation)) {
    const delta = stockMoves(operation)
      .filter(({ productId }) => productId === view.productId)
      .reduce((sum, move) => sum + move.delta, 0);
    const isBeginning = operation.kind.startsWith("product.");
    const month = isBeginning ? beginning : momentOf(record, cut).day.slice(0, 7);
    view.moved = [...view.moved, [month, delta]];
  }
}
