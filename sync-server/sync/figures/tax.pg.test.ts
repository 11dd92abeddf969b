import { expect, test } from "vitest";
import { closeMonths } from "#server/sync/watches/close-months.ts";
import { tillFigures } from "#shared/rules/till.ts";
import type { Operation, OperationBody } from "#shared/sync/operations.ts";
import { aLine } from "#tests/support/builders.ts";
import { figuresWorld } from "#tests/support/figures-world.ts";

const here = figuresWorld();
const minute = 60_000;
const dayMs = 24 * 60 * minute;

const send = (...operations: Operation[]) => here.world.send(here.owner, here.device, operations);
const all = () => here.world.rows(here.owner, `shop:${here.shop}`);
const setRate = async (was: number, vatRate: number, at = here.world.now) => {
  const office = here.world.device();
  const patch = { vatRate: [was, vatRate] as [number, number] };
  await here.world.send(here.owner, office, [
    office.operation(here.shop, "shop.edit", { patch }, at),
  ]);
};
const sell = (given: Partial<OperationBody<"sale">> = {}, price = 65, quantity = 1) =>
  here.device.sale(here.shop, [aLine("savon", { price, quantity })], given);
const giveBack = (
  saleId: string | null,
  quantity: number,
  given: Partial<OperationBody<"return">> = {},
  by = here.device,
) =>
  by.operation(here.shop, "return", {
    ...{ saleId, lines: [aLine("savon", { price: 65, quantity })], restock: true },
    ...{ refund: "cash" as const, total: 65 * quantity, reason: "Abîmé", ...given },
  });
const taxes = () => here.sql`
  select day::text, rate, base::int, vat::int from day_taxes where shop_id = ${here.shop} order by day, rate`;
const closeAll = (clock = here.world.now + 100 * dayMs) =>
  closeMonths(
    { ...here.world.sync, log: { warn: fail, error: fail }, clock: () => clock },
    { shopId: here.shop },
  );
const fail = (_: object, text: string) => expect.fail(text);

test("[K1] a sale keeps the rate that it was made at, whatever the shop says afterwards", async () => {
  const before = sell({ vatRate: 0 });
  await send(before);
  await setRate(0, 1925);
  const known = sell({ vatRate: 1925 });
  const stale = sell({ vatRate: 0 });
  await send(known, stale);
  await setRate(1925, 1000);
  const rates = new Map((await all()).sales?.map(({ id, vatRate }) => [id, vatRate]));
  expect([before, known, stale].map(({ id }) => rates.get(id))).toEqual([0, 1925, 0]);
});

test("[K1] a fact of an older device gets the rate of its moment, however late it comes", async () => {
  const old = here.world.device();
  const sale = () => old.sale(here.shop, [aLine("savon", { price: 65 })]);
  const first = sale();
  here.world.now += minute;
  await setRate(0, 1925);
  here.world.now += minute;
  const second = old.sale(here.shop, [aLine("savon", { price: 65 })]);
  const back = old.operation(
    here.shop,
    "return",
    {
      ...{ saleId: null, lines: [aLine("savon", { price: 65 })], restock: true, total: 65 },
      ...{ refund: "cash" as const, reason: "Abîmé" },
    },
    here.world.now,
  );
  here.world.now += minute;
  await setRate(1925, 1000);
  here.world.now += minute;
  const third = old.sale(here.shop, [aLine("savon", { price: 65 })]);
  await here.world.send(here.owner, old, [first, second, back, third]);
  const rows = await all();
  const rates = new Map(rows.sales?.map(({ id, vatRate }) => [id, vatRate]));
  expect([first, second, third].map(({ id }) => rates.get(id))).toEqual([0, 1925, 1000]);
  expect(rows.returns).toMatchObject([{ vatRate: 1925, vat: 10 }]);
});

test("[K2] [K3] ten tickets of 65 francs bear ten times what each says, in an open month, a closed one and after", async () => {
  await send(...Array.from({ length: 10 }, () => sell({ vatRate: 1925 })));
  await send(sell({ vatRate: 1000 }), sell({ vatRate: 0 }), sell());
  expect(await taxes()).toEqual([]);
  await closeAll();
  const kept = [
    { day: "2026-03-10", rate: 1000, base: 65, vat: 6 },
    { day: "2026-03-10", rate: 1925, base: 650, vat: 100 },
  ];
  expect(await taxes()).toEqual(kept);
  expect((await all()).months).toMatchObject([
    { id: "2026-03", taxes: { rate: [1000, 1925], base: [65, 650], vat: [6, 100] } },
  ]);
  // Late ones are added to what is kept, whichever way they come.
  const late = sell({ vatRate: 1925 });
  await send(late);
  await send(giveBack(late.id, 1), sell({ vatRate: 1925 }), late);
  expect(await taxes()).toEqual([kept[0], { ...kept[1], base: 715, vat: 110 }]);
  expect(await here.check()).toEqual([]);
  await here.sql`update day_taxes set vat = vat + 1 where shop_id = ${here.shop} and rate = 1925`;
  expect(await here.check()).toMatchObject([{ kept: 111, counted: 110 }]);
});

