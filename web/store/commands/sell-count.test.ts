import { expect, test } from "vitest";
import { totalOf } from "#shared/rules/sell.ts";
import { adjustmentBodySchema } from "#shared/schemas/adjustment.ts";
import { saleBodySchema } from "#shared/schemas/sale.ts";
import { World } from "#tests/support/device/world.ts";
import { StorageFailure } from "#web/store/ports.ts";
import { adjustStock } from "./adjust-stock.ts";
import { type CountedGoods, linesOf, sellCount } from "./sell-count.ts";

const reasons = { counted: "Vente par comptage", lost: "Perte", used: "Consommation" };

/** A device in a shop that has twenty pieces of one product at 500 francs. */
async function shelf() {
  const world = new World();
  await world.start();
  await world.settle();
  const { device, shopId } = world;
  const sell = (goods: Partial<CountedGoods>[], byMobileMoney = 0, formId = "evening") =>
    sellCount(device, {
      ...{ shopId, formId, byMobileMoney, reasons },
      goods: goods.map((one, at) => ({
        ...{ productId: "aaaa", formId: `line ${at}`, counted: 20, shownBefore: 20 },
        ...{ lost: 0, used: 0, ...one },
      })),
    });
  const left = () => world.catalogue?.get("aaaa")?.exactStock;
  const kinds = () => device.outbox.records().map(({ operation }) => operation.kind);
  return { world, device, shopId, sell, left, kinds };
}

test("[Q1] [Q2] [Q4] what is missing becomes one sale, each loss a count under its own reason, in one writing", async () => {
  const { world, device, sell, left } = await shelf();
  const steps: string[] = [];
  world.outboxDisk.hook = (step) => {
    steps.push(step);
  };
  const sold = await sell([{ counted: 12, lost: 2, used: 1 }], 1000);
  expect(steps).toEqual(["record:before", "record:after"]);
  const [sale, lost, used] = device.outbox.records().map(({ operation }) => operation);
  expect(sold).toMatchObject({ ok: true, value: { id: sale?.id } });
  expect(saleBodySchema.parse(sale?.body)).toMatchObject({
    lines: [{ productId: "aaaa", quantity: 5, price: 500 }],
    total: 2500,
    payments: [
      { method: "cash", amount: 1500, tendered: 1500 },
      { method: "mobile-money", amount: 1000 },
    ],
  });
  const names = { id: sale?.id, rev: world.catalogue?.rev };
  expect([lost, used].map((one) => adjustmentBodySchema.parse(one?.body))).toEqual([
    {
      mode: "count",
      productId: "aaaa",
      shownBefore: 15,
      counted: 13,
      reason: "Perte",
      loss: "stolen",
      sale: names,
    },
    {
      mode: "count",
      productId: "aaaa",
      shownBefore: 13,
      counted: 12,
      reason: "Consommation",
      loss: "own-use",
      sale: names,
    },
  ]);
  expect(left()).toBe(12);
});

test("[Q1] a disk that does not take all of it takes nothing of it", async () => {
  const { world, device, sell, left, kinds } = await shelf();
  world.outboxDisk.hook = () => {
    throw new StorageFailure("storage-full");
  };
  expect(await sell([{ counted: 12 }])).toEqual({ ok: false, refusal: "storage-full" });
  expect([device.outbox.records(), left()]).toEqual([[], 20]);
  world.outboxDisk.hook = () => {};
  expect(await sell([{ counted: 12 }])).toMatchObject({ ok: true });
  expect([kinds(), left()]).toEqual([["sale", "adjust"], 12]);
});

test("[W4] turned into sales twice, or validated afterwards as a count, it is counted once", async () => {
  const { device, shopId, sell, left, kinds } = await shelf();
  await Promise.all([sell([{ counted: 12 }]), sell([{ counted: 12 }])]);
  expect(await sell([{ counted: 12 }], 0, "another form")).toMatchObject({ ok: true });
  const change = { mode: "count" as const, counted: 12, shownBefore: 20 };
  const again = { shopId, formId: "line 0", productId: "aaaa", change, reason: "Inventaire" };
  expect(await adjustStock(device, again)).toMatchObject({ ok: true });
  expect([kinds(), left()]).toEqual([["sale", "adjust"], 12]);
});

