import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "#tests/support/server.ts";

const folder = mkdtempSync(join(tmpdir(), "boutika-web-"));
const script = `console.log(${JSON.stringify("x".repeat(3000))});`;
let server: TestServer;

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Boutika</title>");
  writeFileSync(join(folder, "sw.js"), "self.x = 1;");
  writeFileSync(join(folder, "assets/main-abc123.js"), script);
  writeFileSync(join(folder, "assets/main-abc123.js.br"), brotliCompressSync(script));
  writeFileSync(join(folder, "assets/main-abc123.js.gz"), gzipSync(script));
  server = await startTestServer({ webFolder: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });

test("every answer bears a strict policy: nothing inline, nothing from elsewhere", async () => {
  for (const url of ["/", "/health", "/api/nothing", "/assets/none.js"]) {
    const policy = String((await get(url)).headers["content-security-policy"]);
    expect(policy, url).toContain("default-src 'self'");
    expect(policy, url).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy, url).not.toMatch(/unsafe-inline|'unsafe-eval'|https:|\*|upgrade-insecure/);
  }
});

test("data bears no more than what guards data, from the first answer of a server on", async () => {
  const other = await startTestServer({ webFolder: folder });
  for (const url of ["/api/v1/me", "/", "/api/v1/me"]) {
    const { headers } = await other.app.inject({ url });
    const isData = url !== "/";
    const policy = String(headers["content-security-policy"]);
    if (isData) expect(policy).toBe("default-src 'none';frame-ancestors 'none'");
    else expect(policy).toContain("script-src 'self'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    expect(headers["permissions-policy"] === undefined).toBe(isData);
    expect(headers["x-frame-options"] === undefined).toBe(isData);
  }
  await other.close();
});

test("no other origin is let in", async () => {
  const answer = await get("/api/v1/me", { origin: "https://elsewhere.example" });
  expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
});

test("hashed files are served compressed beforehand and never asked for again", async () => {
  const url = "/assets/main-abc123.js";
  const brotli = await get(url, { "accept-encoding": "gzip, br" });
  expect(brotli.headers).toMatchObject({
    "content-encoding": "br",
    "cache-control": "public, max-age=31536000, immutable",
    vary: expect.stringMatching(/accept-encoding/i),
  });
  expect(brotli.headers["content-type"]).toMatch(/javascript/);
  expect(brotli.rawPayload.length).toBe(brotliCompressSync(script).length);
  expect((await get(url, { "accept-encoding": "gzip" })).headers["content-encoding"]).toBe("gzip");
  expect((await get(url, { "accept-encoding": "identity" })).body).toBe(script);
});

test("what has no hash in its name is asked for again each time", async () => {
  for (const url of ["/", "/index.html", "/sw.js", "/point-of-sale"]) {
    expect((await get(url)).headers["cache-control"], url).toBe("no-cache");
  }
});

test("an address that is no file is a screen of the app", async () => {
  for (const url of [
    "/",
    "/point-of-sale",
    "/invitation/abc.def/x?y=1",
    "/reports?from=2026-01-01",
  ]) {
    const answer = await get(url);
    expect([answer.statusCode, answer.body], url).toEqual([
      200,
      "<!doctype html><title>Boutika</title>",
    ]);
  }
});

test("where it is not asked for there is no page of what would have left: its address is a screen", async () => {
  expect((await get("/dev/outbox")).body).toBe("<!doctype html><title>Boutika</title>");
});

test("unknown routes of the interface, missing files and other methods get JSON, not the page", async () => {
  const problem = { code: "not-found", message: "There is nothing at this address." };
  for (const url of [
    "/api",
    "/api/v1/nothing",
    "/api/v2/sync",
    "/assets/gone-123.js",
    "/missing.png",
  ]) {
    const answer = await get(url);
    expect([answer.statusCode, answer.json()], url).toEqual([404, problem]);
  }
  const posted = await server.app.inject({ method: "POST", url: "/point-of-sale" });
  expect([posted.statusCode, posted.json()]).toEqual([404, problem]);
});

test("nothing outside the folder is served", async () => {
  for (const url of [
    "/../package.json",
    "/%2e%2e/package.json",
    "/assets/..%2f..%2fpackage.json",
    "//etc/passwd",
  ]) {
    const answer = await get(url);
    expect(answer.body, url).not.toContain('"dependencies"');
    expect(answer.body, url).not.toContain("root:");
  }
});

test("an address that cannot be read is refused in words", async () => {
  const answer = await get("/api/v1/%E0%A4%A");
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { code: "invalid-request", message: "The address cannot be read." },
  ]);
});

test("a mistake of ours leaves as « internal », without stack or cause", async () => {
  const broken = await startTestServer(
    {},
    {
      random: () => {
        throw new Error("secret detail");
      },
    },
  );
  const payload = { fullName: "A", phone: "677000000", email: "a@example.com", password: "secret" };
  const answer = await broken.app.inject({ method: "POST", url: "/api/v1/auth/register", payload });
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { code: "internal", message: "Something went wrong on the server." },
  ]);
  await broken.close();
});

