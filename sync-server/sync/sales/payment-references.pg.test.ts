import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#server/db/client.ts";
import type { Payment } from "#shared/schemas/sale.ts";
import { aLine } from "#tests/support/builders.ts";
import { connectTo } from "#tests/support/connect.ts";
import {
  reasonsIn,
  rowsIn,
  type SyncWorld,
  statusesIn,
  syncWorld,
} from "#tests/support/sync-world.ts";

let world: SyncWorld;
let other: Database;
let owner = "";
let seller = "";
let shop = "";
let used = 0;

beforeAll(async () => {
  world = await syncWorld();
  other = connectTo(world.url, 1);
  owner = await world.person("owner");
  shop = await world.shop(owner);
  seller = await world.member(shop, "seller");
  await world.product(shop, owner, "sucre", { stock: 1000 });
});
afterAll(async () => {
  await other.close();
  await world.close();
});

type Device = ReturnType<SyncWorld["device"]>;

/** A sale of 500 francs, all by mobile money or as said. */
function paid(device: Device, ...payments: Payment[]) {
  return device.sale(shop, [aLine("sucre", { price: 500 })], { payments });
}
const momo = (reference?: string, amount = 500): Payment => ({
  ...{ method: "mobile-money", amount },
  ...(reference !== undefined && { reference }),
});
const fresh = () => {
  used += 1;
  return `MP${used}.X`;
};
const tell = (device: Device, saleId: string, reference: string, payment = 0) =>
  device.operation(shop, "sale.reference", { saleId, payment, reference });

async function rowOf(id: string) {
  const { sales = [] } = await world.rows(owner, `shop:${shop}`);
  return sales.find((sale) => sale.id === id);
}

test.each([
  ["the same letters", "CI240101.1234.A56789", "CI240101.1234.A56789"],
  ["other letter case and blanks", "Pp 2401 aB", "pP2401Ab"],
  ["a dash and signs that nobody sees", "XY-77\u200b12", "xy7712"],
  ["no-break blanks", "AB\u00a0900\u202f1", "AB9001"],
  ["digits of an Arabic keyboard", "CI٢٤٠٩", "ci2409"],
])(
  "[P1] a reference used again on another phone is kept and flagged: %s",
  async (_, one, again) => {
    const [first, second] = [world.device(), world.device()];
    const sale = paid(first, momo(one));
    const later = paid(second, momo(again));
    expect(reasonsIn(await world.send(seller, first, [sale]))).toEqual([[]]);
    const answer = await world.send(seller, second, [later]);
    expect([statusesIn(answer), reasonsIn(answer)]).toEqual([["flagged"], [["reference-used"]]]);
    expect((await rowOf(later.id))?.flags).toEqual(["reference-used"]);
    expect((await rowOf(sale.id))?.flags).toEqual([]);
  },
);

test("[P1] a reference of signs that nobody sees tells nothing, and its sale is kept", async () => {
  const device = world.device();
  for (const reference of ["\u200b", "\u200b\u200d"])
    expect(reasonsIn(await world.send(seller, device, [paid(device, momo(reference))]))).toEqual([
      [],
    ]);
});

test("[P1] another reference, cash, and the same reference in another shop are not flagged", async () => {
  const device = world.device();
  const reference = fresh();
  const cash: Payment = { method: "cash", amount: 500, tendered: 500 };
  const answer = await world.send(seller, device, [
    paid(device, momo(reference)),
    paid(device, momo(fresh())),
    paid(device, cash),
    paid(device, cash),
  ]);
  expect(reasonsIn(answer)).toEqual([[], [], [], []]);
  const elsewhere = await world.shop(owner);
  const there = world.device();
  const given = there.sale(elsewhere, [aLine("sucre", { price: 500 })], {
    payments: [momo(reference)],
  });
  expect(reasonsIn(await world.send(owner, there, [given]))[0]).not.toContain("reference-used");
});

test("[P1] twice in one request the later is flagged; twice in one sale that one is", async () => {
  const device = world.device();
  const [one, two] = [fresh(), fresh()];
  const answer = await world.send(seller, device, [
    paid(device, momo(one)),
    paid(device, momo(one)),
    paid(device, momo(two, 200), momo(two.toLowerCase(), 300)),
  ]);
  expect(reasonsIn(answer)).toEqual([[], ["reference-used"], ["reference-used"]]);
});

test("[P1] two phones at the same moment: one of them is flagged", async () => {
  const devices = [1, 2, 3, 4].map(() => world.device());
  const reference = fresh();
  const answers = await Promise.all(
    devices.map((device) => world.send(seller, device, [paid(device, momo(reference))])),
  );
  expect(answers.flatMap(reasonsIn).filter((why) => why.length > 0)).toHaveLength(3);
});

test("[J2] a sale sent again has the verdict that it had, used reference or not", async () => {
  const [first, second] = [world.device(), world.device()];
  const reference = fresh();
  const [sale, later] = [paid(first, momo(reference)), paid(second, momo(reference))];
  for (const _ of [1, 2]) {
    expect(reasonsIn(await world.send(seller, first, [sale]))).toEqual([[]]);
    expect(reasonsIn(await world.send(seller, second, [later]))).toEqual([["reference-used"]]);
  }
  // Beside a new one, where the statement looks at each.
  const more = paid(second, momo(reference));
  expect(reasonsIn(await world.send(seller, second, [later, more]))).toEqual([
    ["reference-used"],
    ["reference-used"],
  ]);
});

