import { describe, expect, test } from "vitest";
import { EnvironmentError, readEnvironment } from "./env.ts";
import { outboundServices, showsOutbox } from "./outbound-services.ts";

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
    invitationDays: 7,
    nodeEnv: "production",
    metricsToken: undefined,
    logRequests: false,
    services: {},
    site: { values: { fr: { testimonials: [] }, en: { testimonials: [] } } },
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
  [
    "DATABASE_URL",
    "postgres://boutika:100%secret@db:5432/boutika",
    "DATABASE_URL holds a % that stands for nothing: in a password it is written %25 (and @ %40, / %2F, # %23)",
  ],
  ["METRICS_TOKEN", "short", "METRICS_TOKEN must have at least 32 characters"],
  ["LOG_REQUESTS", "perhaps", "LOG_REQUESTS must be true or false"],
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

test("the desk: who answers, and where they are told", () => {
  const given = { ADMIN_EMAILS: "Awa@Example.com, ben@example.com", SUPPORT_EMAIL: "Aide@x.test" };
  expect(readEnvironment(given).services.desk).toEqual({
    admins: ["awa@example.com", "ben@example.com"],
    supportEmail: "aide@x.test",
  });
  expect(problemsOf({ ADMIN_EMAILS: "awa@example.com, ben" })).toEqual([
    "ADMIN_EMAILS must be addresses: awa@example.com, ben@example.com",
  ]);
  expect(problemsOf({ SUPPORT_EMAIL: "aide" })).toEqual([
    "SUPPORT_EMAIL must be an address: bonjour@example.com",
  ]);
});

const origin = { PUBLIC_ORIGIN: "https://boutika.example.com" };

test("mail, SMS and Google, each set wholly", () => {
  const env = readEnvironment({
    ...origin,
    ...{ SMTP_URL: "smtp://user:pass@mail:587", MAIL_FROM: "Boutika <bonjour@example.com>" },
    ...{ SMS_PROVIDER: "africastalking", SMS_ACCOUNT: "boutika", SMS_SECRET: "key" },
    ...{ OIDC_ISSUER: "https://accounts.google.com" },
    ...{ OIDC_CLIENT_ID: "id", OIDC_CLIENT_SECRET: "secret" },
  });
  expect(env.services).toEqual({
    smtp: { url: "smtp://user:pass@mail:587", from: "Boutika <bonjour@example.com>" },
    sms: { provider: "africastalking", account: "boutika", secret: "key", from: "" },
    google: { issuer: "https://accounts.google.com", clientId: "id", clientSecret: "secret" },
  });
});

test.each([
  [{ SMTP_URL: "smtp://mail:25" }, ["MAIL_FROM", "PUBLIC_ORIGIN"], "SMTP_URL"],
  [{ SMS_PROVIDER: "twilio" }, ["SMS_ACCOUNT", "SMS_SECRET", "SMS_FROM"], "SMS_PROVIDER"],
  [
    { OIDC_ISSUER: "https://accounts.google.com" },
    ["OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET", "PUBLIC_ORIGIN"],
    "OIDC_ISSUER",
  ],
])("half a service stops the start: %j", (given, missing, first) => {
  expect(problemsOf(given)).toEqual(missing.map((name) => `${name} is required with ${first}`));
});

test.each([
  [
    { SMTP_URL: "mail.example.com", MAIL_FROM: "b@x.test", ...origin },
    "SMTP_URL must look like smtp://user:password@host:587",
  ],
  [{ MAIL_FROM: "Boutika" }, "MAIL_FROM must look like Boutika <bonjour@example.com>"],
  [{ SMS_PROVIDER: "pigeon" }, "SMS_PROVIDER must be twilio or africastalking"],
])("%j is told in a sentence", (given, problem) => {
  expect(problemsOf(given)).toEqual([problem]);
});

test("the page of messages is shown on a developer's machine alone", () => {
  const shown = (given: Record<string, string>) => showsOutbox(readEnvironment(given));
  expect(shown({ NODE_ENV: "development" })).toBe(true);
  expect(shown({ NODE_ENV: "development", PUBLIC_ORIGIN: "http://localhost:8080" })).toBe(true);
  expect(shown({})).toBe(false);
  expect(shown({ NODE_ENV: "production", PUBLIC_ORIGIN: "http://localhost:8080" })).toBe(false);
  expect(shown({ NODE_ENV: "development", ...origin })).toBe(false);
});

test("messages are said in the terminal only where somebody tries the server out", () => {
  const ways = (given: Record<string, string>) =>
    Object.keys(outboundServices(readEnvironment(given), () => {}).carriers ?? {});
  expect(ways({})).toEqual(["mail", "sms"]);
  expect(ways(origin)).toEqual([]);
  expect(ways({ DATABASE_URL: databaseUrl, SESSION_SECRET: secret })).toEqual([]);
  expect(ways({ NODE_ENV: "development" })).toEqual([]);
});

describe("push messages", () => {
  // The example of RFC 8292.
  const publicKey =
    "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs";
  const given = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: "x".repeat(43) };

  test("want all three, and two keys that belong together", () => {
    expect(problemsOf({ VAPID_PUBLIC_KEY: publicKey })).toEqual([
      "VAPID_PRIVATE_KEY is required with VAPID_PUBLIC_KEY",
      "VAPID_SUBJECT is required with VAPID_PUBLIC_KEY",
    ]);
    expect(problemsOf({ ...given, VAPID_SUBJECT: "mailto:ops@example.com" })).toEqual([
      "VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair: make both anew",
    ]);
    expect(problemsOf({ VAPID_SUBJECT: "ops" })).toEqual([
      "VAPID_SUBJECT must look like mailto:ops@example.com",
    ]);
  });
});

test("accounts that plans are paid to are told by operator, number and name", () => {
  const given =
    "Orange Money, +237 6 99 00 00 00, BOUTIKA SARL ; MTN MoMo,*126*4*123456#, Boutika;";
  expect(
    readEnvironment({ PAYMENT_ACCOUNTS: given, CONTACT_EMAIL: "a@example.com" }).paying,
  ).toEqual({
    accounts: [
      { operator: "Orange Money", number: "+237 6 99 00 00 00", name: "BOUTIKA SARL" },
      { operator: "MTN MoMo", number: "*126*4*123456#", name: "Boutika" },
    ],
    email: "a@example.com",
  });
  expect(readEnvironment({ SUPPORT_EMAIL: "b@example.com" }).paying).toEqual({
    accounts: [],
    email: "b@example.com",
  });
});

test.each([
  "Orange Money",
  "Orange, 699, Boutika",
  "Orange, 699000000",
  "O, 699000000, B, C",
  "a, b, c",
])("PAYMENT_ACCOUNTS=%s is answered by a sentence", (given) => {
  expect(problemsOf({ PAYMENT_ACCOUNTS: given })).toEqual([
    expect.stringContaining("PAYMENT_ACCOUNTS must look like Orange Money, +237"),
  ]);
});

test("the model of the help is shown questions to shops only where its operator says so", () => {
  const given = {
    ...{ ASSISTANT_KEY: "key", ASSISTANT_MODEL: "small" },
    ASSISTANT_URL: "https://api.example.com/v1/chat/completions",
  };
  expect(readEnvironment(given).services.assistant).not.toHaveProperty("readsQuestions");
  const told = readEnvironment({ ...given, ASK_BY_MODEL: "true" });
  expect(told.services.assistant).toMatchObject({ model: "small", readsQuestions: true });
  expect(() => readEnvironment({ ...given, ASK_BY_MODEL: "perhaps" })).toThrow(/ASK_BY_MODEL/);
});
