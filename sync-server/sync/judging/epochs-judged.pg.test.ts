import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSync } from "#server/sync/deps.ts";
import { exchange } from "#server/sync/exchange.ts";
import type { Operation } from "#shared/sync/operations.ts";
import type { ExchangeAnswer } from "#shared/sync/protocol.ts";
import { aLine, type HandDevice } from "#tests/support/builders.ts";
import { faultySql } from "#tests/support/simulation-faulty-sql.ts";
import { type SyncWorld, statusesIn, syncWorld } from "#tests/support/sync-world.ts";

/** More than a request of one operation has; within its transaction nothing is held. */
const mostStatements = 25;

let world: SyncWorld;
let owner = "";
let shop = "";
let seller = "";

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
  shop = await world.shop(owner);
  seller = await world.member(shop, "seller");
  await world.product(shop, owner, "savon", { stock: 1000 });
});
afterAll(() => world.close());

async function epochNow(): Promise<number> {
  const { sql } = world.database;
  const [row] = await sql<{ epoch: number }[]>`
    select epoch from shop_revisions where shop_id = ${shop}`;
  return row?.epoch ?? 0;
}

async function isInBooks({ id }: Operation): Promise<boolean> {
  const { sql } = world.database;
  const rows = await sql`
    select 1 from op_ledger where shop_id = ${shop} and op_id = ${id}
    union all select 1 from sales where shop_id = ${shop} and id = ${id}`;
  return rows.length > 0;
}

/** What a device takes the verdict's epoch from: said apart, else with the rows. */
function epochSaid({ epochs, changes }: ExchangeAnswer): number | undefined {
  const [change] = changes;
  if (epochs?.[shop] !== undefined) return epochs[shop];
  if (change?.state === "rows") return change.cursor.epoch;
  return change?.state === "reset" ? change.snapshot.cursor.epoch : undefined;
}

type Act = (device: HandDevice) => Operation;

/** An epoch raised while the request stands before its statement of this number; nothing when it has not so many. */
async function raisedBefore(at: number, act: Act, asks: boolean) {
  const faulty = faultySql(world.database.sql);
  const sync = createSync({ database: faulty.database, clock: world.clock });
  const device = world.device();
  await world.send(seller, device, []);
  const operation = act(device);
  const before = await epochNow();
  const cursors: [`shop:${string}`, { epoch: number; rev: number }][] = asks
    ? [[`shop:${shop}`, { epoch: before, rev: 0 }]]
    : [];
  const request = { ...device.request([operation], { cursors }), accessRev: 1 };
  const held = faulty.held().then(() => true);
  faulty.arm({ at, kind: "hold" });
  const answering = exchange(sync, { userId: seller }, request);
  if (!(await Promise.race([held, answering.then(() => false)]))) return undefined;
  const wasJudged = await isInBooks(operation);
  await world.database.sql`update shop_revisions set epoch = epoch + 1 where shop_id = ${shop}`;
  faulty.release();
  const answer = await answering;
  return { answer, wasJudged, judgedIn: wasJudged ? before : before + 1 };
}

const acts: [string, Act][] = [
  ["a sale", (device) => device.sale(shop, [aLine("savon")])],
  [
    "a message",
    (device) => device.operation(shop, "message.send", { memberId: seller, text: "Bonjour" }),
  ],
];

describe.each(acts)("[R5] books put back at any moment of a request with %s", (_, act) => {
  test.each([
    ["sends only", false],
    ["asks for rows", true],
  ])("that %s: the verdict bears the epoch of the books that judged it", async (_, asks) => {
    const judgedFirst = new Set<boolean>();
    for (let at = 1; at <= mostStatements; at += 1) {
      const raised = await raisedBefore(at, act, asks);
      if (!raised) continue;
      expect(statusesIn(raised.answer)).toEqual(["applied"]);
      expect(epochSaid(raised.answer), `held before statement ${at}`).toBe(raised.judgedIn);
      judgedFirst.add(raised.wasJudged);
    }
    expect([...judgedFirst]).toContain(false);
    if (asks) expect([...judgedFirst]).toContain(true);
  });
});

describe("[R5] [F2] somebody who may not read the shop any more", () => {
  /** As a restore does: the books are of another epoch, and everybody's access is told anew. */
  const putBack = () =>
    world.database.sql.begin(async (tx) => {
      await tx`update shop_revisions set epoch = epoch + 1 where shop_id = ${shop}`;
      await tx`update users set access_rev = access_rev + 1000000`;
    });
  const asked = (device: HandDevice, accessRev: number, act?: Operation) =>
    exchange(
      createSync({ database: world.database, clock: world.clock }),
      { userId: seller },
      {
        ...device.request(act ? [act] : []),
        accessRev,
      },
    );

  test("hears with their access of which epoch its books are, once", async () => {
    const device = world.device();
    await world.send(seller, device, []);
    const { database } = world;
    await database.sql`
      update shop_users set is_active = false where shop_id = ${shop} and user_id = ${seller}`;
    await putBack();
    const told = await asked(device, 1);
    expect(told.access?.shops).toMatchObject([{ shopId: shop, scope: null }]);
    expect(told.epochs).toEqual({ [shop]: await epochNow() });
    const again = await asked(device, told.access?.rev ?? 0);
    expect([again.access, again.epochs]).toEqual([undefined, undefined]);
  });

  test("hears it later, when the books are put back between their verdicts and that", async () => {
    const faulty = faultySql(world.database.sql);
    const sync = createSync({ database: faulty.database, clock: world.clock });
    const held = new Set<boolean>();
    for (let at = 1; at <= mostStatements; at += 1) {
      const device = world.device();
      const [first] = [await asked(device, 1)];
      const accessRev = first?.access?.rev ?? 0;
      const before = await epochNow();
      const reached = faulty.held().then(() => true);
      faulty.arm({ at, kind: "hold" });
      const sale = device.sale(shop, [aLine("savon")]);
      // Cursors make it read as well.
      const cursors: [`shop:${string}`, { epoch: number; rev: number }][] = [
        [`shop:${shop}`, { epoch: before, rev: 0 }],
      ];
      const request = { ...device.request([sale], { cursors }), accessRev };
      const answering = exchange(sync, { userId: seller }, request);
      if (!(await Promise.race([reached, answering.then(() => false)]))) continue;
      const wasJudged = await isInBooks(sale);
      await putBack();
      faulty.release();
      const answer = await answering;
      held.add(wasJudged);
      const judgedIn = wasJudged ? before : before + 1;
      expect(answer.epochs?.[shop], `held before statement ${at}`).toBe(judgedIn);
      // Of books that came after what was read, the device is told with the access that it has not heard yet.
      const next = await asked(device, answer.access?.rev ?? accessRev);
      expect(next.epochs?.[shop] ?? judgedIn, `asked after ${at}`).toBe(before + 1);
    }
    expect([...held].sort()).toEqual([false, true]);
  });
});