test("[W4] what was validated as a count before is not sold once more", async () => {
  const { device, shopId, sell, left, kinds } = await shelf();
  const change = { mode: "count" as const, counted: 12, shownBefore: 20 };
  await adjustStock(device, { shopId, formId: "line 0", productId: "aaaa", change, reason: "x" });
  expect(await sell([{ counted: 12 }])).toMatchObject({ ok: true });
  expect(await sell([])).toEqual({ ok: false, refusal: "empty-cart" });
  expect([kinds(), left()]).toEqual([["adjust"], 12]);
});

test("[Q1] each count names what was known, and when, as its line was counted", async () => {
  const { device, sell } = await shelf();
  await sell([{ counted: 12, lost: 1, rev: 1, at: 5000 }]);
  const [sale, ...counts] = device.outbox.records().map(({ operation }) => operation);
  expect(counts.map(({ body }) => adjustmentBodySchema.parse(body))).toMatchObject([
    { countedAt: 5000, sale: { id: sale?.id, rev: 1 } },
  ]);
});

test("[Q1] [W4] sold again after a crash, under another form, it is answered with the sale", async () => {
  const { sell } = await shelf();
  const first = await sell([{ counted: 12 }]);
  expect(first).toMatchObject({ ok: true, value: { operation: { kind: "sale" } } });
  expect(await sell([{ counted: 12 }], 0, "another form")).toEqual(first);
});

test("[Q1] at other prices than the screen showed nothing is sold", async () => {
  const { device, shopId, kinds } = await shelf();
  const goods = [
    { productId: "aaaa", formId: "line", counted: 12, shownBefore: 20, lost: 0, used: 0 },
  ];
  const at = (shownTotal: number) =>
    sellCount(device, {
      ...{ shopId, formId: "evening", byMobileMoney: 0, reasons, goods, shownTotal },
    });
  expect(await at(3600)).toEqual({ ok: false, refusal: "changed-meanwhile" });
  expect(kinds()).toEqual([]);
  expect(await at(4000)).toMatchObject({ ok: true });
});

test("where all of it was lost there is no sale, and no count names one", async () => {
  const { device, sell, left, kinds } = await shelf();
  expect(await sell([{ counted: 18, lost: 2 }])).toMatchObject({ ok: true });
  expect([kinds(), left()]).toEqual([["adjust"], 18]);
  expect(device.outbox.records()[0]?.operation.body).not.toHaveProperty("sale");
});

test.each([
  ["more lost than is missing", { counted: 18, lost: 3 }, "quantity-invalid"],
  ["half a piece", { counted: 18, lost: 0.5 }, "quantity-invalid"],
  ["a product that is not there", { productId: "none", counted: 1 }, "unknown-product"],
])("%s: nothing is written", async (_what, one, refusal) => {
  const { sell, kinds } = await shelf();
  expect(await sell([one])).toEqual({ ok: false, refusal });
  expect(kinds()).toEqual([]);
});

test("[U2] [Q1] grams that are missing are sold by the kilo, and not each at the price of one", () => {
  const goods = { counted: 500, shownBefore: 2000, lost: 0, used: 0 };
  const units = { riz: "g", huile: "ml", tissu: "cm", sandale: null } as const;
  const catalogue = {
    get: (id: string) => ({ price: 600, minPrice: 0, unit: units[id as "riz"] }),
  };
  const lines = linesOf(
    Object.keys(units).map((productId) => ({ ...goods, productId })),
    catalogue as unknown as Parameters<typeof linesOf>[1],
  );
  expect(lines.map((line) => totalOf([line]))).toEqual([900, 900, 9000, 900_000]);
  expect(lines[0]?.by).toEqual({ per: 1000, unit: "g" });
});
