import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Database } from "#server/db/client.ts";
import { connectTo } from "#tests/support/connect.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/database.ts";
import { type Carrier, Undeliverable } from "./message.ts";
import { queueMessage } from "./queue.ts";
import { forgetOld, pauseAfter, type SenderDeps, sendDue, startSender } from "./sender.ts";

let fresh: FreshDatabase;
let database: Database;
let now = Date.UTC(2026, 0, 5);
const clock = () => now;
const minute = 60_000;

beforeAll(async () => {
  fresh = await freshDatabase();
  // Who waits for a row that another holds fails, instead of waiting for ever.
  database = connectTo(`${fresh.url}?lock_timeout=5000`, 8);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});
afterEach(async () => {
  await database.sql`delete from outgoing_messages`;
});

const letter = { subject: "Bonjour", text: "Bonjour", html: "<p>Bonjour</p>" };
const random = (length: number) => randomBytes(length);

async function queued(...recipients: string[]): Promise<void> {
  const message = { channel: "mail", template: "test", locale: "fr", data: {} } as const;
  for (const recipient of recipients)
    await queueMessage(database.db, { clock, random }, { ...message, recipient });
}

function sender(carry: Carrier["carry"], more: Partial<SenderDeps> = {}): SenderDeps {
  return {
    database,
    clock,
    chance: () => 0.5,
    carriers: { mail: { carry } },
    compose: async () => letter,
    log: { warn: () => {} },
    ...more,
  };
}

async function state(recipient: string) {
  const [row] = await database.sql`
    select attempts, sent_at is not null as sent, given_up_at is not null as over, last_error
    from outgoing_messages where recipient = ${recipient}`;
  return row;
}

test("what is due is sent once, whoever looks how often", async () => {
  await queued("a@x.test", "b@x.test");
  const sent: string[] = [];
  const deps = sender(async (_, { recipient }) => void sent.push(recipient));
  await sendDue(deps);
  await sendDue(deps);
  expect(sent.sort()).toEqual(["a@x.test", "b@x.test"]);
  expect(await state("a@x.test")).toEqual({
    attempts: 1,
    sent: true,
    over: false,
    last_error: null,
  });
});

test("five instances at once send fifty messages once each", async () => {
  const all = Array.from({ length: 50 }, (_, each) => `many${each}@x.test`);
  await queued(...all);
  const sent: string[] = [];
  const deps = sender(async (_, { recipient }) => void sent.push(recipient));
  const instance = async () => {
    while ((await sendDue(deps)) > 0);
  };
  await Promise.all([instance(), instance(), instance(), instance(), instance()]);
  expect(sent.sort()).toEqual(all.sort());
});

test("a message that another instance is just taking is left to it, and nobody waits for it", async () => {
  await queued("held@x.test", "free@x.test");
  const sent: string[] = [];
  const deps = sender(async (_, { recipient }) => void sent.push(recipient));
  await database.sql.begin(async (other) => {
    await other`select 1 from outgoing_messages where recipient = 'held@x.test' for update`;
    await sendDue(deps);
    expect(sent).toEqual(["free@x.test"]);
  });
});

test("what fails is tried again later and later, and given up after a day", async () => {
  await queued("down@x.test");
  let isDown = true;
  let tries = 0;
  const deps = sender(async () => {
    tries += 1;
    if (isDown) throw new Error("connection refused");
  });
  await sendDue(deps);
  await sendDue(deps);
  expect([tries, await state("down@x.test")]).toEqual([
    1,
    { attempts: 1, sent: false, over: false, last_error: "connection refused" },
  ]);
  now += 5000;
  await sendDue(deps);
  expect(tries).toBe(2);
  now += 5000;
  await sendDue(deps);
  expect(tries).toBe(2);
  isDown = false;
  now += 5000;
  await sendDue(deps);
  expect(await state("down@x.test")).toMatchObject({ attempts: 3, sent: true });

  isDown = true;
  await queued("never@x.test");
  const begun = now;
  while (!(await state("never@x.test"))?.["over"]) {
    await sendDue(deps);
    now += minute;
  }
  expect(now - begun).toBeLessThanOrEqual(24.1 * 60 * minute);
  expect(now - begun).toBeGreaterThan(22 * 60 * minute);
  now += 48 * 60 * minute;
  expect(await sendDue(deps)).toBe(0);
});

test("an instance that dies with a message in hand leaves it to the others after the lease", async () => {
  await queued("orphan@x.test");
  const dying = sender(() => new Promise(() => {}));
  void sendDue(dying);
  await expect.poll(async () => (await state("orphan@x.test"))?.["attempts"]).toBe(1);
  const sent: string[] = [];
  const other = sender(async (_, { recipient }) => void sent.push(recipient));
  await sendDue(other);
  expect(sent).toEqual([]);
  now += 2 * minute + 1;
  await sendDue(other);
  expect(sent).toEqual(["orphan@x.test"]);
});

test("what nobody can deliver, and what is of no use any more, is not tried again", async () => {
  await queued("gone@x.test", "late@x.test");
  const deps = sender(
    async () => {
      throw new Undeliverable("no such mailbox");
    },
    { compose: async ({ recipient }) => (recipient === "late@x.test" ? undefined : letter) },
  );
  await sendDue(deps);
  expect(await state("gone@x.test")).toMatchObject({ over: true, last_error: "no such mailbox" });
  expect(await state("late@x.test")).toMatchObject({ over: true, last_error: "too late" });
  now += 60 * minute;
  expect(await sendDue(deps)).toBe(0);
});

test("one message that fails holds nobody else's up", async () => {
  await queued("bad@x.test", "good@x.test");
  const deps = sender(async (_, { recipient }) => {
    if (recipient === "bad@x.test") throw new Error("no");
  });
  await sendDue(deps);
  expect(await state("good@x.test")).toMatchObject({ sent: true });
});

test("no SMS waits for a mail server that hangs", async () => {
  await queued("hangs@x.test");
  const sent: string[] = [];
  let release = () => {};
  const hangs = new Promise<void>((resolve) => {
    release = resolve;
  });
  const sms: Carrier = { carry: async (_, { recipient }) => void sent.push(recipient) };
  const under = startSender(
    sender(() => hangs, { carriers: { mail: { carry: () => hangs }, sms } }),
  );
  await expect.poll(async () => (await state("hangs@x.test"))?.["attempts"]).toBe(1);
  const code = { channel: "sms", template: "test", locale: "fr", data: {} } as const;
  await queueMessage(database.db, { clock, random }, { ...code, recipient: "+237677000000" });
  await expect.poll(() => sent).toEqual(["+237677000000"]);
  release();
  await under.stop();
  expect(await state("hangs@x.test")).toMatchObject({ sent: true });
});

test("without a way out messages wait, and leave when there is one", async () => {
  await queued("wait@x.test");
  expect(await sendDue(sender(async () => {}, { carriers: {} }))).toBe(0);
  expect(await state("wait@x.test")).toMatchObject({ attempts: 0 });
  expect(await sendDue(sender(async () => {}))).toBe(1);
});

test("a month after it has left, nothing remains", async () => {
  await queued("old@x.test");
  await sendDue(sender(async () => {}));
  now += 30 * 24 * 60 * minute + 1;
  await forgetOld({ database, clock });
  expect(await state("old@x.test")).toBeUndefined();
});

test("pauses double up to an hour, give or take half", () => {
  expect([1, 2, 3, 11, 40].map((attempt) => pauseAfter(attempt, 0.5))).toEqual([
    5000, 10_000, 20_000, 3_600_000, 3_600_000,
  ]);
  expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([2500, 7500]);
});