test("[P2] a payment waits for its reference, which the same device tells in the same request", async () => {
  const device = world.device();
  const reference = fresh();
  const rev = await revision();
  // What the device built of it by itself would lack the reference (R7).
  const payments: Payment[] = [
    { method: "cash", amount: 100, tendered: 100 },
    momo(undefined, 400),
  ];
  const given = { payments, catalogRev: rev };
  const sale = device.sale(shop, [aLine("sucre", { price: 500 })], given);
  const answer = await world.send(seller, device, [sale, tell(device, sale.id, reference, 1)], {
    cursors: [[`shop:${shop}`, { epoch: 1, rev }]],
  });
  expect(reasonsIn(answer)).toEqual([[], []]);
  const [row] = rowsIn(answer, `shop:${shop}`).sales ?? [];
  expect(row?.payments[1]).toEqual({ method: "mobile-money", amount: 400, reference });
  expect(reasonsIn(await world.send(seller, device, [sale]))).toEqual([[]]);
});

test("[P2] the first reference told stands: the same again is taken, another refused", async () => {
  const device = world.device();
  const sale = paid(device, momo());
  const answer = await world.send(seller, device, [
    sale,
    tell(device, sale.id, "AB-12"),
    tell(device, sale.id, "ab 12"),
    tell(device, sale.id, "AB-13"),
  ]);
  expect(reasonsIn(answer)).toEqual([[], [], [], ["already-referenced"]]);
  expect((await rowOf(sale.id))?.payments).toEqual([momo("AB-12")]);
});

test("[P2] one of signs that nobody sees is refused, and the one that comes takes its place", async () => {
  const device = world.device();
  const sale = paid(device, momo());
  const reference = fresh();
  const answer = await world.send(seller, device, [
    sale,
    tell(device, sale.id, "\u200b"),
    tell(device, sale.id, reference),
  ]);
  expect(reasonsIn(answer)).toEqual([[], ["reference-required"], []]);
  expect((await rowOf(sale.id))?.payments).toEqual([momo(reference)]);
});

test("[P2] one told late that another sale bears is flagged, though the sale was settled; its verdict stays", async () => {
  const device = world.device();
  const reference = fresh();
  const [first, late] = [paid(device, momo(reference)), paid(device, momo())];
  await world.send(seller, device, [first, late]);
  const office = world.device();
  await world.send(owner, office, [
    office.operation(shop, "sale.settle", { saleId: late.id, note: "vu" }),
  ]);
  const told = await world.send(seller, device, [tell(device, late.id, reference)]);
  expect(reasonsIn(told)).toEqual([["reference-used"]]);
  const row = await rowOf(late.id);
  expect([row?.flags, row?.settled]).toEqual([["reference-used"], null]);
  expect(reasonsIn(await world.send(seller, device, [late]))).toEqual([[]]);
});

test("[P2] refused: an unknown sale, a payment in cash, a place without one, a reseller", async () => {
  const device = world.device();
  const sale = paid(device, { method: "cash", amount: 500, tendered: 500 });
  const answer = await world.send(seller, device, [
    sale,
    tell(device, crypto.randomUUID(), "A1"),
    tell(device, sale.id, "A1"),
    tell(device, sale.id, "A1", 7),
  ]);
  expect(reasonsIn(answer)).toEqual([
    [],
    ["unknown-sale"],
    ["unknown-payment"],
    ["unknown-payment"],
  ]);
  const reseller = await world.member(shop, "reseller");
  const phone = world.device();
  const refused = await world.send(reseller, phone, [tell(phone, sale.id, "A1")]);
  expect(reasonsIn(refused)).toEqual([["not-allowed"]]);
});

test("[V4] whoever was dismissed is not told that a reference was used", async () => {
  const leaver = await world.member(shop, "seller");
  const [device, gone] = [world.device(), world.device()];
  const reference = fresh();
  await world.send(seller, device, [paid(device, momo(reference))]);
  await other.sql`update shop_users set is_active = false where shop_id = ${shop} and user_id = ${leaver}`;
  await other.sql`update shop_revisions set rev = rev + 1, members_rev = rev + 1 where shop_id = ${shop}`;
  const sale = paid(gone, momo(reference));
  const answer = await world.send(leaver, gone, [sale]);
  expect(reasonsIn(answer)[0]).not.toContain("reference-used");
  expect((await rowOf(sale.id))?.flags).toContain("reference-used");
});

test("[P1] a reference is looked up by a key", async () => {
  const plan = await other.sql<{ "QUERY PLAN": string }[]>`
    explain insert into payment_references values (${shop}, 'X', ${shop}) on conflict do nothing`;
  expect(plan.map((row) => row["QUERY PLAN"]).join("\n")).not.toContain("Seq Scan");
});

async function revision() {
  const [row] = await other.sql<{ rev: number }[]>`
    select rev from shop_revisions where shop_id = ${shop}`;
  return row?.rev ?? 0;
}
