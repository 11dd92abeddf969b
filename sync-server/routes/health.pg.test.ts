import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
let now = Date.UTC(2026, 10, 20);

beforeAll(async () => {
  server = await startTestServer({}, { clock: () => now });
});
afterAll(() => server.close());

const health = async () => {
  const answer = await server.app.inject({ url: "/health" });
  return [answer.statusCode, answer.json().database, answer.json().trouble];
};
const contact = () =>
  server.app.inject({
    method: "POST",
    url: "/api/v1/contact",
    payload: {
      ...{ id: crypto.randomUUID(), firstName: "Awa", lastName: "M", email: "awa@example.com" },
      ...{ projectType: "stock", message: "Bonjour", tookMs: 30_000 },
    },
  });

/** Every connection of this server is given the setting, as its database would give it to new ones. */
async function everywhere(value: string, setting = "default_transaction_read_only"): Promise<void> {
  const { sql } = server.database;
  let isReady = 0;
  let go = () => {};
  const together = new Promise<void>((resolve) => {
    go = resolve;
  });
  await Promise.all(
    Array.from({ length: 5 }, () =>
      sql.begin(async (tx) => {
        await tx`select set_config(${setting}, ${value}, false)`;
        isReady += 1;
        if (isReady === 5) go();
        await together;
      }),
    ),
  );
}

test("a database that only reads counts as away, and is back once it writes", async () => {
  expect(await health()).toEqual([200, "ok", undefined]);
  await everywhere("on");
  expect(await health()).toEqual([503, "down", "read-only"]);
  const answer = await contact();
  expect([answer.statusCode, answer.json().code, answer.headers["retry-after"]]).toEqual([
    503,
    "cannot-take-now",
    "30",
  ]);
  await everywhere("off");
  now += 5_000;
  expect(await health()).toEqual([200, "ok", undefined]);
  expect((await contact()).statusCode).toBe(202);
});

test("what was refused a moment ago is told, also when the probe finds nothing", async () => {
  await everywhere("on");
  await contact();
  await everywhere("off");
  expect(await health()).toEqual([503, "down", "read-only"]);
  now += 5_000;
  expect(await health()).toEqual([200, "ok", undefined]);
});

test.each(["lock_timeout", "statement_timeout"])(
  "what somebody else is in the way of is no mistake of ours: %s is told as a wait, and passes",
  async (setting) => {
    await everywhere("100", setting);
    const [answer] = await server.database.sql.begin(async (tx) => {
      await tx`lock table contact_messages in access exclusive mode`;
      await tx`select set_config('statement_timeout', '0', true)`;
      return [await contact()];
    });
    await everywhere("0", setting);
    expect([answer?.statusCode, answer?.json().code, answer?.headers["retry-after"]]).toEqual([
      ...[503, "cannot-take-now", "5"],
    ]);
    expect(await health()).toEqual([200, "ok", undefined]);
    expect((await contact()).statusCode).toBe(202);
  },
);
