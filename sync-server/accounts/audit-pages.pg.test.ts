import { afterAll, beforeAll, expect, test } from "vitest";
import { must } from "#shared/must.ts";
import { connectTo } from "#tests/support/connect.ts";
import { onOneMachine } from "#tests/support/on-one-machine.ts";
import { type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";
import { auditPage } from "./audit-pages.ts";

let world: SyncWorld;
let owner = "";
let email = "";

/** A log of others, and a thirtieth of it somebody's own: by them, in their shops, with their address, or twice so. */
beforeAll(async () => {
  world = await syncWorld();
  const { sql } = world.database;
  owner = await world.person("owner");
  const shops = [await world.shop(owner), await world.shop(owner)];
  const [row] = await sql<{ email: string }[]>`select email from users where id = ${owner}`;
  email = must(row).email;
  await sql`
    insert into audit_log (id, at, act, user_id, shop_id, details)
    select md5(n::text)::uuid, '2026-11-20'::timestamptz - n / 3 * interval '1 minute',
      case when n % 3 = 0 then 'sign-in-failed' else 'signed-in' end,
      case when n % 150 = 1 then ${owner}::uuid when n % 3 > 0 then md5(n % 99 || 'person')::uuid end,
      case when n % 150 in (1, 2) then ${shops[0] ?? ""}::uuid when n % 150 = 4 then ${shops[1] ?? ""}::uuid end,
      jsonb_build_object('email', case when n % 150 in (3, 5) then ${email}::text else n || '@example.cm' end)
    from generate_series(1, 30000) n`;
  await sql`analyze audit_log`;
});
afterAll(() => world.close());

test("pages hold what is somebody's, newest first, nothing twice and nothing left out", async () => {
  const expected = await world.database.sql<{ id: string }[]>`
    select id from audit_log where user_id = ${owner}
      or shop_id in (select id from shops where owner_id = ${owner})
      or (act = 'sign-in-failed' and details->>'email' = ${email})
    order by at desc, id desc`;
  const seen: string[] = [];
  for (let more = true; more; ) {
    const page = await auditPage(world.accounts, owner, seen.at(-1));
    seen.push(...page.entries.map(({ id }) => id));
    more = page.more;
  }
  expect(seen).toEqual(expected.map(({ id }) => id));
  expect(seen.length).toBeGreaterThan(700);
  const unknown = await auditPage(world.accounts, owner, crypto.randomUUID());
  expect(unknown).toEqual({ entries: [], more: false });
});

onOneMachine(
  "of a long log a page reads some rows, the first page as well as a later one",
  async () => {
    // What Postgres counts is told by each connection for itself.
    const database = connectTo(world.url, 1);
    try {
      const rowsRead = async () => {
        await database.sql`select pg_stat_force_next_flush()`;
        const [row] = await database.sql<{ rows: number }[]>`
        select (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_user_tables where relname = 'audit_log'`;
        return must(row).rows;
      };
      const first = await rowsRead();
      const { entries } = await auditPage({ database }, owner);
      const second = await rowsRead();
      await auditPage({ database }, owner, entries.at(-1)?.id);
      const third = await rowsRead();
      for (const read of [second - first, third - second]) {
        expect(read).toBeGreaterThan(50);
        expect(read).toBeLessThan(1000);
      }
    } finally {
      await database.close();
    }
  },
);
