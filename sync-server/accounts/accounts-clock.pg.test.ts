import { expect, test } from "vitest";
import { graceLength } from "#shared/rules/plan-limits.ts";
import { AccountDesk } from "#tests/support/account-desk.ts";
import { startAccountsClock } from "./accounts-clock.ts";
import { refreshLifetime, startFamily } from "./refresh-tokens.ts";
import { cancelSubscription, settleDue, startTrial, subscriptionOf } from "./subscriptions.ts";

test("settles what is due and forgets what has expired, one without the other", async () => {
  const desk = await AccountDesk.open(Date.UTC(2026, 10, 20));
  const { deps, database } = desk.server;
  const { id } = await desk.aPerson();
  const warned: string[] = [];
  const clocked = { ...deps, log: { warn: (_: object, text: string) => void warned.push(text) } };
  const tokens = () => database.sql`select id from refresh_tokens`;
  await startTrial(deps, id, "starter");
  await startFamily(deps, id, { label: "a browser" });
  await startAccountsClock(clocked).stop();
  expect(await tokens()).toHaveLength(1);

  desk.now += refreshLifetime;
  await startAccountsClock(clocked).stop();
  expect(await tokens()).toHaveLength(0);
  const [kept] = await database.sql`select status from subscriptions where user_id = ${id}`;
  expect(kept?.["status"]).toBe("expired");
  expect((await subscriptionOf(deps, id))?.status).toBe("expired");

  await startFamily(deps, id, { label: "a browser" });
  desk.now += refreshLifetime;
  await database.sql`alter table subscriptions rename to put_away`;
  await startAccountsClock(clocked).stop();
  expect(await tokens()).toHaveLength(0);
  expect(warned).toEqual(["subscriptions could not be settled; later"]);
  await desk.server.close();
});

test("a cancelled subscription expires in its hour, however many are past due before it", async () => {
  const desk = await AccountDesk.open(Date.UTC(2026, 10, 20));
  const { deps, database } = desk.server;
  const some = 450;
  await database.sql`
    insert into users (id, full_name, created_at)
    select gen_random_uuid(), n::text, now() from generate_series(1, ${some}::int) n`;
  await database.sql`
    insert into subscriptions (user_id, plan_id, decided, status, next_billing_at, created_at, updated_at)
    select id, 'starter', 'active', 'active', ${new Date(desk.now).toISOString()}, now(), now() from users`;
  const count = async () => {
    const rows = await database.sql<{ status: string; count: number }[]>`
      select status, count(*)::int as count from subscriptions group by 1`;
    return Object.fromEntries(rows.map(({ status, count: many }) => [status, many]));
  };
  await settleDue(deps);
  expect(await count()).toEqual({ past_due: some });

  const { id } = await desk.aPerson();
  await startTrial(deps, id, "starter");
  await cancelSubscription(deps, id);
  await database.sql`
    update subscriptions set next_billing_at = ${new Date(desk.now + 1000).toISOString()} where user_id = ${id}`;
  desk.now += 1000;
  await settleDue(deps);
  expect(await count()).toEqual({ past_due: some, expired: 1 });
  desk.now += graceLength;
  await settleDue(deps, () => true);
  expect(await count()).toEqual({ past_due: some - 200, expired: 201 });
  await desk.server.close();
});

test("a stop waits for the portion that is being forgotten, not for all that has expired", async () => {
  const desk = await AccountDesk.open(Date.UTC(2026, 10, 20));
  const { deps, database } = desk.server;
  const { id } = await desk.aPerson();
  for (let each = 0; each < 5; each += 1) await startFamily(deps, id, { label: "a browser" });
  desk.now += refreshLifetime;
  await startAccountsClock({ ...deps, log: { warn: () => {} } }, 2).stop();
  expect(await database.sql`select id from refresh_tokens`).toHaveLength(3);
  await desk.server.close();
});
