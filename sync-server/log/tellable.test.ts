import { PassThrough } from "node:stream";
import fc from "fast-check";
import fastify from "fastify";
import { describe, expect, test, vi } from "vitest";
import { plainLog, requestLog, tellTrouble } from "./log.ts";
import { tellableError, tellableText } from "./tellable.ts";
import { withoutSecrets } from "./without-secrets.ts";

const hash = "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$aGFzaA";
const link = "sXq3v0yBn8Jm2Lw5Rk7Tz9Hd1Fg4Pc6A";

/** As drizzle wraps an error of Postgres around a statement that failed. */
function failedStatement() {
  const cause = Object.assign(new Error('duplicate key: "awa@example.com"'), {
    ...{ name: "PostgresError", code: "53100", severity: "ERROR", table_name: "users" },
    detail: `Failing row contains (${hash}, Rue des Manguiers)`,
    where: "JSON data, line 1: Awa",
    parameters: [hash],
    query: "insert into users values ($1)",
  });
  const params = [hash, "awa@example.com", "+237 6 77 00 00 00", "Rue des Manguiers"];
  const query = 'insert into "users" ("email") values ($1)';
  return Object.assign(new Error(`Failed query: ${query}\nparams: ${params}`, { cause }), {
    ...{ query, params },
  });
}
const secrets = [
  "argon2id",
  "awa@",
  "77 00",
  "Manguiers",
  "Failing row",
  "JSON data",
  link,
  "Bearer",
];
const expectSilent = (told: string) => {
  for (const secret of secrets) expect(told).not.toContain(secret);
};

describe("an error in a log", () => {
  test("of a statement says its kind, its table and the code, and none of its parameters", () => {
    const told = tellableError(failedStatement());
    expect(told).toMatchObject({
      statement: "insert into users",
      cause: { type: "PostgresError", code: "53100", severity: "ERROR", table_name: "users" },
    });
    expect(told.at?.length).toBeGreaterThan(0);
    expectSilent(JSON.stringify(told));
    expectSilent(tellableText(failedStatement()));
  });

  test.each([
    ["a body that is no JSON", () => JSON.parse(`{"password": secret-of-awa}`), "secret-of-awa"],
    ["an address that is none", () => new URL(`http://[x/?token=${link}`), link],
    [
      "what was thrown and is no error",
      () => {
        throw { password: "secret-of-awa" };
      },
      "secret-of-awa",
    ],
  ])("of %s", (_, fail, secret) => {
    let told = "";
    try {
      fail();
    } catch (error) {
      told = JSON.stringify(tellableError(error));
    }
    expect(told).toContain("type");
    expect(told).not.toContain(secret);
  });

  test("whose message looks like frames of a stack tells none of it", () => {
    const error = new Error("first\n    at Awa Mbarga (/home/secret.ts:1:1)");
    expect(JSON.stringify(tellableError(error))).not.toContain("Awa");
  });
});

describe("a sentence in a log", () => {
  test.each([
    ["550 5.1.1 <awa@example.com>: no such mailbox", "550 5.1.1 <‹address›>: no such mailbox"],
    ["no SMS to +237 6 77 00 00 00 today", "no SMS to ‹number› today"],
    ["Votre code est 482913", "Votre code est ‹number›"],
    [`GET https://user:pass@shop.example/invitation/${link}?a=b`, "GET https://shop.example/…"],
    [`GET /invitation/${link}`, "GET ‹token›"],
    ["authorization: Bearer abc", "authorization: ‹token›"],
    [`kept ${hash}`, "kept ‹hash›"],
    ['invalid input syntax for type uuid: "a"b"', 'invalid input syntax for type uuid: "…"'],
    ["refused {'To': 'Awa'}", "refused {'…'}"],
    ["one\ntwo", "one"],
    [
      "could not extend file: No space left on device",
      "could not extend file: No space left on device",
    ],
  ])("%j", (text, told) => {
    expect(withoutSecrets(text)).toBe(told);
  });

  test("keeps identifiers, which say where to look", () => {
    const id = "019a7b3c-0000-7000-8000-000000000001";
    expect(withoutSecrets(`shop ${id} and +237677000000`)).toBe(`shop ${id} and ‹number›`);
  });

  test("whatever stands around an address or a token", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const told = withoutSecrets(`${before} awa@example.com ${link} ${after}`);
        expect(told).not.toContain("awa@example.com");
        expect(told).not.toContain(link);
      }),
    );
  });
});

test("whoever writes into the log of requests, nothing of a body, a header or an address stays", async () => {
  const stream = new PassThrough();
  let told = "";
  stream.on("data", (chunk) => (told += chunk));
  const app = fastify({ logger: { ...requestLog("trace"), stream } });
  app.post("/api/v1/invitations-of-long-names/:token", async (request) => {
    request.log.error(failedStatement());
    request.log.warn({ err: failedStatement() });
    request.log.warn({ error: failedStatement(), body: request.body }, "with words");
    request.log.info({ req: request.raw, headers: request.headers, inner: { password: link } });
    request.log.info(`for awa@example.com ${link}`);
    request.log.info("%s was here", "awa@example.com");
    throw failedStatement();
  });
  const payload = { email: "awa@example.com", address: "Rue des Manguiers", password: link };
  const headers = { authorization: `Bearer ${link}`, cookie: `refresh=${link}` };
  await app.inject({
    method: "POST",
    url: `/api/v1/invitations-of-long-names/${link}?token=${link}`,
    payload,
    headers,
  });
  await app.close();
  expectSilent(told);
  expect(told).toContain('"route":"/api/v1/invitations-of-long-names/:token"');
  expect(told.match(/insert into users/g)?.length).toBeGreaterThan(3);
});

test("what works beside requests, and what ends the program, tell no more", () => {
  const lines: string[] = [];
  for (const way of ["warn", "error"] as const)
    vi.spyOn(console, way).mockImplementation((line) => void lines.push(line));
  plainLog.warn({ error: failedStatement() }, "a watch failed");
  plainLog.error({ error: failedStatement(), shopId: "019a7b3c-0000-7000-8000-000000000001" }, "x");
  tellTrouble(failedStatement());
  vi.restoreAllMocks();
  expect(lines).toHaveLength(3);
  expectSilent(lines.join("\n"));
  expect(lines[1]).toContain("019a7b3c-0000-7000-8000-000000000001");
});