test("/health tells of a database that answers, one that does not, and one that hangs", async () => {
  expect([(await get("/health")).statusCode, (await get("/health")).json()]).toEqual([
    200,
    { status: "ok", database: "ok", version: "test" },
  ]);
  const hanging = await startTestServer({ healthPatience: 20 });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let taken = 0;
  const holders = Array.from({ length: 5 }, () =>
    hanging.database.sql.begin(async () => {
      taken += 1;
      await released;
    }),
  );
  await expect.poll(() => taken).toBe(5);
  const answer = await hanging.app.inject({ url: "/health" });
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { status: "down", database: "down", version: "test" },
  ]);
  release();
  await Promise.all(holders);
  await hanging.database.close();
  const gone = await hanging.app.inject({ url: "/health" });
  expect([gone.statusCode, gone.json().database]).toEqual([503, "down"]);
  const login = { email: "a@example.com", password: "secret" };
  const asked = await hanging.app.inject({
    method: "POST",
    url: "/api/v1/auth/login",
    payload: login,
  });
  expect([asked.statusCode, asked.json().code, asked.headers["retry-after"]]).toEqual([
    503,
    "database-unavailable",
    "5",
  ]);
  await hanging.close();
});

test("sign-in is limited by address and account, registration and refresh by address", async () => {
  const once = { max: 2, seconds: 60 };
  const limits = { signInByAccount: once, registerByAddress: once, refreshByAddress: once };
  const limited = await startTestServer({ limits });
  const ask = (url: string, payload: object) =>
    limited.app.inject({ method: "POST", url: `/api/v1/auth/${url}`, payload });
  const statuses = async (url: string, payload: object) =>
    [await ask(url, payload), await ask(url, payload), await ask(url, payload)].map(
      (answer) => answer.statusCode,
    );
  expect(await statuses("login", { email: "a@example.com", password: "guess" })).toEqual([
    401, 401, 429,
  ]);
  const refused = await ask("login", { email: "A@example.com", password: "guess" });
  expect(refused.json()).toEqual({
    code: "too-many-requests",
    message: expect.stringContaining("Try again in"),
    retryAfter: Number(refused.headers["retry-after"]),
  });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await ask("login", { email: "b@example.com", password: "guess" })).statusCode).toBe(401);
  expect(await statuses("refresh", { requestId: crypto.randomUUID() })).toEqual([401, 401, 429]);
  const person = { fullName: "A", phone: "677000000", email: "a@example.com", password: "secret" };
  expect(await statuses("register", person)).toEqual([202, 202, 429]);
  await limited.close();
});

test("a signed-in person's requests are counted by person, not by address", async () => {
  const limited = await startTestServer({ limits: { requestsByPerson: { max: 1, seconds: 60 } } });
  const status = async (userId: string) => {
    const { accessToken } = limited.app.accessTokenFor({ userId, familyId: userId });
    const headers = { authorization: `Bearer ${accessToken}` };
    return (await limited.app.inject({ url: "/api/v1/me", headers })).statusCode;
  };
  const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
  expect([await status(one), await status(two), await status(one)]).toEqual([401, 401, 429]);
  await limited.close();
});

test("the description at /api/docs names every route, its body and its answers", async () => {
  const described = (await get("/api/docs/json")).json();
  const routes = Object.entries<
    Record<string, { requestBody?: object; responses: object; summary?: string }>
  >(described.paths);
  const named = routes.flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const registered = [...routesOf(server.app.printRoutes({ commonPrefix: false }))].filter(
    (route) => /^(GET|POST|PUT|PATCH|DELETE) (\/api\/v1|\/health|\/v\/)/.test(route),
  );
  expect(registered.length).toBeGreaterThan(5);
  // Where two routes name the same place of an address differently, the tree shows both names.
  const unnamed = (route: string) => route.replace(/\{[^/]+\}/g, "{}");
  expect(new Set(named.map(unnamed))).toEqual(new Set(registered.map(unnamed)));
  for (const [path, methods] of routes) {
    for (const [method, route] of Object.entries(methods)) {
      expect(route.summary, path).toBeTruthy();
      expect(
        Object.keys(route.responses).some((status) => status.startsWith("2")),
        path,
      ).toBe(true);
      if (/\/(login|register|refresh|sync)$/.test(path) && method === "post")
        expect(route.requestBody, path).toBeTruthy();
    }
  }
});

test("the documentation page runs under its policy, which allows inline styles there alone", async () => {
  const page = await get("/api/docs/");
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/<script>|<script type="[^"]*">[^<]|javascript:/);
  const policy = String(page.headers["content-security-policy"]);
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(policy).toContain("style-src 'self' 'unsafe-inline'");
});

/** `printRoutes` draws a tree: each line holds what follows the path of the branch it hangs on, and its methods. */
function* routesOf(tree: string): Generator<string> {
  const branch: string[] = [];
  for (const line of tree.split("\n")) {
    const found = /^(.*?)(\/\S*|\*\S*)(?: \(([A-Z, ]+)\))?$/.exec(line);
    if (!found) continue;
    const [, indent = "", own = "", methods = ""] = found;
    const depth = indent.length / 4 - 1;
    branch.splice(depth, branch.length, (branch[depth - 1] ?? "") + own);
    const path = branch[depth]?.replace(/:(\w+)/g, "{$1}");
    for (const method of methods.split(", "))
      if (!["", "HEAD", "OPTIONS"].includes(method)) yield `${method} ${path}`;
  }
}
