import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { endMember } from "#server/accounts/members.ts";
import { tillFigures } from "#shared/rules/till.ts";
import type { CloseTillBody, TillAct, TillFigures } from "#shared/schemas/till.ts";
import type { Operation } from "#shared/sync/operations.ts";
import type { HandDevice } from "#tests/support/builders.ts";
import { aLine } from "#tests/support/builders.ts";
import { reasonsIn, type SyncWorld, statusesIn, syncWorld } from "#tests/support/sync-world.ts";

let world: SyncWorld;
let owner = "";
let seller = "";
let shop = "";
let device: HandDevice;

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
});
afterAll(() => world.close());

beforeEach(async () => {
  shop = await world.shop(owner);
  seller = await world.member(shop, "seller");
  await world.product(shop, owner, "savon", { stock: 500, minPrice: 0 });
  device = world.device();
});

type Told = Partial<CloseTillBody> & { sales?: number[]; float?: number };

/** What a device tells of a till: cash sales of these amounts after an opening with this float. */
function closing({ sales = [], float = 0, ...told }: Told = {}): CloseTillBody {
  const facts = sales.map((amount, index) => ({
    ...{ kind: "sale" as const, receipt: index + 1, lines: [aLine("savon", { price: amount })] },
    payments: [{ method: "cash" as const, amount }],
  }));
  const figures = tillFigures(float, facts);
  return {
    ...{ z: 1, after: null, since: 0, openedAt: null, wasOpened: true, figures, counts: [] },
    ...{ counted: figures.expected, vatRate: 0, note: "", sellers: [] },
    ...told,
  };
}

const open = (float: number) => device.operation(shop, "till.open", { float });
const sale = (price: number) => device.sale(shop, [aLine("savon", { price })]);
const move = (direction: "in" | "out", amount: number) =>
  device.operation(shop, "till.move", { direction, amount, reason: "monnaie" });
const close = (told: Told) => device.operation(shop, "till.close", closing(told));

async function actOf({ id }: Operation, as = owner): Promise<TillAct> {
  const { tillActs = [] } = await world.rows(as, `shop:${shop}`);
  const found = tillActs.find((row) => row.id === id);
  if (!found) throw new Error("the act has not travelled");
  return found;
}

const bookedOf = async (operation: Operation): Promise<TillFigures | null | undefined> =>
  (await actOf(operation)).close?.booked;

test("[Z1] [Z2] a till opened, sold at, moved and closed in one request travels to the owner, exact", async () => {
  const opened = open(20_000);
  const taken = move("out", 3000);
  const facts = [opened, sale(1000), sale(700), taken];
  const told = closing({ after: opened.id, sales: [1000, 700], float: 20_000 });
  const figures = { ...told.figures, moneyOut: 3000, expected: 18_700 };
  const closed = device.operation(shop, "till.close", {
    ...{ ...told, figures, counted: 18_200, note: "un billet déchiré" },
    counts: [
      { kind: "note", value: 10_000, count: 1 },
      { kind: "coin", value: 100, count: 82 },
    ],
  });
  const answer = await world.send(seller, device, [...facts, closed]);
  expect(statusesIn(answer)).toEqual(["applied", "applied", "applied", "applied", "applied"]);
  expect(await actOf(opened)).toMatchObject({ open: { float: 20_000 }, move: null, close: null });
  expect(await actOf(taken)).toMatchObject({ move: { direction: "out", amount: 3000 } });
  expect(await actOf(closed)).toMatchObject({
    ...{ sellerId: seller, seq: 5, flags: [], open: null, move: null },
    close: { z: 1, counted: 18_200, note: "un billet déchiré", figures, booked: null },
  });
});

test("[Z4] [F2] the same closing again gets the same verdict, and is in the books once", async () => {
  const closed = close({});
  const first = await world.send(seller, device, [closed]);
  const again = await world.send(seller, device, [closed]);
  expect(again.verdicts).toEqual(first.verdicts);
  const [row] = await world.database.sql<{ count: number }[]>`
    select count(*)::int as count from till_acts where shop_id = ${shop}`;
  expect(row?.count).toBe(1);
});

test("[Z4] what the device tells is compared with the books, kept as told and flagged", async () => {
  const opened = open(500);
  const sold = [sale(1000), sale(200)];
  const closed = close({ after: opened.id, sales: [1000], float: 500 });
  const answer = await world.send(seller, device, [opened, ...sold, closed]);
  expect(reasonsIn(answer).at(-1)).toEqual(["till-mismatch"]);
  expect((await actOf(closed)).close).toMatchObject({
    figures: { expected: 1500, tickets: 1 },
    booked: { expected: 1700, tickets: 2, lastReceipt: 2 },
  });
});

