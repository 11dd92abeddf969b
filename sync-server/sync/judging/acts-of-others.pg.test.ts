import { afterAll, beforeAll, expect, test } from "vitest";
import type { Operation } from "#shared/sync/operations.ts";
import { aLine, type HandDevice } from "#tests/support/builders.ts";
import { actedBy } from "#tests/support/lent-devices.ts";
import { reasonsIn, type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";
import { transferActs } from "#tests/support/transfer-acts.ts";

let world: SyncWorld;
const is = { owner: "", manager: "", seller: "", reseller: "", shop: "", branch: "" };

beforeAll(async () => {
  world = await syncWorld();
  is.owner = await world.person("owner");
  is.shop = await world.shop(is.owner);
  is.branch = await world.shop(is.owner, "Bonabéri");
  is.manager = await world.member(is.shop, "manager");
  is.seller = await world.member(is.shop, "seller");
  is.reseller = await world.member(is.shop, "reseller");
  for (const shop of [is.shop, is.branch])
    await world.product(shop, is.owner, "savon", { stock: 50 });
});
afterAll(() => world.close());

/** Sends acts of one person as another; none is refused or flagged. */
async function send(device: HandDevice, by: string, acts: readonly Operation[], as = is.owner) {
  const told = by === as ? acts : acts.map((operation) => actedBy(operation, by));
  const answer = await world.send(as, device, told);
  expect(reasonsIn(answer)).toEqual(acts.map(() => []));
  expect(answer.verdicts.map(([status]) => status)).not.toContain("refused");
}

const rows = async (query: string) => [...(await world.database.sql.unsafe(query))];

test("[J11] the books name whoever did it, and the ledger keeps who was signed in", async () => {
  const device = world.device();
  const acts = transferActs(device, is.shop);
  const goods = { resellerId: is.reseller, productId: "savon" };
  const count = { mode: "count", productId: "savon", counted: 49, shownBefore: 50 } as const;
  const adjust = device.operation(is.shop, "adjust", { ...count, reason: "inventaire" });
  const waiting = acts.handOver({ ...goods, origin: "till" });
  const incoming = transferActs(world.device(), is.branch).send(is.shop, "savon", 2);
  await world.send(is.owner, world.device(), [incoming]);
  const receive = acts.receive(incoming.id, "savon", 2);
  const move = { direction: "out", amount: 500, reason: "taxi" } as const;
  const till = device.operation(is.shop, "till.move", move);
  const lines = [aLine("savon")];
  const rest = { saleId: null, lines, restock: true, refund: "cash", total: 500 } as const;
  const back = device.operation(is.shop, "return", { ...rest, reason: "abîmé" });
  const hers = [adjust, waiting, receive, till, back];
  await send(device, is.seller, hers);

  const decide = acts.decide(waiting, "confirm");
  const street = world.device();
  const pending = transferActs(street, is.shop).sell([waiting, 1, 600]);
  const decideSale = acts.decideSale(pending, "confirm");
  const settled = device.sale(is.shop, [aLine("savon", { price: 1 })]);
  const note = { saleId: settled.id, note: "vu" };
  const settle = device.operation(is.shop, "sale.settle", note);
  await world.send(is.owner, device, [settled]);
  await send(device, is.manager, [decide]);
  await send(street, is.reseller, [pending], is.reseller);
  const his = [decideSale, settle];
  await send(device, is.manager, his);

  const { shop, seller, manager } = is;
  expect(
    await rows(`
      select 'count' as act, by_id::text as by from adjustments where id = '${adjust.id}'
      union all select 'transfer', by_id::text from transfers where id = '${waiting.id}'
      union all select 'receive', received ->> 'by' from shop_transfers where shop_id = '${shop}'
      union all select 'till', seller_id::text from till_acts where shop_id = '${shop}'
      union all select 'return', seller_id::text from returns where shop_id = '${shop}'
      union all select 'decide', (decided ->> 'by') || ' ' || (decided ->> 'name') from transfers
      union all select 'decide-sale', decided ->> 'by' from reseller_sales
      union all select 'settle', settled ->> 'by' from sales where id = '${settled.id}'`),
  ).toEqual([
    ...["count", "transfer", "receive", "till", "return"].map((act) => ({ act, by: seller })),
    { act: "decide", by: `${manager} manager` },
    ...["decide-sale", "settle"].map((act) => ({ act, by: manager })),
  ]);
  const ledger = await rows(`
    select recorded_by as "recordedBy", count(*)::int as acts from op_ledger
    where op_id in (${[...hers, decide, ...his].map(({ id }) => `'${id}'`)}) group by 1`);
  expect(ledger).toEqual([{ recordedBy: is.owner, acts: 8 }]);
  const [own] = await rows(`select recorded_by from sales where id = '${settled.id}'`);
  expect(own).toEqual({ recorded_by: null });
});

test("[J11] [T1] what a seller hands over on the owner's device waits, and the owner is asked", async () => {
  const device = world.device();
  const acts = transferActs(device, is.shop);
  const goods = { resellerId: is.reseller, productId: "savon" };
  const own = acts.handOver(goods);
  const hers = acts.handOver(goods);
  await send(device, is.owner, [own]);
  await send(device, is.seller, [hers]);
  expect(
    await rows(`select status from transfers where id in ('${own.id}', '${hers.id}') order by rev`),
  ).toEqual([{ status: "confirmed" }, { status: "pending" }]);
  const told = `select user_id as id, data ->> 'personName' as name from notifications
    where type = 'product_transfer_request' and data ->> 'transferId' =`;
  const asked = await rows(`${told} '${hers.id}'`);
  expect(new Set(asked.map(({ id }) => id))).toEqual(new Set([is.owner, is.reseller]));
  expect(asked.map(({ name }) => name)).toEqual(["seller", "seller"]);
});

test("[J11] [T12] acts of several people in one request: each hears of the others', nobody of their own", async () => {
  const device = world.device();
  const acts = transferActs(device, is.shop);
  const waiting = acts.handOver({
    ...{ resellerId: is.reseller, productId: "savon", origin: "till" },
  });
  const decide = acts.decide(waiting, "reject");
  const both = [actedBy(waiting, is.seller), actedBy(decide, is.manager)];
  expect(reasonsIn(await world.send(is.owner, device, both))).toEqual([[], []]);
  const told = await rows(`select user_id as id from notifications
    where type = 'product_transfer_rejected' and data ->> 'transferId' = '${waiting.id}'`);
  expect(new Set(told.map(({ id }) => id))).toEqual(new Set([is.seller, is.owner, is.reseller]));
});

test("[J11] what is between two people is done by whoever is signed in, and by nobody else", async () => {
  const device = world.device();
  const written = { memberId: is.seller, text: "Bonsoir" };
  const acts = [
    device.operation(is.shop, "message.send", written),
    device.operation(is.shop, "message.read", { ids: [crypto.randomUUID()] }),
    device.operation(is.shop, "notification.read", { ids: [crypto.randomUUID()] }),
  ];
  const asSeller = acts.map((operation) => actedBy(operation, is.seller));
  const answer = await world.send(is.owner, device, asSeller);
  expect(reasonsIn(answer)).toEqual(acts.map(() => ["not-allowed"]));
  expect(await rows("select id from messages")).toEqual([]);
});

test("[J2] [J11] the same again is the same act, whoever is named: judged once, the first name stands", async () => {
  const device = world.device();
  const body = { mode: "increase", productId: "savon", quantity: 1, reason: "livraison" } as const;
  const act = device.operation(is.shop, "adjust", body);
  const before = await world.stockOf(is.shop, "savon");
  for (const one of [actedBy(act, is.seller.toUpperCase()), act, actedBy(act, is.manager)])
    expect(reasonsIn(await world.send(is.owner, device, [one]))).toEqual([[]]);
  expect(await world.stockOf(is.shop, "savon")).toBe((before ?? 0) + 1);
  const entered = await rows(`select by_id as by from adjustments where id = '${act.id}'`);
  expect(entered).toEqual([{ by: is.seller }]);
});

test("[S4] a name that is none: not understood, and its neighbours are", async () => {
  const device = world.device();
  const body = { mode: "increase", productId: "savon", quantity: 1, reason: "livraison" } as const;
  const acts = [1, 2].map(() => device.operation(is.shop, "adjust", body));
  const [first, second] = acts as [Operation, Operation];
  const answer = await world.send(is.owner, device, [actedBy(first, "Aline"), second]);
  expect(reasonsIn(answer)).toEqual([["not-understood"], []]);
});
