import { expect, test } from "vitest";
import { inFrancs, micros } from "#shared/rules/cost.ts";
import type { Adjustment } from "#shared/schemas/adjustment.ts";
import type { CostMonth, ProductCost } from "#shared/schemas/cost.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import type { TicketRow } from "#web/store/read-models/facts/ticket-row.ts";
import { CostBook, type CostParts } from "./cost-book.ts";
import { GoodsOfDays } from "./goods-of-days.ts";

const rice = { productId: "riz0", name: "Riz", price: 200 };

function aTicket(id: string, day: string, quantity: number): TicketRow {
  return {
    ...{ id, day, receiptNo: "A-1", soldAt: `${day}T10:00:00.000Z`, sellerId: "awa" },
    ...{ sellerName: "Awa", lines: [{ ...rice, quantity }], total: 200 * quantity },
    ...{ flags: [], settled: null, sent: true, payments: [] },
  };
}

type Loss = Pick<Adjustment, "id" | "productId" | "day" | "byId" | "delta" | "mode">;

/** A shop's lists that a test fills by hand. */
function aShop() {
  const subscribe = () => () => {};
  let tickets: readonly TicketRow[] = [];
  let lists = new Map<string, readonly TicketRow[]>();
  const own = new Map<string, Pick<OperationRecord, "state" | "ackRev">>();
  const held = {
    products: [] as readonly Omit<ProductCost, "rev">[],
    months: [] as readonly CostMonth[],
    purchases: [] as ReturnType<CostParts["purchases"]["list"]>,
    losses: [] as readonly Loss[],
    closed: new Set<string>(),
    figures: [] as ReturnType<CostParts["figures"]["days"]>,
  };
  const goods = new GoodsOfDays({
    tickets: {
      ...{ isLoaded: true, subscribe, edition: {} },
      days: () => lists.keys(),
      ofDay: (day) => lists.get(day) ?? [],
    },
    returns: { subscribe, list: () => [] },
    losses: { subscribe, list: () => held.losses },
  });
  const book = new CostBook({
    products: { subscribe, list: () => held.products },
    months: { subscribe, list: () => held.months },
    purchases: { subscribe, list: () => held.purchases },
    goods,
    closedMonths: () => held.closed,
    figures: { days: () => held.figures, edition: () => [] },
    own: (id) => own.get(id) as OperationRecord | undefined,
  });
  return {
    ...{ book, held, own },
    sell(...more: TicketRow[]) {
      tickets = [...tickets, ...more];
      lists = new Map(tickets.map(({ day }) => [day, tickets.filter((one) => one.day === day)]));
    },
    forget() {
      tickets = [];
      lists = new Map();
    },
    cost: (from: string, to: string) => book.days({ from, to }).map((one) => inFrancs(one.cost)),
    unit: (day: string) => book.units(day).get("riz0"),
  };
}

const bought = (day: string, quantity: number, cost: number) => ({
  ...{ day, extraCosts: [], backOf: null },
  lines: [{ productId: "riz0", quantity, cost }],
});
const always = { from: "0000-01-01", to: "9999-12-31" };

test("[N2] [N5] months follow one another: what one leaves, the next weighs", () => {
  const shop = aShop();
  shop.held.products = [
    { productId: "riz0", no: 1, said: [["2026-03", 100 * micros]], moved: [["0001-01", 10]] },
  ];
  shop.sell(aTicket("1", "2026-03-05", 4), aTicket("2", "2026-04-06", 3));
  expect([shop.unit("2026-02-01"), shop.unit("2026-03-05"), shop.unit("2026-04-30")]).toEqual([
    ...[null, 100 * micros, 100 * micros],
  ]);
  shop.held.purchases = [bought("2026-03-31", 10, 2000), bought("2026-04-01", 4, 200)];
  expect(shop.cost("2026-03-01", "2026-03-31")).toEqual([600]);
  // Sixteen at 150 and four at 50.
  expect([shop.unit("2026-04-02"), shop.unit("2026-09-09")]).toEqual([130 * micros, 130 * micros]);
  expect(shop.book.products(always)).toEqual([
    { month: "2026-03", productId: "riz0", left: 4, vat: 0, unit: 150 * micros },
    { month: "2026-04", productId: "riz0", left: 3, vat: 0, unit: 130 * micros },
  ]);
  // What nothing touched is the same object.
  const [days, products] = [shop.book.days(always), shop.book.products(always)];
  expect(shop.book.days(always)).toBe(days);
  expect(shop.book.products(always)).toBe(products);
  shop.sell(aTicket("3", "2026-04-07", 1));
  expect(shop.cost("2026-04-07", "2026-04-07")).toEqual([130]);
});

