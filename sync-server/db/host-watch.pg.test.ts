import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { isDatabaseAway } from "#server/plugins/errors.ts";
import { createSync } from "#server/sync/deps.ts";
import { exchange } from "#server/sync/exchange.ts";
import { aLine } from "#tests/support/builders.ts";
import { type LooseWire, looseWire } from "#tests/support/loose-wire.ts";
import { type SyncWorld, statusesIn, syncWorld } from "#tests/support/sync-world.ts";
import { connectDatabase, type Database } from "./client.ts";

let world: SyncWorld;

beforeAll(async () => {
  world = await syncWorld();
});
afterAll(() => world.close());

type Watched = {
  database: Database;
  wire: LooseWire;
  tick(): Promise<void>;
  isWatching(): boolean;
};

/** A pool over a wire that holds until it is silenced, and looks after its host only when it is told to. */
async function watchedPool(connections: number): Promise<Watched> {
  const wire = await looseWire(world.url, world.rng, 0);
  let tick: (() => Promise<void>) | undefined;
  const database = connectDatabase(wire.url, connections, {
    ticks: (given) => {
      tick = given;
      return () => {
        tick = undefined;
      };
    },
  });
  const loose: unknown[] = [];
  const note = (error: unknown) => loose.push(error);
  process.on("unhandledRejection", note).on("uncaughtException", note);
  onTestFinished(async () => {
    await database.sql.end({ timeout: 0 });
    await database.close();
    await wire.close();
    process.off("unhandledRejection", note).off("uncaughtException", note);
    expect(tick).toBe(undefined);
    expect(loose).toEqual([]);
  });
  return { database, wire, tick: async () => tick?.(), isWatching: () => tick !== undefined };
}

