import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { exchange } from "#server/sync/exchange.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { connectTo } from "#tests/support/connect.ts";
import { reasonsIn, rowsIn, type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";
import { readAll } from "#tests/support/transfer-acts.ts";
import { transferHand } from "#tests/support/transfer-hand.ts";
import { waitingIn } from "#tests/support/waiting.ts";
import { tellOtherShops } from "./hand-over.ts";

let world: SyncWorld;
let owner = "";
let manager = "";
let from = "";
let to = "";

beforeAll(async () => {
  world = await syncWorld({ connections: 8 });
  owner = await world.person("owner");
});
afterAll(() => world.close());
beforeEach(async () => {
  from = await world.shop(owner, "Akwa");
  to = await world.shop(owner, "Bonabéri");
  manager = await world.member(to, "manager");
  for (const shop of [from, to]) await world.product(shop, owner, "savon", { stock: 20 });
});

const hand = (userId: string, shopId: string) => transferHand(world, userId, shopId);
const rowOf = async (shop: string, id: string) =>
  (await readAll(world, owner, `shop:${shop}`)).shopTransfers.find((row) => row.id === id);
const stocks = () => Promise.all([from, to].map((shop) => world.stockOf(shop, "savon")));
async function noticesOf(shop: string, id: string) {
  const { notifications } = await readAll(world, owner, `shop:${shop}`);
  return notifications
    .filter(({ data }) => data.transferId === id)
    .map(({ userId, type }) => [userId, type]);
}

async function sentAway(quantity = 6) {
  const office = hand(owner, from);
  const sent = office.acts.send(to, "savon", quantity);
  expect(await office.send(sent)).toEqual([[]]);
  return { office, sent };
}

describe("[T9a] goods that are taken back on their way", () => {
  test("are in the sender's stock again, and both shops' books say so", async () => {
    const { office, sent } = await sentAway();
    expect(await stocks()).toEqual([14, 20]);
    const back = office.acts.withdraw(sent);
    expect(await office.send(back)).toEqual([[]]);
    expect(await stocks()).toEqual([20, 20]);
    for (const shop of [from, to])
      expect(await rowOf(shop, sent.id)).toMatchObject({
        ...{ status: "withdrawn", quantity: 6, counted: null },
        received: { by: owner, name: "owner", note: "" },
      });
    expect(await noticesOf(to, sent.id)).toEqual(
      expect.arrayContaining([
        [manager, "shop_transfer_sent"],
        [manager, "shop_transfer_withdrawn"],
      ]),
    );
    expect(await noticesOf(from, sent.id)).toEqual([]);
    const { send, acts } = hand(manager, to);
    expect(await send(acts.receive(sent.id, "savon", 6))).toEqual([["already-withdrawn"]]);
    // The same again is the same; another time is too late.
    expect(await office.send(back, office.acts.withdraw(sent))).toEqual([
      [],
      ["already-withdrawn"],
    ]);
    expect(await stocks()).toEqual([20, 20]);
  });

  test("stay with the receiver that counted first, whether the sender had heard of it or not", async () => {
    const { office, sent } = await sentAway();
    const counter = hand(manager, to);
    expect(await counter.sendToDyingServer(counter.acts.receive(sent.id, "savon", 5))).toEqual([]);
    expect(await rowOf(from, sent.id)).toMatchObject({ status: "on-the-way" });
    expect(await office.send(office.acts.withdraw(sent))).toEqual([["already-received"]]);
    expect(await stocks()).toEqual([14, 25]);
    await tellOtherShops(world.sync);
    expect(await office.send(office.acts.withdraw(sent))).toEqual([["already-received"]]);
    for (const shop of [from, to])
      expect(await rowOf(shop, sent.id)).toMatchObject({ status: "received", counted: 5 });
  });

  test("cannot be counted any more although the receiver's books have not heard of it", async () => {
    const { office, sent } = await sentAway();
    expect(await office.sendToDyingServer(office.acts.withdraw(sent))).toEqual([]);
    expect(await rowOf(to, sent.id)).toMatchObject({ status: "on-the-way" });
    const { sendToDyingServer, acts } = hand(manager, to);
    expect(await sendToDyingServer(acts.receive(sent.id, "savon", 6))).toEqual([
      "already-withdrawn",
    ]);
    expect(await stocks()).toEqual([20, 20]);
    await Promise.all([tellOtherShops(world.sync), tellOtherShops(world.sync)]);
    const told = await rowOf(to, sent.id);
    expect(told).toMatchObject({ status: "withdrawn" });
    await world.database.sql`update shop_transfers set told = false where id = ${sent.id}`;
    await tellOtherShops(world.sync);
    expect(await rowOf(to, sent.id)).toEqual(told);
    expect(await stocks()).toEqual([20, 20]);
    expect(await noticesOf(to, sent.id)).toHaveLength(2);
  });

  test("never appear where nobody had been told of them", async () => {
    const office = hand(owner, from);
    const sent = office.acts.send(to, "savon", 6);
    expect(await office.sendToDyingServer(sent)).toEqual([]);
    expect(await office.send(office.acts.withdraw(sent))).toEqual([[]]);
    expect(await rowOf(from, sent.id)).toMatchObject({ status: "withdrawn" });
    expect(await rowOf(to, sent.id)).toBeUndefined();
    expect(await noticesOf(to, sent.id)).toEqual([]);
    expect(await stocks()).toEqual([20, 20]);
    const untold = await world.database.sql`select 1 from shop_transfers where not told`;
    expect(untold).toHaveLength(0);
  });

  test("are right when both acts of a device that was away come together", async () => {
    const office = hand(owner, from);
    const sent = office.acts.send(to, "savon", 6);
    expect(await office.send(sent, office.acts.withdraw(sent))).toEqual([[], []]);
    expect(await stocks()).toEqual([20, 20]);
    const { send, acts } = hand(manager, to);
    const [late] = await send(acts.receive(sent.id, "savon", 6));
    expect(["already-withdrawn", "unknown-transfer"]).toContain(late?.[0]);
  });

  test("are not announced by somebody who read of them before", async () => {
    const office = hand(owner, from);
    const sent = office.acts.send(to, "savon", 6);
    await office.sendToDyingServer(sent);
    const { sync } = world;
    const late: typeof sync.sales.alone = async (shopId, act) => {
      if (shopId === to) await office.send(office.acts.withdraw(sent));
      return sync.sales.alone(shopId, act);
    };
    await tellOtherShops({ ...sync, sales: { ...sync.sales, alone: late } }, from);
    expect(await rowOf(to, sent.id)).toBeUndefined();
    expect(await rowOf(from, sent.id)).toMatchObject({ status: "withdrawn" });
  });

  test.each([
    ["taken back", "counted"],
    ["counted", "taken back"],
  ])("are %s or %s when both come at once, never both", async (first) => {
    const { office, sent } = await sentAway();
    const counter = hand(manager, to);
    const acts = [
      () => office.send(office.acts.withdraw(sent)),
      () => counter.send(counter.acts.receive(sent.id, "savon", 6)),
    ];
    if (first === "counted") acts.reverse();
    const [one, other] = await inMidst(sent.id, acts);
    const late = first === "counted" ? "already-received" : "already-withdrawn";
    expect([one, other]).toEqual([[[]], [[late]]]);
    expect(await stocks()).toEqual(first === "counted" ? [14, 26] : [20, 20]);
    const statuses = (await Promise.all([from, to].map((shop) => rowOf(shop, sent.id)))).map(
      (row) => row?.status,
    );
    const status = first === "counted" ? "received" : "withdrawn";
    expect(statuses).toEqual([status, status]);
  });

  test("are taken back one by one: no turn holds what goes both ways and waits for another that does", async () => {
    const [here, there] = [hand(owner, from), hand(owner, to)];
    const out = [1, 2, 3].map(() => here.acts.send(to, "savon", 1));
    const back = [1, 2, 3].map(() => there.acts.send(from, "savon", 1));
    await here.send(...out);
    await there.send(...back);
    const acts = ({ device, acts }: typeof here, own: Operation[], coming: Operation[]) => {
      const taken = own.map((sent) => acts.withdraw(sent));
      const counted = coming.map(({ id }) => acts.receive(id, "savon", 1));
      return world.send(owner, device, [...taken, ...counted]);
    };
    const answers = await Promise.all([acts(here, out, back), acts(there, back, out)]);
    for (const { verdicts } of answers) {
      const revs = verdicts.flatMap(([status, rev]) => (status === "applied" ? [rev] : []));
      expect(new Set(revs).size).toBe(revs.length);
    }
    const reasons = answers.flatMap((answer) => reasonsIn(answer).flat());
    expect(reasons).toHaveLength(6);
    expect(reasons.every((reason) => reason.startsWith("already-"))).toBe(true);
    const [a = 0, b = 0] = await stocks();
    expect(a + b).toBe(40);
  });

  test("are asked for by whoever may send there, for what was sent", async () => {
    const { office, sent } = await sentAway();
    const elsewhere = await world.person("stranger");
    const stranger = hand(elsewhere, from);
    expect(await stranger.send(stranger.acts.withdraw(sent))).toEqual([["not-a-member"]]);
    const helper = hand(await world.member(from, "manager"), from);
    expect(await helper.send(helper.acts.withdraw(sent))).toEqual([["not-allowed"]]);
    const receiver = hand(owner, to);
    expect(await receiver.send(receiver.acts.withdraw(sent))).toEqual([["unknown-transfer"]]);
    const { withdraw } = office.acts;
    expect(
      await office.send(
        withdraw(sent, { quantity: 7 }),
        withdraw(sent, { productId: "lait" }),
        withdraw(sent, { transferId: crypto.randomUUID() }),
      ),
    ).toEqual([["not-understood"], ["not-understood"], ["unknown-transfer"]]);
    expect(await stocks()).toEqual([14, 20]);
    expect(await rowOf(from, sent.id)).toMatchObject({ status: "on-the-way" });
  });

  test("[R4] bring the stock row with them", async () => {
    const { office, sent } = await sentAway();
    const scope = `shop:${from}`;
    const [heard] = await world.database.sql<{ rev: number }[]>`
      select rev from shop_revisions where shop_id = ${from}`;
    await office.send(office.acts.withdraw(sent));
    const cursors: [string, { epoch: number; rev: number }][] = [
      [scope, { epoch: 1, rev: heard?.rev ?? 0 }],
    ];
    const rows = rowsIn(await world.send(owner, world.device(), [], { cursors }), scope);
    const rev = (heard?.rev ?? 0) + 1;
    expect(rows.stocks).toMatchObject([{ productId: "savon", quantity: 20, rev }]);
    expect(rows.shopTransfers).toMatchObject([{ id: sent.id, status: "withdrawn", rev }]);
  });
});

test("[T9a] an exchange stands although the other shop could not be told; it is told the next time", async () => {
  const { office, sent } = await sentAway();
  const { sync } = world;
  const alone: typeof sync.sales.alone = (shopId, act) =>
    shopId === to ? Promise.reject(new Error("no connection")) : sync.sales.alone(shopId, act);
  const cutOff = { ...sync, sales: { ...sync.sales, alone } };
  const request = office.device.request([office.acts.withdraw(sent)]);
  const answer = await exchange(cutOff, { userId: owner }, request);
  expect(answer.verdicts.map(([status]) => status)).toEqual(["applied"]);
  expect(await rowOf(to, sent.id)).toMatchObject({ status: "on-the-way" });
  await tellOtherShops(sync);
  expect(await rowOf(to, sent.id)).toMatchObject({ status: "withdrawn" });
});

/** Has each begin while the sender's row is held, once the one before waits for somebody; then lets it go. */
async function inMidst(
  id: string,
  acts: readonly (() => Promise<string[][]>)[],
): Promise<string[][][]> {
  const holder = connectTo(world.url, 1);
  const begun: Promise<string[][]>[] = [];
  try {
    await holder.sql.begin(async (tx) => {
      await tx`select 1 from shop_transfers where shop_id = ${from} and id = ${id} for update`;
      for (const act of acts) {
        begun.push(act());
        await expect.poll(waiting).toBe(begun.length);
      }
    });
  } finally {
    await holder.close();
  }
  return Promise.all(begun);
}

const waiting = () => waitingIn(world.database.sql);
