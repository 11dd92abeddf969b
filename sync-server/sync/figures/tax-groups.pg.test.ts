import { expect, test } from "vitest";
import { closeMonths } from "#server/sync/watches/close-months.ts";
import type { Operation, OperationBody } from "#shared/sync/operations.ts";
import { aLine } from "#tests/support/builders.ts";
import { figuresWorld } from "#tests/support/figures-world.ts";
import { reasonsIn } from "#tests/support/sync-world.ts";

const here = figuresWorld();
const dayMs = 86_400_000;

const send = (...operations: Operation[]) => here.world.send(here.owner, here.device, operations);
const all = () => here.world.rows(here.owner, `shop:${here.shop}`);
const taxes = () => here.sql`
  select rate, base::int, vat::int from day_taxes where shop_id = ${here.shop} order by rate`;
const fail = (_: object, text: string) => expect.fail(text);
const closeAll = () =>
  closeMonths(
    {
      ...here.world.sync,
      log: { warn: fail, error: fail },
      clock: () => here.world.now + 100 * dayMs,
    },
    { shopId: here.shop },
  );

/** Soap at the normal rate, rice without tax, a book at the reduced one. */
const soap = aLine("savon", { price: 65 });
const rice = { ...aLine("riz0", { price: 1000 }), rate: 0 };
const book = { ...aLine("livre", { price: 500 }), rate: 550 };
const sell = (given: Partial<OperationBody<"sale">> = {}) =>
  here.device.sale(here.shop, [soap, rice, book], { vatRate: 1925, ...given });
const giveBack = (
  saleId: string | null,
  lines: OperationBody<"return">["lines"],
  given: Partial<OperationBody<"return">> = {},
) =>
  here.device.operation(here.shop, "return", {
    ...{ saleId, lines, restock: true, refund: "cash" as const, reason: "Abîmé" },
    ...{ total: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0), ...given },
  });

test("[K10] a line keeps the rate that it was sold at, and each rate of a day is the sum of its own", async () => {
  const sale = sell();
  await send(sale, sell());
  const row = (await all()).sales?.find(({ id }) => id === sale.id);
  expect(row?.lines.map(({ rate }) => rate)).toEqual([undefined, 0, 550]);
  await closeAll();
  const each = [
    { rate: 550, base: 500, vat: 26 },
    { rate: 1925, base: 65, vat: 10 },
  ];
  expect(await taxes()).toEqual(
    each.map(({ rate, base, vat }) => ({ rate, base: 2 * base, vat: 2 * vat })),
  );
  // One that comes after the month was closed is counted by rate, too.
  await here.world.send(here.owner, here.world.device(), [
    { ...sell({ receipt: 90 }), seq: 1 } as Operation,
  ]);
  expect(await taxes()).toEqual(
    each.map(({ rate, base, vat }) => ({ rate, base: 3 * base, vat: 3 * vat })),
  );
});

test("[K3] [K10] what comes back bears what its ticket says, by rate, whatever its device knew", async () => {
  const sale = sell();
  await send(sale);
  // A device that knows no groups tells none, and one rate for all.
  const { rate: _, ...bare } = book;
  const part = giveBack(sale.id, [bare, soap], { vatRate: 1925, vat: 90 });
  const rest = giveBack(sale.id, [rice]);
  await send(part, rest);
  const rows = (await all()).returns ?? [];
  const of = (id: string) => rows.find((one) => one.id === id);
  expect(of(part.id)).toMatchObject({
    ...{ vatRate: 1925, vat: 36 },
    lines: [{ rate: 550 }, {}],
    taxes: [
      { rate: 550, base: 500, vat: 26 },
      { rate: 1925, base: 65, vat: 10 },
    ],
  });
  expect(of(rest.id)).toMatchObject({ vatRate: 1925, vat: 0 });
  expect(of(rest.id)).not.toHaveProperty("taxes");
  await closeAll();
  expect(await taxes()).toEqual([]);
});

test("[K3] [K10] what came back before its ticket takes the rates of the ticket when that comes", async () => {
  const sale = sell();
  const back = giveBack(sale.id, [{ ...soap, rate: 0 }, rice, { ...book, rate: 1000 }], {
    ...{ vatRate: 1000, vat: 45 },
    taxes: [{ rate: 1000, base: 500, vat: 45 }],
  });
  const other = here.world.device();
  await here.world.send(here.owner, other, [{ ...back, seq: 1 } as Operation]);
  await send(sale);
  expect((await all()).returns).toMatchObject([
    {
      ...{ vatRate: 1925, vat: 36 },
      taxes: [
        { rate: 550, base: 500, vat: 26 },
        { rate: 1925, base: 65, vat: 10 },
      ],
    },
  ]);
  await closeAll();
  expect(await taxes()).toEqual([]);
});

test("[K10] a rate beyond all bounds is not understood, and a product bears no other group", async () => {
  const odd = [
    { ...soap, rate: 10_001 },
    { ...soap, rate: -1 },
    { ...soap, rate: 1.5 },
  ];
  const sales = odd.map((line) => here.device.sale(here.shop, [line], { vatRate: 1925 }));
  expect(reasonsIn(await send(...sales))).toEqual(odd.map(() => ["not-understood"]));
  const patch = { taxGroup: [null, "half"] };
  const edit = here.device.operation(here.shop, "product.edit", {
    productId: "savon",
    patch: patch as never,
  });
  expect(reasonsIn(await send(edit))).toEqual([["not-understood"]]);
});

test("[K5] [K10] a product's group and the shop's reduced rate travel, and papers of before say what they said", async () => {
  const office = here.world.device();
  const edit = office.operation(here.shop, "product.edit", {
    ...{ productId: "savon", patch: { taxGroup: [null, "reduced"] } },
  });
  const rate = office.operation(here.shop, "shop.edit", { patch: { reducedRate: [0, 550] } });
  const again = office.operation(here.shop, "shop.edit", { patch: { reducedRate: [550, 700] } });
  expect(reasonsIn(await here.world.send(here.owner, office, [edit, rate, again]))).toEqual([
    ...[[], [], []],
  ]);
  const rows = await all();
  expect(rows.products?.find(({ id }) => id === "savon")).toMatchObject({ taxGroup: "reduced" });
  const [shop] = rows.shops ?? [];
  expect(shop?.reducedRate).toBe(700);
  expect(shop?.was?.map(([, said]) => said.reducedRate)).toEqual([550, 0]);
});
