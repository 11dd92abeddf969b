import { expect, test, vi } from "vitest";
import { must } from "#shared/must.ts";
import type { Sale } from "#shared/schemas/sale.ts";
import { encodeRows } from "#shared/sync/columns.ts";
import { goodsDevice } from "#tests/support/device/goods-device.ts";
import { aResellerSale, aTransfer } from "#tests/support/device/goods-rows.ts";
import { settled } from "#tests/support/device/hand-timers.ts";
import { MemoryOutboxStore } from "#tests/support/device/memory-outbox-store.ts";
import { aMonthBook, aProduct, aStock } from "#tests/support/device/rows.ts";
import { recordSale } from "#web/store/commands/record-sale.ts";
import type { Device } from "#web/store/device.ts";
import { FiguresBook } from "#web/store/read-models/facts/figures-book.ts";
import { LiveRows } from "#web/store/read-models/live-rows.ts";
import { tillOf } from "#web/store/read-models/tills/keep-till.ts";
import { Views } from "#web/store/read-models/views.ts";
import type { Rows } from "./read-models.ts";
import type { StoredPages } from "./stored-pages.ts";

async function heldWhileBooksWere(epoch: number) {
  const { device, shopId, scope, goods } = await goodsDevice("owner", {
    transfers: [aTransfer()],
  });
  await device.outbox.putMeta({ epochs: { [shopId]: epoch } });
  const { transfers } = await goods();
  expect(transfers.list()).toHaveLength(1);
  return {
    transfers,
    catalogue: must(await device.catalogue(shopId)),
    /** As when read models open anew, or another tab has stored it. */
    toldOnceMore: async () => {
      const tell = (rows: Rows) =>
        (device.readModels as StoredPages).emit({
          ...{ scope, kind: "stored", epoch: 1, rev: null, isPart: false, foreign: true },
          rows,
        });
      tell({ transfers: [aTransfer()] });
      tell({ products: [aProduct("aaaa", 1)], stocks: [aStock("aaaa", 1, 20)] });
      await settled();
    },
    hearsOf: (now: number) => device.outbox.settle([], { epochs: { [shopId]: now } }),
  };
}

test("[R5] rows of a stale epoch are not shown beside what later ones have answered, though nothing has dropped them", async () => {
  const { transfers, hearsOf } = await heldWhileBooksWere(1);
  await hearsOf(2);
  expect(transfers.list()).toEqual([]);
  await settled();
  expect(transfers.list()).toEqual([]);
});

test("[R5] rows of the books last heard of stay, whatever was heard before", async () => {
  const { transfers, hearsOf } = await heldWhileBooksWere(0);
  await hearsOf(1);
  await settled();
  expect(transfers.list()).toHaveLength(1);
});

test("[R5] rows of a stale epoch that are told of once more are not taken for those of the books heard of", async () => {
  const { transfers, catalogue, hearsOf, toldOnceMore } = await heldWhileBooksWere(1);
  await hearsOf(2);
  await toldOnceMore();
  expect([transfers.list(), catalogue.get("aaaa")]).toEqual([[], undefined]);
});

test("rows of the books last heard of are taken in when they are told of", async () => {
  const { transfers, catalogue, toldOnceMore } = await heldWhileBooksWere(1);
  transfers.clear();
  catalogue.clear();
  await toldOnceMore();
  expect([transfers.list().length, catalogue.get("aaaa")?.exactStock]).toEqual([1, 20]);
});

test("[R5] books are not opened with rows of lost ones", async () => {
  const { device, shopId, scope, goods } = await goodsDevice("owner", { transfers: [aTransfer()] });
  await device.outbox.putMeta({ epochs: { [shopId]: 2 } });
  const { transfers } = await goods();
  expect(transfers.list()).toEqual([]);
  expect(await device.readModels.cursor(scope)).toBeNull();
});

