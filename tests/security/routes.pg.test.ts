import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { register } from "#server/accounts/people.ts";
import { defaultLimits } from "#server/plugins/rate-limits.ts";
import { startTestServer, type TestServer } from "#tests/support/server.ts";
import {
  addressOf,
  audited,
  bodiless,
  isOpen,
  named,
  openToAll,
  type Route,
  routesOf,
  samples,
  undescribed,
} from "./routes.ts";

const google = { issuer: "http://localhost:1", clientId: "a", clientSecret: "b" };
const once = Object.fromEntries(
  Object.keys(defaultLimits).map((name) => [name, { max: 1, seconds: 60 }]),
);
let server: TestServer;
let strict: TestServer;
let routes: Route[] = [];

beforeAll(async () => {
  server = await startTestServer({
    devOutbox: true,
    google,
    https: true,
    metricsToken: "m".repeat(32),
  });
  strict = await startTestServer({ devOutbox: true, google, limits: once });
  routes = routesOf(server.app);
});
afterAll(async () => {
  await server.close();
  await strict.close();
});

const writes = ({ method }: Route) => method !== "GET";

describe("every route of the built server", () => {
  test("is described, so that what follows looks at all of them", () => {
    const printed = server.app.printRoutes({ commonPrefix: false });
    const count = [...printed.matchAll(/\(([A-Z, ]+)\)/g)]
      .flatMap(([, methods = ""]) => methods.split(", "))
      .filter((method) => method !== "HEAD").length;
    expect(count).toBe(routes.length + undescribed.length);
    expect(routes.length).toBeGreaterThan(40);
  });

  test("says what its address, its query and its body hold", () => {
    const lacking = routes.filter(({ path, told }) => {
      const inPath = [...path.matchAll(/\{([a-zA-Z]+)\}/g)].map(([, name]) => name);
      const known = (told.parameters ?? []).filter((one) => one.in === "path");
      return inPath.some((name) => !known.some((one) => one.name === name));
    });
    expect(named(lacking)).toEqual([]);
    const silent = routes.filter(
      ({ method, told }) => /^(POST|PUT|PATCH)$/.test(method) && !told.requestBody,
    );
    expect(named(silent).sort()).toEqual([...bodiless].sort());
    // What says nothing of its answers is described with an empty one of this name.
    const isSaid = ({ description, content }: Route["told"]["responses"][string]) =>
      content !== undefined || description !== "Default Response";
    const mute = routes.filter(({ told }) => !Object.values(told.responses).every(isSaid));
    expect(named(mute)).toEqual([]);
  });

  test("is open to all, by name, or refuses whoever is not signed in", async () => {
    for (const name of openToAll) expect(named(routes), name).toContain(name);
    for (const route of routes.filter((one) => !isOpen(one))) {
      const { name, method, path, told } = route;
      const answer = await server.app.inject({ method, url: addressOf(path) });
      expect([name, answer.statusCode]).toEqual([name, 401]);
      expect([name, told.security]).toEqual([name, [{ accessToken: [] }]]);
    }
  });

  test("that writes for whoever comes is limited", async () => {
    const written = routes.filter((route) => writes(route) && isOpen(route));
    expect(named(written).sort()).toEqual(Object.keys(samples).sort());
    for (const { name, method, path } of written) {
      const sample = samples[name];
      const statuses = [];
      for (let turn = 0; turn < 3; turn += 1) {
        const url = addressOf(path);
        const asked = { method, url, ...(sample && { payload: sample }) };
        statuses.push((await strict.app.inject(asked)).statusCode);
      }
      expect([name, statuses.at(-1)]).toEqual([name, 429]);
      expect([name, statuses[0]]).not.toEqual([name, 429]);
    }
  });

  test("that writes remembers who did it, or says why it need not", () => {
    expect(named(routes.filter(writes)).sort()).toEqual(Object.keys(audited).sort());
  });
});

test("the cookies are out of reach of scripts, of other sites, and of plain http", async () => {
  const who = { fullName: "Awa", phone: "", email: "awa@example.com", password: "secret" };
  await register(server.deps, who);
  const { email, password } = who;
  const signedIn = await server.app.inject({
    method: "POST",
    url: "/api/v1/auth/login",
    payload: { email, password },
  });
  const [session = ""] = [signedIn.headers["set-cookie"]].flat();
  for (const part of ["HttpOnly", "Secure", "SameSite=Strict", "Path=/api/v1/auth"])
    expect(session).toContain(part);
  expect(signedIn.body).not.toContain(signedIn.cookies[0]?.value);
});

test("data runs and loads nothing, in no page, and is asked for by https ever after", async () => {
  const { headers } = await server.app.inject({ url: "/api/v1/me" });
  expect(headers["content-security-policy"]).toBe("default-src 'none';frame-ancestors 'none'");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["strict-transport-security"]).toMatch(/max-age=\d{7,}/);
});

test("pages may run and load what this server serves, and nothing else", async () => {
  const { headers } = await server.app.inject({ url: "/health" });
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain("default-src 'self'");
  for (const hole of ["unsafe-inline", "'unsafe-eval'", "*", "http:", "https:"])
    expect(policy).not.toContain(hole);
  for (const fence of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(fence);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["strict-transport-security"]).toMatch(/max-age=\d{7,}/);
});

test("a sign-in that fails says the same whether anybody has the address", async () => {
  const ask = (email: string) =>
    server.app.inject({
      method: "POST",
      url: "/api/v1/auth/login",
      payload: { email, password: "not this one" },
    });
  const [known, unknown] = [await ask("awa@example.com"), await ask("nobody@example.com")];
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
});
