import { z } from "zod";
import type { GoogleSettings } from "#server/accounts/google.ts";
import type { ModelSettings } from "#server/assistant/model.ts";
import { isKeyPair, type VapidKeys } from "#server/mail/push-seal.ts";
import type { SmsSettings } from "#server/mail/sms.ts";
import type { S3Settings } from "#server/storage/s3-store.ts";

const text = z.string().optional();

/** Several addresses, with commas or spaces between them. */
const addresses = (name: string) =>
  z
    .string()
    .transform((given) =>
      given
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    )
    .pipe(
      z.array(z.email({ error: `${name} must be addresses: awa@example.com, ben@example.com` })),
    );

/** The services of others that a server may use: mail, SMS, an OpenID provider, a bucket for files. */
export const serviceVariables = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "SMTP_URL must look like smtp://user:password@host:587" })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>@\s]+@[^<>@\s]+|[^<>@]+<[^<>@\s]+@[^<>@\s]+>)$/, {
      error: "MAIL_FROM must look like Boutika <bonjour@example.com>",
    })
    .optional(),
  ADMIN_EMAILS: addresses("ADMIN_EMAILS").default([]),
  SUPPORT_EMAIL: z
    .email({ error: "SUPPORT_EMAIL must be an address: bonjour@example.com" })
    .toLowerCase()
    .optional(),
  SMS_PROVIDER: z
    .enum(["twilio", "africastalking"], {
      error: "SMS_PROVIDER must be twilio or africastalking",
    })
    .optional(),
  SMS_ACCOUNT: text,
  SMS_SECRET: text,
  SMS_FROM: text,
  SMS_URL: z
    .url({ protocol: /^https?$/, error: "SMS_URL must look like https://api.example.com" })
    .optional(),
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: "OIDC_ISSUER must look like https://accounts.google.com" })
    .optional(),
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  VAPID_PUBLIC_KEY: text,
  VAPID_PRIVATE_KEY: text,
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, {
      error: "VAPID_SUBJECT must look like mailto:ops@example.com",
    })
    .optional(),
  ASSISTANT_URL: z
    .url({
      protocol: /^https?$/,
      error: "ASSISTANT_URL must look like https://api.example.com/v1/chat/completions",
    })
    .optional(),
  ASSISTANT_KEY: text,
  ASSISTANT_MODEL: text,
  ASK_BY_MODEL: z
    .enum(["true", "false"], { error: "ASK_BY_MODEL must be true or false" })
    .transform((said) => said === "true")
    .optional(),
  S3_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: "S3_ENDPOINT must look like https://s3.eu-west-3.amazonaws.com",
    })
    .optional(),
  S3_REGION: text,
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, {
      error: "S3_BUCKET must be the name of a bucket: small letters, digits, dots and dashes",
    })
    .optional(),
  S3_ACCESS_KEY: text,
  S3_SECRET_KEY: text,
};

type Variables = z.infer<z.ZodObject<typeof serviceVariables>>;

/** A service is set wholly or not at all; links and ways back need to know where people open the app. */
export function missingVariables(
  given: Variables & { PUBLIC_ORIGIN?: string | undefined },
): string[] {
  const needs = (first: keyof typeof given, ...others: (keyof typeof given)[]) =>
    given[first] === undefined
      ? []
      : others
          .filter((name) => given[name] === undefined)
          .map((name) => `${name} is required with ${first}`);
  const sms = given.SMS_PROVIDER === "twilio" ? (["SMS_FROM"] as const) : [];
  return [
    ...needs("SMTP_URL", "MAIL_FROM", "PUBLIC_ORIGIN"),
    ...needs("SMS_PROVIDER", "SMS_ACCOUNT", "SMS_SECRET", ...sms),
    ...needs("VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY", "VAPID_SUBJECT"),
    ...unlikePair(given),
    ...needs("S3_BUCKET", "S3_ENDPOINT", "S3_REGION", "S3_ACCESS_KEY", "S3_SECRET_KEY"),
    ...needs("ASSISTANT_KEY", "ASSISTANT_URL", "ASSISTANT_MODEL"),
    ...needs("OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET", "PUBLIC_ORIGIN"),
  ];
}

function unlikePair({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Variables): string[] {
  if (VAPID_PUBLIC_KEY === undefined || VAPID_PRIVATE_KEY === undefined) return [];
  const isPair = isKeyPair({ publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY });
  return isPair ? [] : ["VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair: make both anew"];
}

/** What is set of the services. */
export type Services = {
  smtp: { url: string; from: string } | undefined;
  sms: SmsSettings | undefined;
  google: GoogleSettings | undefined;
  push: VapidKeys | undefined;
  /** The model that answers questions to the help. */
  assistant: ModelSettings | undefined;
  /** Where files are kept; without it on the disk. */
  bucket: S3Settings | undefined;
  /** Who answers people, and where they are told that somebody has written. */
  desk: { admins: readonly string[]; supportEmail: string | undefined } | undefined;
};

export function servicesOf(env: Variables): Services {
  const { SMTP_URL: url, MAIL_FROM: from = "", SMS_PROVIDER: provider } = env;
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId = "" } = env;
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint = "", S3_REGION: region = "" } = env;
  return {
    smtp: url === undefined ? undefined : { url, from },
    sms: provider && {
      provider,
      account: env.SMS_ACCOUNT ?? "",
      secret: env.SMS_SECRET ?? "",
      from: env.SMS_FROM ?? "",
      url: env.SMS_URL,
    },
    push:
      env.VAPID_PUBLIC_KEY === undefined
        ? undefined
        : {
            publicKey: env.VAPID_PUBLIC_KEY,
            privateKey: env.VAPID_PRIVATE_KEY ?? "",
            subject: env.VAPID_SUBJECT ?? "",
          },
    google:
      issuer === undefined
        ? undefined
        : { issuer, clientId, clientSecret: env.OIDC_CLIENT_SECRET ?? "" },
    desk:
      env.ADMIN_EMAILS.length === 0 && env.SUPPORT_EMAIL === undefined
        ? undefined
        : { admins: env.ADMIN_EMAILS, supportEmail: env.SUPPORT_EMAIL },
    assistant:
      env.ASSISTANT_KEY === undefined
        ? undefined
        : {
            url: env.ASSISTANT_URL ?? "",
            key: env.ASSISTANT_KEY,
            model: env.ASSISTANT_MODEL ?? "",
            ...(env.ASK_BY_MODEL && { readsQuestions: true }),
          },
    bucket:
      bucket === undefined
        ? undefined
        : {
            ...{ bucket, endpoint, region },
            ...{ accessKey: env.S3_ACCESS_KEY ?? "", secretKey: env.S3_SECRET_KEY ?? "" },
          },
  };
}
