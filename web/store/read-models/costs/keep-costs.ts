import { must } from "#shared/must.ts";
import type { LossToCount } from "#shared/rules/cost-figures.ts";
import { officeScope } from "#shared/rules/permissions.ts";
import { adjustmentDelta } from "#shared/rules/stock.ts";
import type { CostMonth } from "#shared/schemas/cost.ts";
import type { MonthBook } from "#shared/schemas/month-book.ts";
import type { Device } from "#web/store/device.ts";
import { doneBy, type OperationRecord } from "#web/store/outbox/operation-record.ts";
import type { ReturnList, TicketDays } from "#web/store/read-models/facts/facts-of-days.ts";
import type { FiguresBook } from "#web/store/read-models/facts/figures-book.ts";
import { momentOf } from "#web/store/read-models/facts/moment-of.ts";
import { keptByScope } from "#web/store/read-models/kept-by-scope.ts";
import { Memo } from "#web/store/read-models/memo.ts";
import { openBooks } from "#web/store/read-models/open-books.ts";
import { type PurchaseBook, purchasesOf } from "#web/store/read-models/purchases/keep-purchases.ts";
import { RowBook } from "#web/store/read-models/row-book.ts";
import type { TillContext } from "#web/store/read-models/tills/till-act-book.ts";
import { CostBook } from "./cost-book.ts";
import { GoodsOfDays } from "./goods-of-days.ts";
import { openProductCosts, type ProductCostBook } from "./product-cost-book.ts";

type Loss = LossToCount & { id: string };
export type CostBooks = {
  products: ProductCostBook;
  months: RowBook<"costMonths", CostMonth | undefined>;
  losses: RowBook<"adjustments", Loss | undefined>;
  purchases: PurchaseBook;
};

/** What costs are made from beside sales and returns, opened once and kept fed; undefined for whoever is not of the office (N1). */
export const costsOf = keptByScope(
  (device, shopId, scope) =>
    openBooks(device, { shopId, scope }, async ({ keep, cut }): Promise<CostBooks> => {
      const products = openProductCosts(shopId, { cut });
      const months: CostBooks["months"] = new RowBook({
        kind: "costMonths",
        shopId,
        touches: () => [],
        view: (_, row) => row,
        order: (a, b) => (a.id < b.id ? 1 : -1),
      });
      const losses = openLosses(shopId, { cut });
      const [purchases] = await Promise.all([
        purchasesOf(device, shopId),
        keep(device.feedOf(officeScope(shopId)), products, months),
        keep(device.feedOf(scope), losses),
      ]);
      return { products, months, losses, purchases: must(purchases, "the purchases") };
    }),
  "office",
);

function openLosses(shopId: string, { cut }: Pick<TillContext, "cut">): CostBooks["losses"] {
  const ownLoss = (record: OperationRecord): Loss | undefined => {
    const { operation, id } = record;
    if (operation.kind !== "adjust") return undefined;
    const { productId, mode } = operation.body;
    const { day } = momentOf(record, cut());
    return {
      id,
      productId,
      mode,
      delta: adjustmentDelta(operation.body),
      byId: doneBy(record),
      day,
    };
  };
  return new RowBook({
    kind: "adjustments",
    shopId,
    touches: ({ kind, id }) => (kind === "adjust" ? [id] : []),
    view: (_, row, [own]): Loss | undefined => row ?? (own && ownLoss(own)),
    order: (a, b) => (a.id < b.id ? -1 : 1),
  });
}

/** The book of what goods cost, from what costs are made from and the sales and returns of the shop. */
export function costBook(
  device: Pick<Device, "outbox">,
  { products, months, losses, purchases }: CostBooks,
  shop: {
    tickets: TicketDays;
    returns: ReturnList;
    months: { list(): readonly MonthBook[] };
    figures: Pick<FiguresBook, "days" | "edition">;
  },
): CostBook {
  const { tickets, returns, figures } = shop;
  const closed = new Memo<ReadonlySet<string>>();
  const closedMonths = () => {
    const list = shop.months.list();
    return closed.of("", [list], () => new Set(list.map(({ id }) => id)));
  };
  return new CostBook({
    ...{ products, months, purchases, figures },
    goods: new GoodsOfDays({ tickets, returns, losses }),
    closedMonths,
    own: (id) => device.outbox.get(id),
  });
}
