import { expect, test } from "vitest";
import type { Return } from "#shared/schemas/sale.ts";
import type { CloseTillBody } from "#shared/schemas/till.ts";
import { MemoryOutboxStore } from "#tests/support/device/memory-outbox-store.ts";
import { modelScope } from "#tests/support/device/model-server.ts";
import { aSale } from "#tests/support/device/rows.ts";
import { modelPerson, World } from "#tests/support/device/world.ts";
import { Outbox } from "#web/store/outbox/outbox.ts";
import { tillOf } from "#web/store/read-models/tills/keep-till.ts";
import { recordReturn } from "./record-return.ts";
import { closeTill, moveTill, openTill } from "./till.ts";

const noon = Date.parse("2026-11-20T11:00:00.000Z");
const counted = { counts: [], counted: 0, note: "", vatRate: 0 };

async function aTill({ begins = noon, dayTurnsAt = 0 } = {}) {
  const world = new World();
  world.now = begins;
  world.server.now = begins;
  for (const [id, shop] of world.server.rows.shops)
    world.server.rows.shops.set(id, { ...shop, dayTurnsAt });
  await world.start();
  await world.settle();
  const { device, shopId } = world;
  let forms = 0;
  const form = () => {
    forms += 1;
    return { shopId, formId: `till-${forms}` };
  };
  const close = async (given: Partial<typeof counted> = {}) => {
    const done = await closeTill(device, { ...form(), ...counted, ...given });
    if (!done.ok) throw new Error(done.refusal);
    return done.value.operation.body as CloseTillBody;
  };
  const till = async () => {
    const found = await tillOf(device, shopId);
    if (!found) throw new Error("the staff reads its tills");
    return found;
  };
  return { world, device, shopId, form, close, till };
}

test("[Z1] [Z2] what was sold, given back and moved since the opening is in the closing, and nothing else", async () => {
  const { world, device, form, close, till } = await aTill();
  await world.sell("aaaa", 1);
  const opened = await openTill(device, { ...form(), float: 10_000 });
  await world.sell("aaaa", 2);
  await world.sell("bbbb", 1);
  await moveTill(device, { ...form(), direction: "out", amount: 300, reason: " transport " });
  const lines = [{ productId: "aaaa", quantity: 1, price: 500, name: "Savon aaaa" }];
  const back = { saleId: null, restock: true, refund: "cash", reason: "abîmé" } as const;
  await recordReturn(device, { ...form(), ...back, lines });
  expect((await till()).own.session()).toMatchObject({
    ...{ wasOpened: true, day: "2026-11-20", openedBy: "Awa", sellers: [modelPerson] },
    moves: [{ move: { direction: "out", amount: 300, reason: "transport" } }],
  });
  const body = await close({ counted: 10_700 });
  expect(body).toMatchObject({
    ...{ z: 1, after: opened.ok && opened.value.id, wasOpened: true, counted: 10_700, since: noon },
    figures: { ...{ float: 10_000, tickets: 2, revenue: 1500, refundedCash: 500, moneyOut: 300 } },
  });
  expect(body.figures).toMatchObject({ expected: 10_700, firstReceipt: 2, lastReceipt: 3 });
  const { acts, own } = await till();
  expect(own.session()).toMatchObject({
    wasOpened: false,
    openedAt: null,
    figures: { tickets: 0 },
  });
  expect(own.session().after).toBe(acts.list().find((act) => act.close)?.id);
});

test("[Z1] selling waits for no opening: the next closing takes it, with a float of nothing", async () => {
  const { world, close } = await aTill();
  await world.sell("aaaa", 2);
  expect(await close()).toMatchObject({
    after: null,
    wasOpened: false,
    figures: { expected: 1000 },
  });
  await world.sell("aaaa", 1);
  expect(await close()).toMatchObject({ z: 2, wasOpened: false, figures: { expected: 500 } });
});

test.each([
  [4, 1500, "2026-11-20"],
  [0, 500, "2026-11-21"],
])(
  "[Z1] [D1] where the day turns at %i, the first closing after a night takes %i F",
  async (dayTurnsAt, cash, day) => {
    const { world, close, till } = await aTill({
      begins: Date.parse("2026-11-20T22:30:00.000Z"),
      dayTurnsAt,
    });
    await world.sell("aaaa", 2);
    world.now += 2 * 3_600_000;
    world.server.now = world.now;
    await world.sell("aaaa", 1);
    expect((await till()).own.session().day).toBe(day);
    expect((await close()).figures.expected).toBe(cash);
  },
);

