import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { isDatabaseAway } from "#server/plugins/errors.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/database.ts";
import { untilAnswered } from "#tests/support/end-connections.ts";
import { looseWire } from "#tests/support/loose-wire.ts";
import { type Rng, randomFrom } from "#tests/support/random.ts";
import { connectDatabase, type Database, type Transaction } from "./client.ts";

let fresh: FreshDatabase;
let books: Database;

beforeAll(async () => {
  fresh = await freshDatabase();
  books = connectDatabase(fresh.url, 1);
  await books.sql`create table purses (id int primary key, francs int not null)`;
  await books.sql`create table moved (act text primary key)`;
});
afterAll(async () => {
  await books.close();
  await fresh.drop();
});

/** Exceptions and rejections that nobody caught while a test ran: each would have ended the server. */
function looseEnds(): unknown[] {
  const found: unknown[] = [];
  const note = (error: unknown) => found.push(error);
  process.on("unhandledRejection", note).on("uncaughtException", note);
  onTestFinished(() => {
    process.off("unhandledRejection", note).off("uncaughtException", note);
  });
  return found;
}

/** Lets other work of this process go on, as an await of something else does in the middle of a transaction. */
const pause = (turns: number) =>
  new Promise<void>((resolve) => {
    const turn = (left: number) => (left === 0 ? resolve() : setTimeout(turn, 1, left - 1));
    turn(turns);
  });

function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** One act, as the server's own are; its name stands in `moved` where it changed the purses. */
async function actOf({ sql, db }: Database, rng: Rng, name: string): Promise<"moved" | "read"> {
  const [from, to] = rng.shuffled([1, 2, 3, 4, 5, 6]).slice(0, 2).toSorted();
  const turns = rng.int(0, 6);
  const move = async (tx: Transaction) => {
    await tx`update purses set francs = francs - 1 where id = ${from ?? 0}`;
    if (turns > 3) await pause(turns);
    await tx`update purses set francs = francs + 1 where id = ${to ?? 0}`;
    await tx`insert into moved values (${name})`;
  };
  switch (rng.int(0, 4)) {
    case 4: {
      let read = 0;
      await sql`select n from generate_series(1, 90) n`.cursor(30, (rows) => {
        read += rows.length;
      });
      expect(read).toBe(90);
      return "read";
    }
    case 0:
      expect([
        ...(await sql`select n, ${["x", name]}::text[] as texts from generate_series(1, 300) n`),
      ]).toEqual(Array.from({ length: 300 }, (_, at) => ({ n: at + 1, texts: ["x", name] })));
      return "read";
    case 1:
      await db.transaction(async (tx) => {
        await tx.execute("select 1");
        await tx.execute(`select ${"1 + ".repeat(400)} 1`);
      });
      return "read";
    case 2:
      await sql.begin(async (tx) => {
        await move(tx);
        throw new TakenBack();
      });
      return "read";
    default:
      await sql.begin(move);
      return "moved";
  }
}
class TakenBack extends Error {}

