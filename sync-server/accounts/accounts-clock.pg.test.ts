import { expect, test } from "vitest";
import { AccountDesk } from "#tests/support/account-desk.ts";
import { startAccountsClock } from "./accounts-clock.ts";
import { refreshLifetime, startFamily } from "./refresh-tokens.ts";
import { startTrial, subscriptionOf } from "./subscriptions.ts";

test("settles what is due and forgets what has expired, one without the other", async () => {
  const desk = await AccountDesk.open(Date.UTC(2026, 10, 20));
  const { deps, database } = desk.server;
  const { id } = await desk.aPerson();
  const warned: string[] = [];
  const clocked = { ...deps, log: { warn: (_: object, text: string) => void warned.push(text) } };
  const tokens = () => database.sql`select id from refresh_tokens`;
  await startTrial(deps, id, "starter");
  await startFamily(deps, id, "a browser");
  await startAccountsClock(clocked).stop();
  expect(await tokens()).toHaveLength(1);

  desk.now += refreshLifetime;
  await startAccountsClock(clocked).stop();
  expect(await tokens()).toHaveLength(0);
  const [kept] = await database.sql`select status from subscriptions where user_id = ${id}`;
  expect(kept?.["status"]).toBe("expired");
  expect((await subscriptionOf(deps, id))?.status).toBe("expired");

  await startFamily(deps, id, "a browser");
  desk.now += refreshLifetime;
  await database.sql`alter table subscriptions rename to put_away`;
  await startAccountsClock(clocked).stop();
  expect(await tokens()).toHaveLength(0);
  expect(warned).toEqual(["subscriptions could not be settled; later"]);
  await desk.server.close();
});

test("a stop waits for the portion that is being forgotten, not for all that has expired", async () => {
  const desk = await AccountDesk.open(Date.UTC(2026, 10, 20));
  const { deps, database } = desk.server;
  const { id } = await desk.aPerson();
  for (let each = 0; each < 5; each += 1) await startFamily(deps, id, "a browser");
  desk.now += refreshLifetime;
  await startAccountsClock({ ...deps, log: { warn: () => {} } }, 2).stop();
  expect(await database.sql`select id from refresh_tokens`).toHaveLength(3);
  await desk.server.close();
});
