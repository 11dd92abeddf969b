import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Operation } from "#shared/sync/operations.ts";
import { aLine, type HandDevice } from "#tests/support/builders.ts";
import { reasonsIn, type SyncWorld, statusesIn, syncWorld } from "#tests/support/sync-world.ts";
import { transferActs } from "#tests/support/transfer-acts.ts";

let world: SyncWorld;
let owner = "";
let shop = "";
let device: HandDevice;

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
  shop = await world.shop(owner);
  device = world.device();
  await world.product(shop, owner, "savon", { stock: 1000 });
});
afterAll(() => world.close());

const sell = (price = 500) => device.sale(shop, [aLine("savon", { price })]);
const send = (operations: Operation[]) => world.send(owner, device, operations);
const stock = () => world.stockOf(shop, "savon");

/** As versions before left them: the entry of a sale in the ledger, nothing of it in its row. */
async function moveToLedger({ id }: Operation): Promise<void> {
  const { sql } = world.database;
  await sql`
    insert into op_ledger (shop_id, op_id, hash, device_no, seq, kind, rev, status, reasons)
    select shop_id, id, hash, device_no, seq, 'sale', rev,
      case when coalesce(flags, '{}') = '{}' then 'applied' else 'flagged' end, nullif(flags, '{}')
    from sales where id = ${id}`;
  await sql`update sales set hash = null where id = ${id}`;
}

test("a sale has no entry beside its own row", async () => {
  await send([sell()]);
  const [counted] = await world.database.sql`
    select (select count(*)::int from op_ledger where kind = 'sale') as entries,
      (select count(*)::int from sales where hash is null) as without`;
  expect(counted).toEqual({ entries: 0, without: 0 });
});

describe.each([
  ["by itself", false],
  ["among new ones", true],
])("[J2] what comes again %s", (_, isAmong) => {
  async function again(operation: Operation) {
    const answer = await send(isAmong ? [sell(), operation, sell()] : [operation]);
    const verdict = answer.verdicts[isAmong ? 1 : 0];
    if (isAmong)
      expect(statusesIn(answer).filter((_, place) => place !== 1)).toEqual(["applied", "applied"]);
    return verdict;
  }
  const pieces = isAmong ? 2 : 0;

  test("a sale, plain or flagged, gets its verdict of then, and is in the books once", async () => {
    for (const sale of [sell(), sell(1)]) {
      const [verdict] = (await send([sale])).verdicts;
      await send([sell()]);
      const before = (await stock()) ?? 0;
      expect(await again(sale)).toEqual(verdict);
      expect(await stock()).toBe(before - pieces);
    }
  });

  test("one of a version before, too", async () => {
    for (const sale of [sell(), sell(1)]) {
      const [verdict] = (await send([sale])).verdicts;
      await moveToLedger(sale);
      const before = (await stock()) ?? 0;
      expect(await again(sale)).toEqual(verdict);
      expect(await stock()).toBe(before - pieces);
    }
  });

  test("and one that was settled in between", async () => {
    const sale = sell(1);
    const [verdict] = (await send([sale])).verdicts;
    const settle = device.operation(shop, "sale.settle", { saleId: sale.id, note: "vu" });
    expect(statusesIn(await send([settle]))).toEqual(["applied"]);
    expect(await again(sale)).toEqual(verdict);
  });

  test("another text under the identifier of a sale is refused", async () => {
    const sale = sell();
    await send([sale]);
    const other = { ...sell(), id: sale.id } as Operation;
    expect(await again(other)).toMatchObject(["refused", expect.any(Number), ["id-reused"]]);
  });

  test("and so is a sale under the identifier of anything else", async () => {
    const change = { productId: "savon", mode: "increase" as const, quantity: 1, reason: "x" };
    const adjust = device.operation(shop, "adjust", change);
    expect(statusesIn(await send([adjust]))).toEqual(["applied"]);
    const before = (await stock()) ?? 0;
    const sale = { ...sell(), id: adjust.id } as Operation;
    expect(await again(sale)).toMatchObject(["refused", expect.any(Number), ["id-reused"]]);
    expect(await stock()).toBe(before - pieces);
  });
});

test("[J2] anything else under the identifier of a sale is refused", async () => {
  const sale = sell();
  await send([sale]);
  const change = { productId: "savon", mode: "increase" as const, quantity: 1, reason: "x" };
  const adjust = { ...device.operation(shop, "adjust", change), id: sale.id } as Operation;
  const before = await stock();
  expect(reasonsIn(await send([adjust]))).toEqual([["id-reused"]]);
  expect(await stock()).toBe(before);
});

test("[J2] a sale under the identifier of one that a reseller's made is refused", async () => {
  const reseller = await world.member(shop, "reseller");
  const street = world.device();
  const given = transferActs(device, shop).handOver({ resellerId: reseller, productId: "savon" });
  await send([given]);
  await world.send(reseller, street, [transferActs(street, shop).decide(given, "confirm")]);
  const sold = transferActs(street, shop).sell([given, 1, 600]);
  await world.send(reseller, street, [sold]);
  await send([transferActs(device, shop).decideSale(sold, "confirm")]);
  const { sql } = world.database;
  const [made] = await sql<{ id: string }[]>`select id from sales where of_reseller`;
  if (!made) throw new Error("the confirmation makes a sale");
  const before = await stock();
  const answer = await send([{ ...sell(), id: made.id } as Operation, sell()]);
  expect(reasonsIn(answer)[0]).toEqual(["id-reused"]);
  expect(statusesIn(answer)).toEqual(["refused", "applied"]);
  expect(await stock()).toBe((before ?? 0) - 1);
});
