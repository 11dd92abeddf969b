import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readSnapshotPart } from "#server/sync/answers/snapshot.ts";
import { closeMonths } from "#server/sync/watches/close-months.ts";
import { must } from "#shared/must.ts";
import { officeScope } from "#shared/rules/permissions.ts";
import type { AdjustmentBody } from "#shared/schemas/adjustment.ts";
import type { CostMonth, ProductCost, SetCostBody } from "#shared/schemas/cost.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { unpackGoods } from "#shared/sync/packed-goods.ts";
import { aLine, productFields, saleBody } from "#tests/support/builders.ts";
import { reasonsIn, rowsIn, type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";
import { transferActs } from "#tests/support/transfer-acts.ts";

let world: SyncWorld;
let owner = "";
let shop = "";
let device: ReturnType<SyncWorld["device"]>;

const march = Date.parse("2026-03-10T09:00:00.000Z");
const april = Date.parse("2026-04-10T09:00:00.000Z");
/** March and April are closed. */
const june = Date.parse("2026-06-20T09:00:00.000Z");

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
});
beforeEach(async () => {
  world.now = march;
  shop = await world.shop(owner, "Akwa");
  device = world.device();
  await world.product(shop, owner, "riz0", { stock: 10 });
  await world.product(shop, owner, "sel0", { stock: 4 });
});
afterAll(() => world.close());

const send = async (...all: Operation[]) => reasonsIn(await world.send(owner, device, all));
const bought = (quantity: number, cost: number, at = world.now) =>
  device.operation(shop, "purchase", { lines: [{ productId: "riz0", quantity, cost }] }, at);
let receipt = 100;
const sold = (quantity: number, at = world.now) => {
  receipt += 1;
  const body = saleBody([aLine("riz0", { quantity })], { receipt });
  return device.operation(shop, "sale", body, at);
};
const said = (body: SetCostBody, at = world.now) => device.operation(shop, "cost.set", body, at);
const adjusted = (body: AdjustmentBody, at = world.now) =>
  device.operation(shop, "adjust", body, at);
const lost = (quantity: number, at = world.now) =>
  adjusted({ mode: "decrease", productId: "riz0", quantity, reason: "Cassé" }, at);
const close = () => closeMonths(world.sync, { shopId: shop });

/** What the office reads of costs. */
async function read(who = owner) {
  const scope = officeScope(shop);
  const cursors: [string, { epoch: number; rev: number }][] = [[scope, { epoch: 1, rev: 0 }]];
  const answer = await world.send(who, world.device(), [], { cursors, rowBudget: 100_000 });
  if (answer.changes[0]?.state === "gone") return "gone";
  const { productCosts = [], costMonths = [] } = rowsIn(answer, scope);
  productCosts.sort((a, b) => (a.productId < b.productId ? -1 : 1));
  return { productCosts, costMonths } as { productCosts: ProductCost[]; costMonths: CostMonth[] };
}

const nothing = { step: [], francs: [], micros: [], pieces: [], left: [] };
const unit = (francs = -1, micros = 0) => (francs < 0 ? -1 : francs * 1_000_000 + micros);

/** How rice stood when each closed month was over, and what its goods cost. */
async function riceByMonth() {
  const found = await read();
  if (found === "gone") throw new Error("the office reads it");
  const no = found.productCosts.find(({ productId }) => productId === "riz0")?.no ?? 0;
  return Object.fromEntries(
    found.costMonths.map(({ id, goods, days, trueUp }) => {
      const { step, francs, micros, pieces, left } = goods ? unpackGoods(goods) : nothing;
      const at = step.findIndex((_, n) => step.slice(0, n + 1).reduce((a, b) => a + b, 0) === no);
      const of = (sums: { francs: number[]; micros: number[] }) =>
        sums.francs.reduce((sum, francs, n) => sum + francs + (sums.micros[n] ?? 0) / 1e6, 0);
      return [
        id,
        {
          unit: unit(francs[at], micros[at]),
          pieces: pieces[at],
          left: left[at],
          cost: of(days.cost),
          lost: of(days.lost),
          right: trueUp,
        },
      ];
    }),
  );
}