test("[Z4] a sale of somebody else that waits on the device is missing from the books: kept, flagged", async () => {
  const opened = open(0);
  sale(1000);
  const closed = close({ after: opened.id, sales: [1000] });
  const answer = await world.send(seller, device, [opened, closed]);
  expect(reasonsIn(answer)).toEqual([[], ["till-mismatch"]]);
  expect(await bookedOf(closed)).toMatchObject({ expected: 0, tickets: 0 });
});

test("[Z1] each closing counts from the act before it, sold without an opening or not", async () => {
  const [one, two] = [sale(1000), sale(300)];
  const first = close({ sales: [1000, 300], wasOpened: false });
  const three = sale(400);
  const second = device.operation(shop, "till.close", {
    ...closing({ after: first.id, sales: [400], wasOpened: false, z: 2 }),
    figures: { ...closing({ sales: [400] }).figures, firstReceipt: 3, lastReceipt: 3 },
  });
  const answer = await world.send(seller, device, [one, two, first, three, second]);
  expect(reasonsIn(answer)).toEqual([[], [], [], [], []]);
});

test("[Z1] an opening begins anew: what was sold before it is in no closing", async () => {
  const loose = sale(9000);
  const opened = open(100);
  const inside = sale(50);
  const told = closing({ after: opened.id, sales: [50], float: 100 });
  const figures = { ...told.figures, firstReceipt: 2, lastReceipt: 2 };
  const closed = device.operation(shop, "till.close", { ...told, figures });
  const answer = await world.send(seller, device, [loose, opened, inside, closed]);
  expect(reasonsIn(answer).at(-1)).toEqual([]);
});

test("[Z1] other devices and other shops are other tills", async () => {
  const other = world.device();
  const otherShop = await world.shop(owner);
  await world.product(otherShop, owner, "savon", { stock: 5 });
  await world.send(seller, other, [other.sale(shop, [aLine("savon", { price: 5000 })])]);
  const opened = open(0);
  const elsewhere = device.sale(otherShop, [aLine("savon", { price: 800 })]);
  const here = sale(600);
  const closed = close({ after: opened.id, sales: [600] });
  const answer = await world.send(owner, device, [opened, elsewhere, here, closed]);
  expect(reasonsIn(answer)).toEqual([[], [], [], []]);
});

test("[Z1] cash given back leaves the drawer; what a reseller sold was never in it", async () => {
  const opened = open(0);
  const sold = sale(1000);
  const lines = [{ productId: "savon", quantity: 1, price: 400 }];
  const back = device.operation(shop, "return", {
    ...{ saleId: sold.id, lines, restock: true, refund: "cash", total: 400, reason: "abîmé" },
  });
  await world.send(seller, device, [opened, sold, back]);
  // A confirmed sale of a reseller bears the number of the act that it was told by, which may be this device's.
  await world.database.sql`
    insert into sales (shop_id, id, rev, device_no, seq, seller_id, sold_at, device_at, day, lines, total, flags,
      receipt, payments, of_reseller)
    select shop_id, ${crypto.randomUUID()}, rev, device_no, seq, seller_id, sold_at, device_at, day, lines, total,
      flags, 77, payments, true from sales where shop_id = ${shop} and id = ${sold.id}`;
  const told = closing({ after: opened.id, sales: [1000] });
  const refunds = { returns: 1, returnedPieces: 1, refunded: 400, refundedCash: 400 };
  const figures = { ...told.figures, ...refunds, expected: 600 };
  const closed = device.operation(shop, "till.close", { ...told, figures });
  expect(reasonsIn(await world.send(seller, device, [closed]))).toEqual([[]]);
});

test("[Z1] a device that numbers anew keeps its till: the opening of before still counts", async () => {
  const opened = open(700);
  await world.send(seller, device, [opened, sale(100)]);
  const renewed = world.device(2);
  const later = renewed.sale(shop, [aLine("savon", { price: 60 })], { receipt: 2 });
  await world.send(seller, renewed, [later]);
  await world.database.sql`
    update devices set device_id = ${device.id} where shop_id = ${shop} and device_id = ${renewed.id}`;
  const closed = renewed.operation(
    shop,
    "till.close",
    closing({ after: opened.id, sales: [100, 60], float: 700 }),
  );
  expect(reasonsIn(await world.send(seller, renewed, [closed]))).toEqual([[]]);
});