/** What became of it, without waiting. */
function followed<T>(act: PromiseLike<T>): {
  outcome(): T | Error | undefined;
  ended: Promise<T | Error>;
} {
  let outcome: T | Error | undefined;
  const note = (value: T | Error) => {
    outcome = value;
    return value;
  };
  return { outcome: () => outcome, ended: Promise.resolve(act).then(note, note) };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Over a silent wire nothing answers however long one waits, so that ticks need not be apart. */
async function tickUntilEnded(
  { tick }: Watched,
  acts: { outcome(): unknown; ended: Promise<unknown> }[],
) {
  while (acts.some(({ outcome }) => outcome() === undefined)) {
    void tick();
    await turn();
  }
  return Promise.all(acts.map(({ ended }) => ended));
}

/** Far more than it takes to ask the host several times, each time until it has answered. */
async function tickLong({ tick }: Watched) {
  for (let count = 0; count < 40; count += 1) await tick();
}

/** Statements under way over the wire that say this. */
const waiting = (text: string) => world.database.sql<{ pid: number; waits: string | null }[]>`
  select pid, wait_event_type as waits from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and state = 'active' and strpos(query, ${text}) > 0`;
async function cancel(text: string) {
  for (const { pid } of await waiting(text))
    await world.database.sql`select pg_cancel_backend(${pid})`;
}

test("whoever waits for a host that has vanished is told, however many they are, and served when it is back", async () => {
  const pool = await watchedPool(3);
  const { sql } = pool.database;
  const heard: string[] = [];
  await sql.listen("watched", (text) => heard.push(text));
  await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.01)`));
  pool.wire.goSilent();
  const acts = Array.from({ length: 60 }, (_, at) =>
    followed<unknown>(
      at % 2 === 0
        ? sql`select ${at}::int`
        : sql.begin((tx) => [tx`select 1`, tx`select ${at}::int`]),
    ),
  );
  const ended = await tickUntilEnded(pool, acts);
  expect(ended.filter((error) => !isDatabaseAway(error))).toEqual([]);

  // Known by now: nobody waits for it any more, and nothing is tried in vain.
  const begun = pool.wire.begun();
  await expect(sql`select 1`).rejects.toSatisfy(isDatabaseAway);
  expect(pool.wire.begun()).toBe(begun);

  pool.wire.comeBack();
  const served = () => sql`select 7 as seven`.then((rows) => [...rows], isDatabaseAway);
  await expect.poll(() => pool.tick().then(served)).toEqual([{ seven: 7 }]);
  await expect
    .poll(async () => {
      await sql.notify("watched", "hello");
      return heard.length;
    })
    .toBeGreaterThan(0);
});

test("a statement that takes long and one that waits for a lock are left alone while the host answers", async () => {
  const pool = await watchedPool(4);
  const { sql } = pool.database;
  await sql`create table if not exists held (id int primary key)`;
  await sql`insert into held values (1)`;
  const heard: string[] = [];
  await sql.listen("watched", (text) => heard.push(text));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isHeld = false;
  const holder = world.database.sql.begin(async (tx) => {
    await tx`select 1 from held where id = 1 for update`;
    isHeld = true;
    await released;
  });
  await expect.poll(() => isHeld).toBe(true);

  const long = followed(sql`select pg_sleep(600)`);
  const blocked = followed(sql.begin((tx) => tx`update held set id = 2 where id = 1 returning id`));
  await expect.poll(async () => (await waiting("update held"))[0]?.waits).toBe("Lock");
  await expect.poll(async () => (await waiting("pg_sleep(600)")).length).toBe(1);
  const begun = pool.wire.begun();
  await tickLong(pool);
  expect(pool.wire.begun()).toBeGreaterThan(begun);
  expect([long.outcome(), blocked.outcome()]).toEqual([undefined, undefined]);

  release();
  await holder;
  expect(await blocked.ended).toEqual([{ id: 2 }]);
  await cancel("pg_sleep(600)");
  expect(await long.ended).toMatchObject({ code: "57014" });
  await sql.notify("watched", "hello");
  await expect.poll(() => heard).toEqual(["hello"]);
});

test("a pool at rest asks nothing", async () => {
  const pool = await watchedPool(2);
  await pool.database.sql`select 1`;
  await tickLong(pool);
  const begun = pool.wire.begun();
  await tickLong(pool);
  expect(pool.wire.begun()).toBe(begun);

  // Nor is the host asked at once when somebody wants something again.
  const long = followed(pool.database.sql`select pg_sleep(500)`);
  await expect.poll(async () => (await waiting("pg_sleep(500)")).length).toBe(1);
  for (let count = 0; count < 4; count += 1) await pool.tick();
  expect(pool.wire.begun()).toBe(begun);
  await pool.tick();
  expect(pool.wire.begun()).toBe(begun + 1);
  await cancel("pg_sleep(500)");
  expect(await long.ended).toMatchObject({ code: "57014" });
});

test("a pool that is closed leaves nothing behind while its host is silent", async () => {
  const pool = await watchedPool(2);
  await pool.database.sql`select 1`;
  pool.wire.goSilent();
  const act = followed(pool.database.sql`select 2`);
  await turn();
  void pool.tick();
  await pool.database.sql.end({ timeout: 0 });
  await pool.database.close();
  expect(await act.ended).toSatisfy(isDatabaseAway);
  expect(pool.isWatching()).toBe(false);
});

test("[S2] sales sent to a host that has vanished have no verdict, and are in the books once when sent again", async () => {
  const pool = await watchedPool(4);
  const sync = createSync({ database: pool.database, clock: world.clock });
  const owner = await world.person("owner");
  const shop = await world.shop(owner);
  await world.product(shop, owner, "savon", { stock: 100 });
  const requests = Array.from({ length: 12 }, () => {
    const device = world.device();
    return device.request([device.sale(shop, [aLine("savon")])]);
  });
  const send = (request: (typeof requests)[number]) => exchange(sync, { userId: owner }, request);
  const [first, ...others] = requests;
  if (!first) throw new Error("there is one");
  await send(first);
  pool.wire.goSilent();
  const ended = await tickUntilEnded(
    pool,
    others.map((request) => followed(send(request))),
  );
  expect(ended.filter((error) => !isDatabaseAway(error))).toEqual([]);

  pool.wire.comeBack();
  const again = () => send(first).then(statusesIn, isDatabaseAway);
  await expect.poll(() => pool.tick().then(again)).toEqual(["applied"]);
  for (const request of others) expect(statusesIn(await send(request))).toEqual(["applied"]);
  expect(await world.stockOf(shop, "savon")).toBe(88);
});