test.each([1, 2, 3])(
  "connections that end at any moment hold nothing up, end no process, and tear no transaction: seed %i",
  async (seed) => {
    const loose = looseEnds();
    const rng = randomFrom(`wire ${seed}`);
    await books.sql`truncate purses, moved`;
    await books.sql`insert into purses select id, 100 from generate_series(1, 6) id`;
    const wire = await looseWire(fresh.url, rng.fork("wire"), 0.03);
    const database = connectDatabase(wire.url, 4);
    const confirmed = new Set<string>();
    const lost = new Set<string>();

    /** One of them, whatever it does, also while a transaction waits for something else. */
    const endOne = (own: Rng) => books.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
      order by pid offset ${own.int(0, 3)} limit 1`;
    async function worker(own: Rng, number: number) {
      for (let act = 0; act < 40; act += 1) {
        const name = `${number} ${act}`;
        if (own.chance(0.1)) await endOne(own);
        try {
          if ((await actOf(database, own, name)) === "moved") confirmed.add(name);
        } catch (error) {
          if (error instanceof TakenBack) continue;
          if (!isDatabaseAway(error)) throw error;
          lost.add(name);
        }
      }
    }
    const workers = Array.from({ length: 12 }, (_, at) => worker(rng.fork(`worker ${at}`), at));
    await Promise.all(workers);
    wire.mend();

    // All of the pool are there, none waits for an answer that never comes, none is in a transaction. What broke last
    // may be noticed by what is asked next: that is told once and asked again.
    const asked = () => untilAnswered(() => database.sql`select pg_sleep(0.01)`);
    await Promise.all(Array.from({ length: 8 }, asked));
    await database.sql.end({ timeout: 0 });
    await wire.close();
    const [purses] = await books.sql<{ sum: number }[]>`select sum(francs)::int as sum from purses`;
    const moved = (await books.sql<{ act: string }[]>`select act from moved`).map(({ act }) => act);
    expect(purses?.sum).toBe(600);
    expect([...confirmed].filter((name) => !moved.includes(name))).toEqual([]);
    expect(moved.filter((name) => !confirmed.has(name) && !lost.has(name))).toEqual([]);
    expect(wire.breaks()).toBeGreaterThan(20);
    expect(loose).toEqual([]);
  },
);

test("a connection that was kept for oneself refuses once it has ended", async () => {
  const loose = looseEnds();
  const database = connectDatabase(fresh.url, 1);
  const [own] = await database.sql`select pg_backend_pid() as pid`;
  const kept = await database.sql.reserve();
  await books.sql`select pg_terminate_backend(${own?.["pid"]})`;
  await expect(kept`select pg_sleep(10)`).rejects.toSatisfy(isDatabaseAway);
  await expect(kept`select 1`).rejects.toSatisfy(isDatabaseAway);
  await database.sql.end({ timeout: 0 });
  expect(loose).toEqual([]);
});

test("a transaction whose connection has ended says nothing in that of somebody else", async () => {
  await books.sql`truncate moved`;
  const database = connectDatabase(fresh.url, 1);
  const [otherBegan, lateIsOver] = [gate(), gate()];
  let other: Promise<unknown> | undefined;
  const late = database.sql.begin(async (tx) => {
    const [own] = await tx`select pg_backend_pid() as pid`;
    await books.sql`select pg_terminate_backend(${own?.["pid"]})`;
    other = database.sql.begin(async (next) => {
      await next`insert into moved values ('other')`;
      otherBegan.open();
      await lateIsOver.opened;
    });
    await otherBegan.opened;
    await tx`insert into moved values ('late')`;
  });
  await expect(late).rejects.toSatisfy(isDatabaseAway);
  // Its own statement, and the end of it, have had their time.
  await pause(5);
  lateIsOver.open();
  await other;
  expect([...(await books.sql`select act from moved`)]).toEqual([{ act: "other" }]);
  await database.sql.end({ timeout: 0 });
});

test("statements that a transaction had not sent yet are refused with it when its connection ends", async () => {
  const loose = looseEnds();
  const database = connectDatabase(fresh.url, 1);
  const verdicts: PromiseSettledResult<unknown>[] = [];
  const ended = database.sql.begin(async (tx) => {
    const [own] = await tx`select pg_backend_pid() as pid`;
    // More than the driver sends ahead of their answers.
    const asked = Array.from({ length: 300 }, (_, at) => tx`select pg_sleep(10), ${at}::int`);
    const all = Promise.allSettled(asked.map((one) => one.then(() => {})));
    await pause(5);
    await books.sql`select pg_terminate_backend(${own?.["pid"]})`;
    verdicts.push(...(await all));
  });
  await expect(ended).rejects.toSatisfy(isDatabaseAway);
  await expect.poll(() => verdicts.length).toBe(300);
  expect(verdicts.filter(({ status }) => status === "fulfilled")).toEqual([]);
  await database.sql.end({ timeout: 0 });
  expect(loose).toEqual([]);
});
