import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#server/db/client.ts";
import { connectTo } from "#tests/support/connect.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/database.ts";
import { randomFrom } from "#tests/support/random.ts";
import { register } from "./people.ts";
import {
  endFamily,
  forgetExpired,
  refresh,
  refreshLifetime,
  startFamily,
  supersededGrace,
} from "./refresh-tokens.ts";

let fresh: FreshDatabase;
let database: Database;
let now = Date.UTC(2026, 0, 1);
let userId = "";
const chance = randomFrom("refresh tokens");
const deps = () => ({ database, secret: "only for tests", clock: () => now, random: chance.bytes });

beforeAll(async () => {
  fresh = await freshDatabase();
  database = connectTo(fresh.url, 8);
  const who = { fullName: "A", phone: "", email: "a@example.com", password: "secret" };
  userId = (await register(deps(), who))?.id ?? "";
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

const isoNow = () => new Date(now).toISOString();
const begin = async () => (await startFamily(deps(), userId, { label: "a browser" })).token;
const ask = (token: string, requestId: string = randomUUID()) => refresh(deps(), token, requestId);

async function successor(token: string, requestId?: string): Promise<string> {
  const answer = await ask(token, requestId);
  if (!answer.ok) throw new Error(answer.code);
  return answer.token;
}

test("the same request gets the same successor, another request another one", async () => {
  const token = await begin();
  const first = await successor(token, "11111111-1111-4111-8111-111111111111");
  expect(await successor(token, "11111111-1111-4111-8111-111111111111")).toBe(first);
  expect(await successor(token, "22222222-2222-4222-8222-222222222222")).not.toBe(first);
});

test("a token is its whole text: who knows its identifier alone has no session, and ends none", async () => {
  const token = await begin();
  const [id = ""] = token.split(".");
  const guessed = `${id}.${Buffer.alloc(32).toString("base64url")}`;
  expect(await ask(guessed)).toEqual({ ok: false, code: "session-ended" });
  await endFamily(deps(), guessed);
  expect((await ask(token)).ok).toBe(true);
});

test("a token stays good for as long as its successor has not been used", async () => {
  const token = await begin();
  await successor(token);
  now += 80 * 24 * 3600 * 1000;
  expect((await ask(token)).ok).toBe(true);
});

test("a copy used after its successor ends the family, and the rightful holder sees it", async () => {
  const stolen = await begin();
  const next = await successor(stolen);
  const latest = await successor(next);
  now += supersededGrace + 1;
  expect(await ask(stolen)).toEqual({ ok: false, code: "session-reused", userId });
  expect(await ask(latest)).toEqual({ ok: false, code: "session-ended" });
});

test("a thief who goes first is found out by the rightful holder's next refresh", async () => {
  const shared = await begin();
  const rightful = await successor(shared);
  const thiefs = await successor(shared);
  const thiefsNext = await successor(thiefs);
  now += supersededGrace + 1;
  expect((await ask(rightful)).ok).toBe(false);
  expect(await ask(thiefsNext)).toEqual({ ok: false, code: "session-ended" });
});

test("a thief who never rests, one refresh every half minute, is found out too", async () => {
  const shared = await begin();
  let rightful = await successor(shared);
  let thiefs = await successor(shared);
  let isFoundOut = false;
  for (let half = 1; half <= 60 && !isFoundOut; half += 1) {
    now += 30_000;
    const stolen = await ask(thiefs);
    if (stolen.ok) thiefs = stolen.token;
    if (half % 30 === 0) {
      const answer = await ask(rightful);
      if (answer.ok) rightful = answer.token;
      else isFoundOut = true;
    }
  }
  expect(isFoundOut).toBe(true);
  expect((await ask(thiefs)).ok).toBe(false);
});

test("requests under way when another tab was quicker are still answered", async () => {
  const token = await begin();
  const mine = await successor(token);
  const others = await successor(token);
  await successor(others);
  now += supersededGrace;
  expect((await ask(mine)).ok).toBe(true);
});

test("a late request answered within the minute does not spoil what the quicker tab holds", async () => {
  const token = await begin();
  const mine = await successor(token);
  const latest = await successor(await successor(token));
  await successor(mine);
  now += supersededGrace + 1;
  expect((await ask(latest)).ok).toBe(true);
});

test("a hundred requests at once with one token are all answered, and end nothing", async () => {
  const token = await begin();
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask(token)));
  expect(answers.every((answer) => answer.ok)).toBe(true);
  const last = answers.at(-1);
  expect((await ask(last?.ok ? last.token : "")).ok).toBe(true);
});