test("[N1] [N3] the office says a cost and reads it; nobody else does either", async () => {
  expect(await send(said({ productId: "riz0", cost: 12_000, pieces: 24 }))).toEqual([[]]);
  expect(await read()).toMatchObject({
    productCosts: [
      { productId: "riz0", said: [["2026-03", 500_000_000]], moved: [["0001-01", 10]] },
      { productId: "sel0", said: [] },
    ],
  });
  expect(
    await send(
      said({ productId: "riz0", cost: 9 }),
      said({ productId: "riz0", cost: 8, month: "2026-01" }),
      said({ productId: "riz0", cost: 7, month: "2031-01" }),
    ),
  ).toEqual([[], [], []]);
  expect(await read()).toMatchObject({
    productCosts: [
      {
        said: [
          ["2026-01", 8_000_000],
          ["2026-03", 7_000_000],
        ],
      },
      {},
    ],
  });
  expect(await send(said({ productId: "none", cost: 9 }))).toEqual([["unknown-product"]]);
  const seller = await world.member(shop, "seller");
  const other = world.device();
  const asked = other.operation(shop, "cost.set", { productId: "riz0", cost: 1 });
  expect(reasonsIn(await world.send(seller, other, [asked]))).toEqual([["not-allowed"]]);
  expect(await read(seller)).toBe("gone");
  const cursors: [string, { epoch: number; rev: number }][] = [
    [`shop:${shop}`, { epoch: 1, rev: 0 }],
  ];
  for (const who of [owner, seller]) {
    const rows = rowsIn(await world.send(who, world.device(), [], { cursors }), `shop:${shop}`);
    expect(Object.keys(rows).filter((kind) => /cost/i.test(kind))).toEqual([]);
  }
});

test("[N2] [N5] [N6] a closed month carries what its goods cost: there before, bought, sold, lost", async () => {
  await send(said({ productId: "riz0", cost: 100 }), bought(10, 2000), sold(4), lost(2));
  world.now = april;
  await send(bought(1, 45), sold(3));
  world.now = june;
  await send(sold(1));
  await close();
  expect(await riceByMonth()).toEqual({
    "2026-03": { unit: 150_000_000, pieces: 14, left: 4, cost: 600, lost: 300, right: [0, 0] },
    "2026-04": { unit: 143_000_000, pieces: 12, left: 3, cost: 429, lost: 0, right: [0, 0] },
  });
});

test("[N6] what comes late is reckoned anew with every month behind it, in whatever order", async () => {
  await send(said({ productId: "riz0", cost: 100 }), sold(4));
  world.now = april;
  await send(sold(3));
  world.now = june;
  await close();
  const first = await riceByMonth();
  // A device of its own, whose clock nothing speaks against.
  device = world.device();
  expect(first).toMatchObject({ "2026-03": { cost: 400 }, "2026-04": { cost: 300, pieces: 3 } });
  await send(bought(10, 2000, march), lost(2, march), sold(1, march));
  await close();
  expect(await riceByMonth()).toEqual({
    "2026-03": { unit: 150_000_000, pieces: 13, left: 5, cost: 750, lost: 300, right: [0, 0] },
    "2026-04": { unit: 150_000_000, pieces: 10, left: 3, cost: 450, lost: 0, right: [0, 0] },
  });
  const again = await read();
  await close();
  expect(await read()).toEqual(again);
  await send(said({ productId: "riz0", cost: 60, month: "2026-04" }));
  await close();
  expect(await riceByMonth()).toMatchObject({
    "2026-03": { unit: 150_000_000 },
    "2026-04": { unit: 60_000_000, cost: 180 },
  });
});

test.each([
  ["a purchase", () => bought(10, 2000, march), { unit: 150_000_000 }],
  ["a count", () => lost(2, march), { pieces: 4, lost: 200 }],
  ["a sale", () => sold(1, march), { left: 5, cost: 500 }],
  ["a cost", () => said({ productId: "riz0", cost: 60, month: "2026-03" }), { unit: 60_000_000 }],
])("[N6] %s alone that comes late is reckoned into its closed month", async (_, late, found) => {
  await send(said({ productId: "riz0", cost: 100 }), sold(4));
  world.now = june;
  await close();
  device = world.device();
  expect(await send(late())).toEqual([[]]);
  await close();
  expect((await riceByMonth())["2026-03"]).toMatchObject(found);
});

test("[I2] [N6] the cost of a row that an import left out takes its revision: nobody counts on its pieces", async () => {
  const fields = productFields("mil0", { uniqueCode: productFields("riz0").uniqueCode });
  const creates = [{ productId: "mil0", fields, initialStock: 6 }];
  const file = { importId: crypto.randomUUID(), part: 1, parts: 1, creates, edits: [] };
  expect(await send(device.operation(shop, "product.import", file))).toEqual([["rows-refused"]]);
  const found = await read();
  const row =
    found === "gone" ? undefined : found.productCosts.find((one) => one.productId === "mil0");
  expect(row).toMatchObject({ said: [], moved: [] });
});