test("[Z1] the first closing of a device takes the day, not all that was ever sold", async () => {
  const { world, close } = await aTill();
  await world.sell("aaaa", 4);
  world.now = noon + 24 * 3_600_000;
  await world.sell("bbbb", 1);
  const body = await close();
  expect(body).toMatchObject({ since: world.now, figures: { tickets: 1, expected: 500 } });
});

test("[Z3] a sale that another tab makes while the till is closed is in the closing that follows it", async () => {
  const { world, device, shopId, form, close, till } = await aTill();
  await openTill(device, { ...form(), float: 0 });
  await till();
  const store = new MemoryOutboxStore(world.outboxDisk);
  const { clock, random } = device;
  const otherTab = await Outbox.open({ store, clock, random, label: "" });
  const lines = [{ productId: "aaaa", quantity: 1, price: 700 }];
  await otherTab.record({
    ...{ kind: "sale", shopId, by: modelPerson, cartId: "other" },
    body: (receipt) => ({
      ...{ receipt, catalogRev: 1, lines, total: 700 },
      payments: [{ method: "cash", amount: 700, tendered: 1000 }],
    }),
    shown: () => ({ names: [], sellerName: "" }),
  });
  const body = await close({ counted: 700 });
  expect(body.figures).toMatchObject({ tickets: 1, expected: 700 });
  const seqs = device.outbox.records().map(({ seq, operation }) => [seq, operation.kind]);
  expect(seqs).toEqual([
    [1, "till.open"],
    [2, "sale"],
    [3, "till.close"],
  ]);
});

test("[Z1] rows of this device count once their operations have left; other devices' and resellers' do not", async () => {
  const { world, device, form, till } = await aTill();
  await openTill(device, { ...form(), float: 0 });
  const { own } = await till();
  const row = (id: string, deviceCode: string, seq: number) => ({
    ...{ ...aSale(id, "2026-11-20", world.server.rev + seq), deviceCode, seq, deviceAt: noon + 1 },
    payments: [{ method: "cash" as const, amount: 500, tendered: 500 }],
    lines: [{ productId: "aaaa", name: "Savon", quantity: 1, price: 500 }],
    receiptNo: `${deviceCode}-00000${seq}`,
  });
  const cursor = await device.readModels.cursor(modelScope);
  if (!cursor) throw new Error("it has been read");
  const rows = {
    sales: [row("s1", "A", 7), row("s2", "B", 8), row("s3", "A", 9)],
    resellerSales: [{ saleId: "s3", id: "r", rev: cursor.rev + 9 }] as never,
  };
  const to = { ...cursor, rev: cursor.rev + 9 };
  await device.readModels.applyPage({ scope: modelScope, from: cursor, to, rows, own: {} });
  expect(own.session().figures).toMatchObject({ tickets: 1, firstReceipt: 7, expected: 500 });
});

test("the drawer is told anew after each sale, and as the same thing while nothing happens", async () => {
  const { world, device, form, till } = await aTill();
  await openTill(device, { ...form(), float: 100 });
  const { own } = await till();
  expect(own.session().figures.expected).toBe(100);
  expect(own.session()).toBe(own.session());
  await world.sell("aaaa", 1);
  expect(own.session().figures.expected).toBe(600);
});

test("a move needs an amount and a reason; without access there is no till", async () => {
  const { device, form } = await aTill();
  const move = { direction: "in", amount: 100, reason: "  " } as const;
  expect(await moveTill(device, { ...form(), ...move })).toMatchObject({
    refusal: "reason-required",
  });
  expect(await moveTill(device, { ...form(), ...move, amount: 0, reason: "x" })).toMatchObject({
    refusal: "quantity-invalid",
  });
  const elsewhere = { ...form(), shopId: crypto.randomUUID() };
  expect(await openTill(device, { ...elsewhere, float: 0 })).toMatchObject({
    refusal: "no-access",
  });
  expect(await closeTill(device, { ...elsewhere, ...counted })).toMatchObject({
    refusal: "no-access",
  });
});