const sale: Sale = {
  ...{ id: "0198c0de-0000-7000-8000-00000000aaaa", sellerId: "awa", deviceCode: "A", seq: 1 },
  ...{
    soldAt: "2026-11-20T08:00:00.000Z",
    deviceAt: Date.parse("2026-11-20T08:00:00Z"),
    day: "2026-11-20",
    flags: [],
  },
  ...{ settled: null, rev: 5, receiptNo: "A-000001", total: 1000 },
  lines: [{ productId: "aaaa", name: "Savon", quantity: 2, price: 500 }],
  payments: [{ method: "cash", amount: 1000, tendered: 1000 }],
};
const november = { from: "2026-11-01", to: "2026-11-30" };

/** What a screen of figures stands on, as `queries/use-figures.ts` makes it. */
async function figures(device: Device, shopId: string) {
  const view = must(new Views(device).of(shopId));
  const { returns } = must(await device.goods(shopId));
  const months = LiveRows.of(device.feedOf(view.scope), "months");
  const own = (id: string) => device.outbox.get(id);
  const book = new FiguresBook({ tickets: view.tickets(), returns, months, own });
  await settled();
  const revenue = () => book.days(november).reduce((sum, one) => sum + one.revenue, 0);
  return { view, book, revenue };
}

test("[R5] tickets, till, members and figures of a stale epoch are not shown beside what later books have answered", async () => {
  const { device, shopId, goods } = await goodsDevice("owner", {
    transfers: [aTransfer()],
    sales: [sale],
  });
  await device.outbox.putMeta({ epochs: { [shopId]: 1 } });
  const { transfers } = await goods();
  const catalogue = must(await device.catalogue(shopId));
  const { view, revenue } = await figures(device, shopId);
  const till = must(await tillOf(device, shopId));
  const shown = () => [
    transfers.list().length,
    catalogue.size,
    view.tickets().all().length,
    view.members.list().length,
    till.own.session().sales.length,
    revenue(),
  ];
  expect(shown()).toEqual([1, 1, 1, 2, 1, 1000]);
  await device.outbox.settle([], { epochs: { [shopId]: 2 } });
  expect(shown()).toEqual([0, 0, 0, 0, 0, 0]);
  await settled();
  expect(shown()).toEqual([0, 0, 0, 0, 0, 0]);
});

test("[E2] another tab's month is not counted beside the own sale that it holds", async () => {
  const { device, shopId, scope, outboxDisk } = await goodsDevice("owner");
  const sold = await recordSale(device, {
    ...{ shopId, cartId: "c1" },
    lines: [{ productId: "aaaa", quantity: 2, price: 500 }],
    payments: [{ method: "cash", amount: 1000, tendered: 1000 }],
  });
  if (!sold.ok) throw new Error(sold.refusal);
  const { book, revenue } = await figures(device, shopId);
  // Another tab of the same device had the answer: the verdict is on the disk, then the month's row is stored.
  const other = new MemoryOutboxStore(outboxDisk);
  const verdict = { state: "applied", ackRev: 6, ackEpoch: 1, answeredAt: 1 } as const;
  await other.settle([{ ...sold.value, ...verdict }], {});
  const seen = [revenue()];
  book.subscribe(() => seen.push(revenue()));
  (device.readModels as StoredPages).emit({
    ...{ scope, kind: "stored", epoch: 1, rev: 6, isPart: false, foreign: true },
    rows: { months: [aMonthBook("2026-11", 6)] },
  });
  seen.push(revenue());
  await settled();
  seen.push(revenue());
  expect(new Set(seen)).toEqual(new Set([1000]));
});