test("[N6] the last closed month tells its products, however long the shop sleeps", async () => {
  await send(said({ productId: "riz0", cost: 100 }), sold(4));
  world.now = Date.UTC(2029, 5, 20);
  await close();
  expect((await riceByMonth())["2026-03"]).toMatchObject({ unit: 100_000_000, pieces: 6 });
});

test("[N6] products of a month come packed, and as columns to a device of before that reads what changed", async () => {
  await send(said({ productId: "riz0", cost: 100 }), sold(4));
  world.now = june;
  await close();
  const scope = officeScope(shop);
  const cursors: [string, { epoch: number; rev: number }][] = [[scope, { epoch: 1, rev: 0 }]];
  const monthsFor = async (v: number) => {
    const answer = await world.send(owner, world.device(), [], { cursors, rowBudget: 100_000, v });
    return rowsIn(answer, scope).costMonths as CostMonth[];
  };
  const [[before], [now]] = [await monthsFor(1), await monthsFor(2)];
  const { goods: packed, ...packedMonth } = must(now);
  const { products, ...month } = must(before);
  expect(month).not.toHaveProperty("goods");
  expect(packedMonth).toEqual({ ...month, products: null });
  expect(unpackGoods(must(packed))).toEqual({ ...products, vat: [0, 0] });
  const { cursor, parts } = await world.sync.snapshots.plan(scope, owner);
  const load = Array.from({ length: parts }, (_, part) =>
    readSnapshotPart(world.sync, { userId: owner }, { scope, cursor, part }),
  );
  const loaded = (await Promise.all(load)).flatMap((part) => part?.costMonths ?? []);
  expect(loaded).toContainEqual(now);
});

test("[N2] what went back to a supplier leaves with what it cost", async () => {
  const came = bought(10, 2000);
  const lines = [{ productId: "riz0", quantity: 5, cost: 1000 }];
  const back = device.operation(shop, "purchase.return", {
    ...{ purchaseId: came.id, lines, reason: "Abîmé" },
  });
  const all = await send(said({ productId: "riz0", cost: 100 }), came, back, sold(1));
  expect(all).toEqual([[], [], [], []]);
  world.now = june;
  await close();
  // Ten at 100 and five at 200.
  expect((await riceByMonth())["2026-03"]).toMatchObject({ pieces: 14, unit: 133_333_333 });
});

test("[N4] sold before it was bought: at the cost of then, and put right when more comes", async () => {
  await send(said({ productId: "riz0", cost: 100 }), sold(13));
  world.now = april;
  await send(bought(10, 1200), sold(1));
  world.now = june;
  await close();
  expect(await riceByMonth()).toMatchObject({
    "2026-03": { unit: 100_000_000, pieces: -3, cost: 1300, right: [0, 0] },
    "2026-04": { unit: 120_000_000, pieces: 6, cost: 120, right: [60, 0] },
  });
});

test("[N5] goods whose cost nobody knows are told by what they brought, and cost nothing", async () => {
  await send(sold(2), device.sale(shop, [aLine("sel0"), aLine("riz0")]), lost(1));
  await send(
    device.operation(shop, "return", {
      ...{ saleId: null, lines: [aLine("riz0")], restock: false, refund: "cash" as const },
      ...{ total: 500, reason: "Abîmé" },
    }),
  );
  world.now = june;
  await close();
  const found = await read();
  expect(found).toMatchObject({
    costMonths: [
      { id: "2026-03", days: { unknown: [1500], lostUnknown: [1], cost: { francs: [0] } } },
    ],
  });
  const rice = (await riceByMonth())["2026-03"];
  expect(rice).toMatchObject({ unit: -1, left: 3, pieces: 6 });
});

test("[N2] what is handed to a reseller is still the shop's, and what another shop gets is not", async () => {
  const other = await world.shop(owner, "Bali");
  const resellerId = await world.member(shop, "reseller");
  const goods = transferActs(device, shop);
  const handed = goods.handOver({ resellerId, productId: "riz0" });
  expect(await send(handed, goods.send(other, "riz0", 2), bought(8, 800), sold(1))).toEqual([
    [],
    [],
    [],
    [],
  ]);
  expect(await send(goods.giveBack(handed, 1))).toEqual([[]]);
  const sale = goods.sell([handed, 2, 500]);
  expect(await send(sale)).toEqual([[]]);
  world.now = june;
  await close();
  // Ten and eight that came, less two that another shop got, one sold here and two by the reseller.
  expect((await riceByMonth())["2026-03"]).toMatchObject({
    pieces: 13,
    left: 3,
    unit: 100_000_000,
  });
});