test("an unused session ends after ninety days, a used one does not", async () => {
  const idle = await begin();
  let used = await begin();
  for (let month = 0; month < 6; month += 1) {
    now += refreshLifetime / 3;
    used = await successor(used);
  }
  expect(await ask(idle)).toEqual({ ok: false, code: "session-ended" });
});

test("what has expired is forgotten, in portions, and nothing that still stands", async () => {
  const old = [await begin(), await begin(), await begin(), await begin(), await begin()];
  now += refreshLifetime - 1;
  await forgetExpired(deps(), 2);
  const fresh = await begin();
  expect((await ask(old[0] ?? "")).ok).toBe(true);
  now += 1;
  const [sentenced] = await database.sql`
    select count(*)::int as tokens from refresh_tokens where expires_at <= ${isoNow()}`;
  expect(sentenced?.["tokens"]).toBeGreaterThanOrEqual(old.length);
  await forgetExpired(deps(), 2);
  const left = await database.sql`
    select id from refresh_tokens where expires_at <= ${isoNow()}`;
  expect(left).toHaveLength(0);
  for (const token of old) expect(await ask(token)).toEqual({ ok: false, code: "session-ended" });
  expect((await ask(fresh)).ok).toBe(true);
});

test("instances that forget together do not wait for one another", async () => {
  for (let each = 0; each < 9; each += 1) await begin();
  now += refreshLifetime;
  await database.sql.begin(async (other) => {
    const held = await other`
      select id from refresh_tokens where expires_at <= ${isoNow()} limit 3 for update`;
    expect(held).toHaveLength(3);
    await forgetExpired(deps(), 2);
    const left = await other`
      select id from refresh_tokens where expires_at <= ${isoNow()}`;
    expect(left).toHaveLength(3);
  });
  await forgetExpired(deps());
});

test("sign-out ends every token of the family and no other family", async () => {
  const [mine, other] = [await begin(), await begin()];
  const next = await successor(mine);
  await endFamily(deps(), mine);
  expect((await ask(next)).ok).toBe(false);
  expect((await ask(mine)).ok).toBe(false);
  expect((await ask(other)).ok).toBe(true);
});

test("the database holds no token that could be used", async () => {
  const token = await begin();
  const text = JSON.stringify(await database.sql`select * from refresh_tokens`);
  expect(text).not.toContain(token.split(".")[1]);
});

/** A thousand, or as many as REFRESH_CYCLES says. */
const cycles = Number(process.env["REFRESH_CYCLES"] ?? 1000);

test(`${cycles} refreshes, half the answers lost, two tabs on one cookie: nobody is signed out, no false alarm`, async () => {
  let cookie = await begin();
  let refreshes = 0;
  let lost = 0;
  const outcomes: string[] = [];
  /** As a tab does: asks with the browser's cookie until it has heard an answer; answers may come late. */
  async function refreshFromATab(): Promise<void> {
    const requestId = randomUUID();
    for (;;) {
      const answer = await ask(cookie, requestId);
      refreshes += 1;
      if (!answer.ok) {
        outcomes.push(answer.code);
        return;
      }
      now += Math.floor(chance.fraction() ** 3 * 240_000);
      if (chance.fraction() < 0.5) {
        lost += 1;
        continue;
      }
      cookie = answer.token;
      outcomes.push("ok");
      return;
    }
  }
  while (refreshes < cycles) {
    await Promise.all([refreshFromATab(), refreshFromATab()]);
    now += Math.floor(chance.fraction() ** 4 * 30 * 60_000);
  }
  expect(lost).toBeGreaterThan(cycles * 0.3);
  expect(new Set(outcomes)).toEqual(new Set(["ok"]));
  const alarms = await database.sql`select 1 from refresh_tokens where family = (
    select family from refresh_tokens where id = ${cookie.split(".")[0] ?? ""}) and revoked_at is not null`;
  expect(alarms).toHaveLength(0);
});
