import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aLine, type HandDevice } from "#tests/support/builders.ts";
import { reasonsIn, type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";

let world: SyncWorld;
let shop = "";
let seller = "";
let device: HandDevice;
let customerId = "";

beforeAll(async () => {
  world = await syncWorld();
});
afterAll(() => world.close());

beforeEach(async () => {
  const owner = await world.person("owner");
  shop = await world.shop(owner);
  seller = await world.member(shop, "seller");
  await world.product(shop, owner, "savon", { stock: 500, minPrice: 0 });
  device = world.device();
  customerId = await world.customer(shop, seller);
});

const sale = (from: HandDevice) =>
  from.sale(shop, [aLine("savon", { price: 850 })], {
    payments: [{ method: "cash", amount: 850, tendered: 1000 }],
  });
const payment = (from: HandDevice, receipt: number, ofChange?: string) =>
  from.operation(shop, "account.move", {
    ...{ kind: "payment", customerId, amount: 150, owedBefore: 0, method: "cash", receipt },
    ...(ofChange !== undefined && { ofChange }),
  });

test("[C9] change that stays is a payment that names its ticket, a deposit, and in no case paid twice", async () => {
  const sold = sale(device);
  const kept = payment(device, 1, sold.id);
  expect(reasonsIn(await world.send(seller, device, [sold, kept]))).toEqual([[], []]);
  const other = world.device();
  const again = sale(other);
  const acts = [again, payment(other, 1, again.id), payment(other, 2)];
  expect(reasonsIn(await world.send(seller, other, acts))).toEqual([[], [], []]);
  const moves = await world.database.sql`
    select kind, change::int, of_change as ticket from account_moves where shop_id = ${shop} order by device_no, seq`;
  expect([...moves]).toEqual([
    { kind: "payment", change: -150, ticket: sold.id },
    { kind: "payment", change: -150, ticket: again.id },
    { kind: "payment", change: -150, ticket: null },
  ]);
  const [account] = await world.database.sql`
    select balance::int from accounts where shop_id = ${shop}`;
  expect(account).toEqual({ balance: -450 });
  // Another payment of as much, in money, on a third device: that is odd.
  const third = world.device();
  const odd = await world.send(seller, third, [payment(third, 1)]);
  expect(reasonsIn(odd)).toEqual([["paid-twice"]]);
  // And as much of a ticket's change after that is not.
  const fourth = world.device();
  const last = sale(fourth);
  const sent = await world.send(seller, fourth, [last, payment(fourth, 1, last.id)]);
  expect(reasonsIn(sent)).toEqual([[], []]);
});

test("[C9] what names a ticket that has not that change is a payment like any other", async () => {
  await world.send(seller, device, [payment(device, 1)]);
  // No such ticket.
  const second = world.device();
  const madeUp = await world.send(seller, second, [payment(second, 1, crypto.randomUUID())]);
  expect(reasonsIn(madeUp)).toEqual([["paid-twice"]]);
  // A ticket of which all change was kept already, on the same device and on another.
  const third = world.device();
  const sold = sale(third);
  const acts = [sold, payment(third, 1, sold.id), payment(third, 2, sold.id)];
  expect(reasonsIn(await world.send(seller, third, acts))).toEqual([[], [], ["paid-twice"]]);
  const fourth = world.device();
  const again = await world.send(seller, fourth, [payment(fourth, 1, sold.id)]);
  expect(reasonsIn(again)).toEqual([["paid-twice"]]);
});

test("[C9] what names the same change on two devices is paid twice", async () => {
  const sold = sale(device);
  await world.send(seller, device, [sold, payment(device, 1, sold.id)]);
  const other = world.device();
  const again = await world.send(seller, other, [payment(other, 1, sold.id)]);
  expect(reasonsIn(again)).toEqual([["paid-twice"]]);
});