test("[K3] parts of a ticket give back its tax and no more, at its own rate; the last one gives the rest", async () => {
  const sale = sell({ vatRate: 1925 }, 65, 3);
  await send(sale);
  await setRate(0, 500);
  const [left, right] = [here.world.device(), here.world.device()];
  // Two devices that know nothing of each other work out the same part.
  for (const device of [left, right])
    await here.world.send(here.owner, device, [
      giveBack(sale.id, 1, { vatRate: 1925, vat: 11 }, device),
    ]);
  await send(giveBack(sale.id, 1));
  // 195 F at 19.25 % bear 31 F.
  const byArrival = (await all()).returns?.toSorted((a, b) => a.rev - b.rev);
  expect(byArrival?.map(({ vatRate, vat }) => [vatRate, vat])).toEqual([
    [1925, 11],
    [1925, 11],
    [1925, 9],
  ]);
  await send(giveBack(sale.id, 1, { vatRate: 1925, vat: 10 }));
  const flags = ["more-returned-than-sold"];
  expect((await all()).returns).toContainEqual(expect.objectContaining({ vat: 0, flags }));
});

test("[K3] a void gives back exactly the tax of its ticket, whatever its device says", async () => {
  const sale = sell({ vatRate: 1925 });
  await send(sale, giveBack(sale.id, 1, { isVoid: true, vatRate: 0, vat: 65 }));
  expect((await all()).returns).toMatchObject([{ vatRate: 1925, vat: 10, isVoid: true }]);
});

test("[K4] what comes back is called as on its ticket, though the product has another name by then", async () => {
  const sale = sell();
  await send(sale);
  const patch = { name: ["savon", "Savon de luxe"] as [string, string] };
  const [named] = (await all()).sales?.[0]?.lines ?? [];
  await send(
    here.device.operation(here.shop, "product.edit", {
      productId: "savon",
      patch: { ...patch, name: [named?.name ?? "", "Savon de luxe"] },
    }),
    giveBack(sale.id, 1),
  );
  expect((await all()).returns?.[0]?.lines[0]?.name).toBe(named?.name);
});

test("[K5] what papers say is told with what they said before, until when, and nothing of it to a reseller", async () => {
  const office = here.world.device();
  const edit = (patch: OperationBody<"shop.edit">["patch"]) =>
    here.world.send(here.owner, office, [
      office.operation(here.shop, "shop.edit", { patch }, here.world.now),
    ]);
  const name = (await all()).shops?.[0]?.name ?? "";
  const [first, second] = [here.world.now + minute, here.world.now + 2 * minute];
  here.world.now = first;
  await edit({ name: [name, "Chez Awa"], address: ["", "Rue Joss"], description: ["", "Savons"] });
  here.world.now = second;
  await edit({ phone: ["", "677"], name: ["Chez Awa", "Awa & Filles"] });
  const iso = (at: number) => new Date(at).toISOString();
  expect((await all()).shops).toMatchObject([
    {
      was: [
        [iso(second), { name: "Chez Awa", phone: "" }],
        [iso(first), { name, address: "" }],
      ],
    },
  ]);
  const reseller = await here.world.member(here.shop, "reseller");
  const told = await here.world.rows(reseller, `shop:${here.shop}:reseller:${reseller}`);
  expect(told.shops?.[0]?.was ?? []).toEqual([]);
});

test("[K5] agencies and people are told with what they were called before", async () => {
  const agencyId = crypto.randomUUID();
  const office = here.world.device();
  await here.world.send(here.owner, office, [
    office.operation(here.shop, "agency.create", { agencyId, name: "Bonapriso", address: "" }),
    office.operation(here.shop, "agency.edit", {
      agencyId,
      patch: { name: ["Bonapriso", "Bonanjo"], archived: [false, true] },
    }),
  ]);
  expect((await all()).agencies?.[0]?.was?.map(([, was]) => was)).toEqual([{ name: "Bonapriso" }]);
});

test.each([
  { vat: 20, flags: [], booked: null },
  { vat: 21, flags: ["till-mismatch"], booked: { taxes: [{ rate: 1925, base: 130, vat: 20 }] } },
])(
  "[Z4] a closing that tells $vat francs of tax is compared with what its tickets bear",
  async (given) => {
    const payments = [{ method: "cash" as const, amount: 65, tendered: 65 }];
    const lines = [aLine("savon", { price: 65 })];
    const facts = [1, 2].map((receipt) => ({ kind: "sale" as const, receipt, lines, payments }));
    const taxes = [{ rate: 1925, base: 130, vat: given.vat }];
    const sales = [sell({ vatRate: 1925 }), sell({ vatRate: 1925 })];
    const close = here.device.operation(here.shop, "till.close", {
      ...{ z: 1, after: null, since: 0, openedAt: null, wasOpened: false, counts: [] },
      ...{ counted: 130, vatRate: 1925, note: "", sellers: [] },
      figures: { ...tillFigures(0, facts), taxes },
    });
    await send(...sales, close);
    const [act] = (await all()).tillActs ?? [];
    expect(act).toMatchObject({ flags: given.flags, close: { figures: { taxes } } });
    expect(act?.close?.booked ?? null).toEqual(
      given.booked && expect.objectContaining(given.booked),
    );
  },
);
