import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { must } from "#shared/must.ts";
import { lastLetterTo, linkTo } from "#tests/support/letters.ts";
import { randomFrom } from "#tests/support/random.ts";
import { startTestServer, type TestServer } from "#tests/support/server.ts";
import { waitingIn } from "#tests/support/waiting.ts";
import { deleteAccount } from "./deletion.ts";
import { endSessionsOf, openSessions } from "./open-sessions.ts";
import { forgetPassword, resetPassword } from "./password-resets.ts";
import { checkPassword, register } from "./people.ts";
import { changePassword } from "./profile.ts";
import { refresh, refreshLifetime, startFamily, startFamilyByPassword } from "./refresh-tokens.ts";

let server: TestServer;
let userId = "";
let email = "";
const chance = randomFrom("open sessions");

beforeAll(async () => {
  server = await startTestServer({}, { random: chance.bytes });
});
afterAll(() => server.close());
beforeEach(async () => {
  email = `${randomUUID()}@example.com`;
  const who = { fullName: "Awa", phone: "", email, password: "secret" };
  userId = must(await register(server.deps, who)).id;
});

const waiting = () => waitingIn(server.database.sql);

/** A refresh that has read its token and not yet written the one that follows; `then` while it stands there. */
async function inMidst(token: string, then: () => Promise<unknown>) {
  let refreshed: ReturnType<typeof refresh> | undefined;
  let ended: Promise<unknown> | undefined;
  await server.database.sql.begin(async (other) => {
    await other`select 1 from refresh_tokens where user_id = ${userId} for update`;
    refreshed = refresh(server.deps, token, randomUUID());
    await expect.poll(waiting).toBe(1);
    let isOver = false;
    ended = then().finally(() => {
      isOver = true;
    });
    await expect.poll(async () => isOver || (await waiting()) > 1).toBe(true);
  });
  await ended;
  return must(await refreshed);
}

type Ending = [string, () => Promise<unknown>];
const changeElsewhere: Ending = [
  "the password is changed elsewhere",
  async () => {
    const elsewhere = { userId, familyId: randomUUID() };
    await changePassword(server.deps, elsewhere, { current: "secret", next: "another" });
  },
];
const reset: Ending = [
  "the password is reset",
  async () => {
    const { token } = linkTo(await lastLetterTo(server, email));
    await resetPassword(server.deps, { token, password: "another" });
  },
];

test.each<Ending>([
  ["all sessions are ended", async () => endSessionsOf(server.deps, userId, {})],
  changeElsewhere,
  [
    "the account is closed",
    async () => {
      const departure = { requestId: randomUUID(), reasons: ["other" as const], details: "" };
      const asked = { ...departure, shopIds: [], userId, ip: "" };
      expect(await deleteAccount(server.deps, server.deps.sync, asked)).toEqual({ ok: true });
      const left = await server.database.sql`
        select 1 from refresh_tokens where user_id = ${userId}`;
      expect(left).toHaveLength(0);
    },
  ],
  reset,
])("a refresh under way while %s leaves no session open", async (_what, end) => {
  const { token } = await startFamily(server.deps, userId, { label: "stolen" });
  await forgetPassword(server.deps, { email, locale: "fr" });
  const refreshed = await inMidst(token, end);
  const next = refreshed.ok ? refreshed.token : token;
  expect(await refresh(server.deps, next, randomUUID())).toMatchObject({ ok: false });
});

test.each([changeElsewhere, reset])(
  "a sign-in by the password of before, under way while %s, opens no session",
  async (_what, end) => {
    await forgetPassword(server.deps, { email, locale: "fr" });
    const known = must(await checkPassword(server.deps, email, "secret"));
    await end();
    expect(await startFamilyByPassword(server.deps, known, { label: "stolen" })).toBeUndefined();
  },
);

test("a sign-in waits for a change of the password that is under way, and is refused by it", async () => {
  let asked: Promise<number> | undefined;
  await server.database.sql.begin(async (other) => {
    await other`update users set password_hash = 'chosen by a link' where id = ${userId}`;
    const payload = { email, password: "secret" };
    let isOver = false;
    asked = server.app
      .inject({ method: "POST", url: "/api/v1/auth/login", payload })
      .then(({ statusCode }) => statusCode)
      .finally(() => {
        isOver = true;
      });
    await expect.poll(async () => isOver || (await waiting()) > 0).toBe(true);
  });
  expect(await asked).toBe(401);
  expect(await openSessions(server.deps, { userId, familyId: randomUUID() })).toEqual([]);
});

test("a session is as old as its sign-in, however long its first tokens have been forgotten", async () => {
  let now = Date.UTC(2026, 0, 5);
  const deps = { ...server.deps, clock: () => now };
  const signedInAt = new Date(now).toISOString();
  let { token, familyId } = await startFamily(deps, userId, { label: "Android" });
  for (let month = 1; month <= 6; month += 1) {
    now += 30 * 24 * 3_600_000;
    const refreshed = await refresh(deps, token, randomUUID());
    ({ token, familyId } = refreshed.ok ? refreshed : { token: "", familyId: "" });
  }
  const [session] = await openSessions(deps, { userId, familyId });
  expect(session).toMatchObject({ since: signedInAt, lastUsedAt: new Date(now).toISOString() });
});

test("a session that ran out by itself is neither waited for nor counted among those that are ended", async () => {
  let now = Date.UTC(2026, 0, 5);
  const deps = { ...server.deps, clock: () => now };
  await startFamily(deps, userId, { label: "long ago" });
  now += refreshLifetime;
  await startFamily(deps, userId, { label: "today" });
  const [old] = await server.database.sql`
    select family from refresh_tokens where user_id = ${userId} order by expires_at limit 1`;
  await server.database.sql.begin(async (other) => {
    await other`select pg_advisory_xact_lock(hashtextextended(${old?.["family"]}, 0))`;
    expect(await endSessionsOf(deps, userId, {})).toBe(1);
  });
});

test("another password voids the links that were mailed to choose one", async () => {
  await forgetPassword(server.deps, { email, locale: "fr" });
  const { token } = linkTo(await lastLetterTo(server, email));
  const here = { userId, familyId: randomUUID() };
  await changePassword(server.deps, here, { current: "secret", next: "another" });
  const reset = await resetPassword(server.deps, { token, password: "a third" });
  expect(reset).toEqual({ ok: false, code: "link-ended" });
});

test("a password that was changed while the present one was looked at is not changed once more", async () => {
  let changed: ReturnType<typeof changePassword> | undefined;
  await server.database.sql.begin(async (other) => {
    await other`update users set password_hash = 'chosen by a link' where id = ${userId}`;
    const here = { userId, familyId: randomUUID() };
    changed = changePassword(server.deps, here, { current: "secret", next: "another" });
    await expect.poll(waiting).toBe(1);
  });
  expect(await changed).toEqual({ ok: false, code: "wrong-password" });
});