test("rows that a tab missed while it could not hear are read when it can", async () => {
  const { device, shopId, scope } = await goodsDevice("owner");
  const catalogue = must(await device.catalogue(shopId));
  const models = device.readModels as StoredPages;
  const emit = vi.spyOn(models, "emit").mockImplementation(() => {});
  const page = { scope, from: { epoch: 1, rev: 5 }, to: { epoch: 1, rev: 6 }, own: {} };
  await models.applyPage({ ...page, rows: { stocks: [aStock("aaaa", 6, 3)] } });
  emit.mockRestore();
  expect(catalogue.get("aaaa")?.exactStock).toBe(20);
  models.emit({ scope: "", kind: "reopened", foreign: false });
  await settled();
  expect([catalogue.get("aaaa")?.exactStock, catalogue.rev]).toEqual([3, 6]);
});

test("what is being read when a tab begins to hear others is not read twice, and nothing is missed", async () => {
  const { device, scope } = await goodsDevice("owner");
  const models = device.readModels as StoredPages;
  const [rows, since] = [vi.spyOn(models, "rows"), vi.spyOn(models, "rowsSince")];
  const stocks = LiveRows.of(device.feedOf(scope), "stocks");
  const emit = vi.spyOn(models, "emit").mockImplementationOnce(() => {});
  const page = { scope, from: { epoch: 1, rev: 5 }, to: { epoch: 1, rev: 6 }, own: {} };
  await models.applyPage({ ...page, rows: { stocks: [aStock("aaaa", 6, 3)] } });
  emit.mockRestore();
  models.emit({ scope: "", kind: "reopened", foreign: false });
  await stocks.loaded;
  await settled();
  expect(stocks.get("aaaa")?.quantity).toBe(3);
  expect([rows.mock.calls.length, since.mock.calls.length]).toEqual([1, 1]);
});

test("[R5] a drawer forgets who sold what in a stale epoch with the rest of it", async () => {
  const sold = aResellerSale({ saleId: sale.id });
  const { device, shopId, scope } = await goodsDevice("owner", {
    sales: [sale],
    resellerSales: [sold],
  });
  await device.outbox.putMeta({ epochs: { [shopId]: 1 } });
  const till = must(await tillOf(device, shopId));
  expect(till.own.session().sales).toEqual([]);
  await device.outbox.settle([], { epochs: { [shopId]: 2 } });
  await settled();
  const plan = { cursor: { epoch: 2, rev: 3 }, parts: 1, products: 0 };
  await device.readModels.applyPart(scope, plan, 0, encodeRows({ sales: [{ ...sale, rev: 3 }] }));
  await device.readModels.finishLoad(scope, plan);
  expect(till.own.session().sales).toEqual([sale.id]);
});

test("an older row that is read after a newer one was told does not come back to the drawer", async () => {
  const { device, shopId } = await goodsDevice("owner", { sales: [sale] });
  const till = must(await tillOf(device, shopId));
  const receipt = () => till.own.session().figures.lastReceipt;
  const later = { ...sale, rev: 7, receiptNo: "A-000009" };
  till.own.takeRows({ sales: [later] });
  till.own.takeRows({ sales: [sale] });
  expect(receipt()).toBe(9);
});

test("[F4] a part that was stored in the moment in which the connection broke off is not missed", async () => {
  const { device, scope } = await goodsDevice("owner");
  const models = device.readModels as StoredPages;
  const stocks = LiveRows.of(device.feedOf(scope), "stocks");
  await stocks.loaded;
  await models.dropScope(scope);
  const plan = { cursor: { epoch: 1, rev: 9 }, parts: 2, products: 2 };
  const part = (id: string) => encodeRows({ stocks: [aStock(id, 4)] });
  await models.applyPart(scope, plan, 0, part("aaaa"));
  const emit = vi.spyOn(models, "emit").mockImplementation(() => {});
  await models.applyPart(scope, plan, 1, part("bbbb"));
  emit.mockRestore();
  models.emit({ scope: "", kind: "reopened", foreign: false });
  await models.finishLoad(scope, plan);
  await settled();
  expect(stocks.list().map(({ productId }) => productId)).toEqual(["aaaa", "bbbb"]);
});
