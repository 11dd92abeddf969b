import { expect, test } from "vitest";
import { EnvironmentError, readEnvironment } from "./env.ts";

const secret = "0123456789abcdef0123456789abcdef";
const databaseUrl = "postgres://boutika:pass@db:5432/boutika";

function problemsOf(source: Record<string, string>): string[] {
  try {
    readEnvironment(source);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
  return [];
}

test("starts with nothing set: the embedded database, the demonstration, every address", () => {
  expect(readEnvironment({})).toEqual({
    port: 8080,
    host: "0.0.0.0",
    databaseUrl: undefined,
    dataDir: "./data",
    sessionSecret: undefined,
    publicOrigin: undefined,
    trustProxy: false,
    demo: true,
    nodeEnv: "production",
  });
});

test("a Postgres of one's own means no demonstration", () => {
  const env = readEnvironment({
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: secret,
    DEMO: "",
    PORT: "9000",
  });
  expect(env).toMatchObject({ databaseUrl, demo: false, port: 9000 });
});

test.each([
  ["PORT", "eighty", "PORT must be a whole number from 0 to 65535"],
  ["PORT", "80.5", "PORT must be a whole number from 0 to 65535"],
  ["PORT", "70000", "PORT must be a whole number from 0 to 65535"],
  [
    "DATABASE_URL",
    "mysql://x/y",
    "DATABASE_URL must look like postgres://user:password@host:5432/name",
  ],
  [
    "DATABASE_URL",
    "nonsense",
    "DATABASE_URL must look like postgres://user:password@host:5432/name",
  ],
  ["SESSION_SECRET", "short", "SESSION_SECRET must have at least 32 characters"],
  ["PUBLIC_ORIGIN", "shop.example.com", "PUBLIC_ORIGIN must look like https://shop.example.com"],
  [
    "PUBLIC_ORIGIN",
    "https://shop.example.com/till",
    "PUBLIC_ORIGIN is an origin alone: no path, no slash at the end",
  ],
  [
    "TRUST_PROXY",
    "perhaps",
    "TRUST_PROXY must be true, false, a number of proxies, or their addresses",
  ],
  ["DEMO", "perhaps", "DEMO must be true or false"],
  ["NODE_ENV", "prod", "NODE_ENV must be development, production or test"],
])("%s=%s is answered by a sentence", (name, value, message) => {
  expect(problemsOf({ [name]: value })).toContain(message);
});

test.each([
  ["true", true],
  ["2", 2],
  ["10.0.0.0/8, 127.0.0.1", "10.0.0.0/8, 127.0.0.1"],
  ["loopback", "loopback"],
])("TRUST_PROXY=%s", (value, expected) => {
  expect(readEnvironment({ TRUST_PROXY: value }).trustProxy).toBe(expected);
});

test("a Postgres of one's own needs the secret that all instances share", () => {
  expect(problemsOf({ DATABASE_URL: databaseUrl })).toEqual([
    "SESSION_SECRET is required with DATABASE_URL: at least 32 characters, the same on every instance",
  ]);
});

test("the demonstration never goes into a Postgres of one's own", () => {
  expect(problemsOf({ DATABASE_URL: databaseUrl, SESSION_SECRET: secret, DEMO: "true" })).toEqual([
    "DEMO fills only the embedded database: remove it, or remove DATABASE_URL",
  ]);
});

test("several wrong values are told at once", () => {
  expect(problemsOf({ PORT: "x", NODE_ENV: "y" })).toHaveLength(2);
});