const march: CostMonth = {
  id: "2026-03",
  days: {
    ...{ day: ["2026-03-05"], sellerId: ["awa"], agencyId: [null] },
    ...{ cost: { francs: [600], micros: [500_000] }, unknown: [40] },
    ...{ lost: { francs: [0], micros: [0] }, lostUnknown: [0] },
  },
  products: { step: [1], francs: [150], micros: [0], pieces: [-3], left: [4] },
  trueUp: [7, 0],
  rev: 9,
};

test("[N6] a closed month is what its row says, and what the row does not hold yet is added", () => {
  const shop = aShop();
  shop.held.products = [{ productId: "riz0", no: 1, said: [], moved: [["0001-01", 10]] }];
  shop.held.months = [march];
  shop.sell(aTicket("old", "2026-03-05", 4), aTicket("own", "2026-03-07", 2));
  shop.own.set("own", { state: "waiting", ackRev: 0 });
  expect(shop.cost("2026-03-01", "2026-03-31")).toEqual([601, 300]);
  shop.own.set("own", { state: "applied", ackRev: 9 });
  shop.held.months = [{ ...march }];
  expect(shop.cost("2026-03-01", "2026-03-31")).toEqual([601]);
  shop.forget();
  shop.held.purchases = [bought("2026-03-02", 900, 9), bought("2026-04-02", 5, 800)];
  expect(shop.unit("2026-04-02")).toBe(160 * micros);
  // Three that had left at 150 cost 160 each; what March had put right stays its own.
  expect(shop.book.trueUp(always)).toEqual({ francs: 37, micros: 0 });
  expect(shop.book.putRight(always)).toEqual([
    {
      ...{ month: "2026-04", productId: "riz0", pieces: 3, before: 150 * micros },
      ...{ now: 160 * micros, francs: { francs: 30, micros: 0 } },
    },
  ]);
  expect(shop.book.trueUp({ from: "2026-04-01", to: "2026-04-30" })).toEqual({
    francs: 30,
    micros: 0,
  });
});

test("[N6] of a month that was closed before costs were kept nobody knows what its goods cost", () => {
  const shop = aShop();
  shop.held.closed = new Set(["2026-03"]);
  shop.held.products = [
    { productId: "riz0", no: 1, said: [["2026-03", 5]], moved: [["0001-01", 10]] },
  ];
  shop.held.figures = [
    { day: "2026-03-05", sellerId: "awa", agencyId: null, revenue: 800, refunded: 100 },
  ] as unknown as ReturnType<CostParts["figures"]["days"]>;
  shop.sell(aTicket("old", "2026-03-05", 4), aTicket("new", "2026-04-05", 1));
  expect(shop.book.days(always).map(({ day, unknown }) => [day, unknown])).toEqual([
    ["2026-04-05", 200],
    ["2026-03-05", 700],
  ]);
});

test("[N5] what was lost costs too, by whoever told it", () => {
  const shop = aShop();
  const said: [string, number][] = [["2026-03", 150 * micros]];
  shop.held.products = [{ productId: "riz0", no: 1, said, moved: [["0001-01", 10]] }];
  const by = { productId: "riz0", day: "2026-03-05", byId: "bih" };
  shop.held.losses = [
    { ...by, id: "a", delta: -2, mode: "decrease" },
    { ...by, id: "b", delta: 50, mode: "increase" },
  ];
  expect(shop.book.days(always)).toMatchObject([
    { sellerId: "bih", agencyId: null, lost: { francs: 300, micros: 0 }, cost: { francs: 0 } },
  ]);
  expect(shop.book.days({ ...always, sellerId: "awa" })).toEqual([]);
});
