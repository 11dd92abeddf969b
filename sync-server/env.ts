import { z } from "zod";
import type { SiteSettings } from "#server/plugins/site-pages.ts";
import { payingOf, paymentVariables } from "./env-payments.ts";
import { missingVariables, type Services, servicesOf, serviceVariables } from "./env-services.ts";
import { siteOf, siteVariables } from "./env-site.ts";

const flag = (name: string) =>
  z
    .enum(["1", "true", "yes", "0", "false", "no"], { error: `${name} must be true or false` })
    .transform((text) => ["1", "true", "yes"].includes(text));

const postgresUrl = z
  .url({
    protocol: /^postgres(ql)?$/,
    error: "DATABASE_URL must look like postgres://user:password@host:5432/name",
  })
  .refine(isDecodable, {
    error:
      "DATABASE_URL holds a % that stands for nothing: in a password it is written %25 (and @ %40, / %2F, # %23)",
  })
  .optional();

const origin = z
  .url({ protocol: /^https?$/, error: "PUBLIC_ORIGIN must look like https://shop.example.com" })
  .refine((text) => URL.canParse(text) && new URL(text).origin === text, {
    error: "PUBLIC_ORIGIN is an origin alone: no path, no slash at the end",
  })
  .optional();

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== "";
  } catch {
    return false;
  }
}

/** Proxies to believe about the caller's address: those of our own network (so many, or true for any number), or addresses. */
const trustProxy = z
  .string()
  .default("false")
  .transform((text): boolean | number | string => {
    if (/^\d+$/.test(text)) return Number(text);
    if (text === "true" || text === "false") return text === "true";
    return text;
  })
  .refine(
    (value) =>
      typeof value !== "string" ||
      /^[0-9a-fA-F.:/, ]+$/.test(value) ||
      /^(loopback|linklocal|uniquelocal)(, *\w+)*$/.test(value),
    {
      error: "TRUST_PROXY must be true, false, a number of proxies, or their addresses",
    },
  );

const environmentSchema = z
  .object({
    PORT: z.coerce
      .number({ error: portRule })
      .int({ error: portRule })
      .min(0, { error: portRule })
      .max(65_535, { error: portRule })
      .default(8080),
    HOST: z.string().min(1, { error: "HOST must be an address to listen on" }).default("0.0.0.0"),
    DATABASE_URL: postgresUrl,
    DATA_DIR: z.string().min(1, { error: "DATA_DIR must be a folder" }).default("./data"),
    SESSION_SECRET: z
      .string()
      .min(32, { error: "SESSION_SECRET must have at least 32 characters" })
      .optional(),
    PUBLIC_ORIGIN: origin,
    TRUST_PROXY: trustProxy,
    DEMO: flag("DEMO").optional(),
    INVITATION_DAYS: z.coerce
      .number({ error: invitationRule })
      .int({ error: invitationRule })
      .min(1, { error: invitationRule })
      .max(90, { error: invitationRule })
      .default(7),
    ...serviceVariables,
    ...siteVariables,
    ...paymentVariables,
    METRICS_TOKEN: z
      .string()
      .min(32, { error: "METRICS_TOKEN must have at least 32 characters" })
      .optional(),
    LOG_REQUESTS: flag("LOG_REQUESTS").default(false),
    NODE_ENV: z
      .enum(["development", "production", "test"], {
        error: "NODE_ENV must be development, production or test",
      })
      .default("production"),
  })
  .refine((env) => !env.DATABASE_URL || env.SESSION_SECRET, {
    path: ["SESSION_SECRET"],
    error:
      "SESSION_SECRET is required with DATABASE_URL: at least 32 characters, the same on every instance",
  })
  .refine((env) => !(env.DATABASE_URL && env.DEMO), {
    path: ["DEMO"],
    error: "DEMO fills only the embedded database: remove it, or remove DATABASE_URL",
  })
  .superRefine((env, context) => {
    for (const message of missingVariables(env)) context.addIssue({ code: "custom", message });
  });

/** The name of every setting that a server reads. */
export const environmentNames = Object.keys(environmentSchema.shape);

function portRule(): string {
  return "PORT must be a whole number from 0 to 65535";
}

function invitationRule(): string {
  return "INVITATION_DAYS must be a whole number from 1 to 90";
}

/** The settings of one server, read once at its start. */
export type Environment = {
  port: number;
  host: string;
  databaseUrl: string | undefined;
  dataDir: string;
  sessionSecret: string | undefined;
  publicOrigin: string | undefined;
  trustProxy: boolean | number | string;
  /** Whether an empty embedded database is filled with the demonstration shop. */
  demo: boolean;
  /** For how many days an invitation to a shop stands. */
  invitationDays: number;
  nodeEnv: "development" | "production" | "test";
  /** What whoever reads /metrics must show; undefined where nobody may. */
  metricsToken: string | undefined;
  /** Whether each request leaves a line in the log. */
  logRequests: boolean;
  services: Services;
  /** What the public site says of whoever runs the server. */
  site: SiteSettings;
  /** Where plans are paid, and whom to ask about it. */
  paying: ReturnType<typeof payingOf>;
};

/** One sentence for each value that is wrong, for whoever starts the server. */
export class EnvironmentError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

/** Reads the environment; an empty value counts as absent. Throws `EnvironmentError`. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const read = environmentSchema.safeParse(given);
  if (!read.success)
    throw new EnvironmentError([...new Set(read.error.issues.map((issue) => issue.message))]);
  const env = read.data;
  return {
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    sessionSecret: env.SESSION_SECRET,
    publicOrigin: env.PUBLIC_ORIGIN,
    trustProxy: env.TRUST_PROXY,
    demo: env.DEMO ?? !env.DATABASE_URL,
    invitationDays: env.INVITATION_DAYS,
    nodeEnv: env.NODE_ENV,
    metricsToken: env.METRICS_TOKEN,
    logRequests: env.LOG_REQUESTS,
    services: servicesOf(env),
    site: siteOf(env, env.PUBLIC_ORIGIN),
    paying: payingOf(env),
  };
}