test("a closing that the wire does not carry is said before the till is closed", async () => {
  const { device, form, till } = await aTill();
  await openTill(device, { ...form(), float: 0 });
  const counts = [{ kind: "note" as const, value: 10_000, count: 2_010_543_037 }];
  const scanned = { counts, counted: 20_105_430_370_000, note: "", vatRate: 0 };
  const done = await closeTill(device, { ...form(), ...scanned });
  expect(done).toEqual({ ok: false, refusal: "amount-too-large" });
  expect((await till()).own.session().wasOpened).toBe(true);
});

test("[W4] the same form confirmed twice opens the till once", async () => {
  const { device, form } = await aTill();
  const same = form();
  await openTill(device, { ...same, float: 500 });
  await openTill(device, { ...same, float: 500 });
  expect(device.outbox.records()).toHaveLength(1);
});

const soap = [{ productId: "aaaa", quantity: 1, price: 500, name: "Savon aaaa" }];
const undo = { restock: true, reason: "erreur", isVoid: true, lines: soap } as const;
const otherSale = "0198c0de-0000-7000-8000-0000000000aa";
const ofOther = { sellerId: modelPerson, receiptNo: "ZZ-000001" };

test.each([
  ["nothing is given back", { refund: "none" }],
  ["mobile money goes back", { refund: "mobile-money" }],
  ["cash leaves the ticket's drawer", { refund: "cash", drawer: "ticket" }],
] as const)(
  "[Z6] a void of another device's ticket opens no till here where %s",
  async (_, given) => {
    const { device, form, till } = await aTill();
    await recordReturn(device, {
      ...form(),
      ...undo,
      saleId: otherSale,
      ticket: ofOther,
      ...given,
    });
    expect((await till()).own.session()).toMatchObject({ openedAt: null, figures: { returns: 0 } });
  },
);

test("[Z6] cash that leaves this drawer for another device's ticket is of this till", async () => {
  const { world, device, form, till } = await aTill();
  await world.sell("aaaa", 2);
  const given = { saleId: otherSale, ticket: ofOther, refund: "cash" } as const;
  await recordReturn(device, { ...form(), ...undo, ...given });
  expect((await till()).own.session().figures).toMatchObject({ voids: 1, expected: 500 });
});

test("[Z6] a void heard from elsewhere lies in this till once, opens none, and what left before the float was counted moves no cash", async () => {
  const { world, device, form, close, till } = await aTill();
  await world.sell("aaaa", 1);
  await world.settle();
  const code = (await till()).code();
  const aVoid = (id: string, at: string): Return => ({
    ...{ id, rev: 1, sellerId: modelPerson, deviceCode: "ZZ", seq: 1, soldAt: at, deviceAt: 1 },
    ...{ day: at.slice(0, 10), flags: [], settled: null, saleId: otherSale, lines: soap },
    ...{ restock: true, refund: "cash", total: 500, reason: "erreur", isVoid: true },
    counting: { sellerId: modelPerson, agencyId: null, undoes: true, till: code },
  });
  const hear = async (row: Return) => {
    const from = await device.readModels.cursor(modelScope);
    if (!from) throw new Error("it has been read");
    const to = { ...from, rev: from.rev + 1 };
    const rows = { returns: [{ ...row, rev: to.rev }] };
    await device.readModels.applyPage({ scope: modelScope, from, to, rows, own: {} });
  };
  await hear(aVoid("0198c0de-0000-7000-8000-0000000000b1", "2026-11-20T11:00:00.000Z"));
  const first = await close();
  expect(first).toMatchObject({
    figures: { tickets: 1, voids: 1, refunded: 500, expected: 0 },
    elsewhere: [{ id: "0198c0de-0000-7000-8000-0000000000b1" }],
  });
  expect((await till()).own.session()).toMatchObject({ openedAt: null, elsewhere: [] });
  await hear(aVoid("0198c0de-0000-7000-8000-0000000000b2", "2026-11-20T10:59:00.000Z"));
  expect((await till()).own.session()).toMatchObject({ openedAt: null, figures: { voids: 1 } });
  await openTill(device, { ...form(), float: 2000 });
  expect(await close()).toMatchObject({
    figures: { voids: 1, refunded: 500, refundedCash: 0, expected: 2000 },
    elsewhere: [{ id: "0198c0de-0000-7000-8000-0000000000b2", isInFloat: true }],
  });
});
