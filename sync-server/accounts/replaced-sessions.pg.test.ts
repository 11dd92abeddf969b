import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { must } from "#shared/must.ts";
import { randomFrom } from "#tests/support/random.ts";
import { startTestServer, type TestServer } from "#tests/support/server.ts";
import { endSessionsOf, nameDeviceOf, openSessions } from "./open-sessions.ts";
import { register } from "./people.ts";
import { refresh, startFamily } from "./refresh-tokens.ts";

const minute = 60_000;
const label = "Chrome Android · Samsung SM-A125F";

let server: TestServer;
let now = Date.UTC(2026, 10, 26, 8);
let [userId, deviceId] = ["", ""];
const chance = randomFrom("replaced sessions");

beforeAll(async () => {
  server = await startTestServer({}, { random: chance.bytes, clock: () => now });
});
afterAll(() => server.close());
beforeEach(async () => {
  [userId, deviceId] = [await person(), randomUUID()];
});

async function person(): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  return must(
    await register(server.deps, { fullName: "Awa", phone: "", email, password: "secret" }),
  ).id;
}

/** A sign-in; every act is a minute after the one before. */
async function signIn(at: { deviceId?: string; userId?: string } = { deviceId }) {
  now += minute;
  const family = await startFamily(server.deps, at.userId ?? userId, { label, ...at });
  return { ...family, family: family.familyId };
}

async function goOn(session: { token: string }, said?: { id: string; label: string }) {
  now += minute;
  const refreshed = await refresh(server.deps, session.token, randomUUID(), said);
  if (refreshed.ok) session.token = refreshed.token;
  return refreshed.ok;
}

const listed = async (of = userId) =>
  (await openSessions(server.deps, { userId: of, familyId: "" })).map(({ id }) => id);

test("[devices that pile up] signing in again on a device leaves one line, and ends what was before", async () => {
  const [first, second] = [await signIn(), await signIn()];
  const third = await signIn();
  expect(await listed()).toEqual([third.family]);
  expect(await goOn(third)).toBe(true);
  expect([await goOn(first), await goOn(second)]).toEqual([false, false]);
  expect(await listed()).toEqual([third.family]);
});

test("[devices that pile up] a line that is ended takes with it what it stands for, and counts as one device", async () => {
  const [old, mine] = [await signIn(), await signIn()];
  const [before, lost] = [await signIn({ deviceId: userId }), await signIn({ deviceId: userId })];
  expect(await listed()).toEqual([lost.family, mine.family]);
  expect(await endSessionsOf(server.deps, userId, { only: lost.family })).toBe(1);
  expect(await listed()).toEqual([mine.family]);
  expect([await goOn(before), await goOn(lost)]).toEqual([false, false]);
  expect(await endSessionsOf(server.deps, userId, { except: mine.family })).toBe(0);
  expect([await goOn(old), await goOn(mine)]).toEqual([false, true]);
});

test("[devices that pile up] what the first answer after a sign-in may still carry there ends nobody", async () => {
  const [before, after] = [await signIn(), await signIn()];
  expect(await goOn(before)).toBe(true);
  expect(await goOn(after)).toBe(true);
  // A profile that was copied to another machine: both are in use, both stand, both are told.
  expect(await goOn(before)).toBe(true);
  expect(await listed()).toEqual([before.family, after.family]);
});

test("[devices that pile up] whoever else works on the device, or elsewhere, stays signed in", async () => {
  const other = await person();
  const colleague = await signIn({ deviceId, userId: other });
  const [laptop, unknown] = [await signIn({ deviceId: randomUUID() }), await signIn({})];
  await goOn(await signIn());
  const stay = [await goOn(colleague), await goOn(laptop), await goOn(unknown)];
  expect(stay).toEqual([true, true, true]);
});

test("[devices that pile up] a session of an older application joins once it says where it is", async () => {
  const [old, next] = [await signIn({}), await signIn({})];
  expect(await listed()).toHaveLength(2);
  const said = { id: deviceId, label };
  expect(await goOn(old, said)).toBe(true);
  now += minute;
  const again = await signIn();
  expect(await goOn(again, said)).toBe(true);
  expect(await goOn(old)).toBe(false);
  expect(await goOn(next)).toBe(true);
});

test("[devices that pile up] push messages go on in the browser that has signed in anew", async () => {
  const [before, after] = [await signIn(), await signIn()];
  await server.database.sql`
    insert into push_subscriptions (id, user_id, family, endpoint, p256dh, auth, locale, created_at)
    values (${randomUUID()}, ${userId}, ${before.family}, ${`https://push.example/${userId}`}, '', '', 'fr', now())`;
  await goOn(after);
  const [row] = await server.database.sql`
    select family from push_subscriptions where user_id = ${userId}`;
  expect(row).toEqual({ family: after.family });
});

test("[names of devices] a name is given by whoever is signed in there, and taken away by an empty one", async () => {
  const { family: id } = await signIn();
  const stranger = await person();
  const nameless = await signIn({});
  const names = async () =>
    (await openSessions(server.deps, { userId, familyId: id })).map(({ name, canBeNamed }) => [
      name,
      canBeNamed,
    ]);
  const call = (name: string, of = userId, session = id) =>
    nameDeviceOf(server.deps, { userId: of, id: session }, name);
  expect(await call("À moi", stranger)).toBe(false);
  expect(await call("Sans appareil", userId, nameless.family)).toBe(false);
  expect(await call("Téléphone de la caisse")).toBe(true);
  expect(await names()).toEqual([
    ["", false],
    ["Téléphone de la caisse", true],
  ]);
  expect(await call("")).toBe(true);
  expect((await names())[1]).toEqual(["", true]);
});