test("[Z1] the first closing of a device leaves out what its clock calls older", async () => {
  const yesterday = device.sale(shop, [aLine("savon", { price: 5000 })]);
  world.now += 24 * 3_600_000;
  const told = closing({ sales: [300], wasOpened: false, since: world.now });
  const figures = { ...told.figures, firstReceipt: 2, lastReceipt: 2 };
  const sold = sale(300);
  const closed = device.operation(shop, "till.close", { ...told, figures });
  const answer = await world.send(seller, device, [yesterday, sold, closed]);
  expect(reasonsIn(answer)).toEqual([[], [], []]);
});

test("[Z4] a closing that follows an act the books do not have is flagged", async () => {
  const closed = close({ after: crypto.randomUUID() });
  expect(reasonsIn(await world.send(seller, device, [closed]))).toEqual([["till-mismatch"]]);
});

test("pieces that do not make the sum are flagged", async () => {
  const counts = [{ kind: "note" as const, value: 1000, count: 1 }];
  const closed = close({ counts, counted: 2000 });
  expect(reasonsIn(await world.send(seller, device, [closed]))).toEqual([["total-mismatch"]]);
});

test("[J11] somebody switched in is named; a stranger is not", async () => {
  const acts = [seller, crypto.randomUUID()].map((sellerId) =>
    device.operation(shop, "till.open", { float: 0, sellerId }),
  );
  expect(reasonsIn(await world.send(owner, device, acts))).toEqual([[], ["unknown-seller"]]);
  const rows = await world.database.sql`
    select seller_id as "sellerId", recorded_by as "recordedBy" from till_acts where shop_id = ${shop} order by seq`;
  expect([...rows]).toEqual([
    { sellerId: seller, recordedBy: owner },
    { sellerId: owner, recordedBy: null },
  ]);
});

test("[J3] told by somebody dismissed: kept, flagged; by a reseller or [J5] a stranger: refused", async () => {
  const leaver = await world.member(shop, "employee");
  await endMember(world.accounts, { shopId: shop, userId: leaver });
  expect(reasonsIn(await world.send(leaver, device, [open(1)]))).toEqual([["seller-dismissed"]]);
  const reseller = await world.member(shop, "reseller");
  const street = world.device();
  const told = street.operation(shop, "till.open", { float: 1 });
  expect(reasonsIn(await world.send(reseller, street, [told]))).toEqual([["not-allowed"]]);
  const stranger = await world.person("stranger");
  const elsewhere = world.device();
  const refused = await world.send(stranger, elsewhere, [
    elsewhere.operation(shop, "till.open", { float: 1 }),
  ]);
  expect(reasonsIn(refused)).toEqual([["not-a-member"]]);
});

test("[V1] tills are read by the staff, and by no reseller", async () => {
  const opened = open(4000);
  await world.send(seller, device, [opened]);
  expect((await actOf(opened, seller)).open).toEqual({ float: 4000 });
  const reseller = await world.member(shop, "reseller");
  const scope = `shop:${shop}:reseller:${reseller}`;
  expect((await world.rows(reseller, scope)).tillActs).toBeUndefined();
});

test.each([
  ["short", 500, -500],
  ["too full", 1200, 200],
])(
  "[T12] a till that is %s is told to owner and managers, not to who closed it",
  async (_, counted, amount) => {
    const manager = await world.member(shop, "manager");
    const told = close({ sales: [1000], counted });
    await world.send(seller, device, [sale(1000), told]);
    const { notifications: notices = [] } = await world.rows(owner, `shop:${shop}`);
    expect(notices.map(({ userId, type }) => [userId, type]).toSorted()).toEqual(
      [owner, manager].map((id) => [id, "till_difference"]).toSorted(),
    );
    expect(notices[0]?.data).toMatchObject({ amount, personName: expect.any(String) });
  },
);

test("[T12] a till that is right to the franc is told to nobody, nor a difference to the owner who closed it alone", async () => {
  await world.send(owner, device, [sale(1000), close({ sales: [1000], counted: 1000 })]);
  await world.send(owner, device, [sale(1000), close({ z: 2, sales: [1000], counted: 0 })]);
  const { notifications = [] } = await world.rows(owner, `shop:${shop}`);
  expect(notifications).toEqual([]);
});
