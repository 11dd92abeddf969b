import type { AppSettings } from "#server/app.ts";
import type { Carrier } from "#server/mail/message.ts";
import { smsCarrier } from "#server/mail/sms.ts";
import { smtpCarrier } from "#server/mail/smtp.ts";
import type { Environment } from "./env.ts";

type OutboundServices = Pick<
  AppSettings,
  "origin" | "carriers" | "google" | "push" | "assistant" | "devOutbox"
>;

/**
 * How mail and SMS leave this server. A developer's machine with nothing set shows them at /dev/outbox; a server that
 * somebody tries out on their own machine says them in its terminal. A public server without a way out keeps them.
 */
export function outboundServices(env: Environment, say: (line: string) => void): OutboundServices {
  const { smtp, sms, google, push, assistant } = env.services;
  const isTriedOut = env.databaseUrl === undefined && env.publicOrigin === undefined;
  const aloud = isTriedOut && env.nodeEnv === "production" ? spoken(say) : undefined;
  const mail = smtp ? smtpCarrier(smtp) : aloud;
  const texts = sms ? smsCarrier(sms) : aloud;
  return {
    origin: env.publicOrigin ?? `http://localhost:${env.port}`,
    carriers: { ...(mail && { mail }), ...(texts && { sms: texts }) },
    google,
    push,
    assistant,
    devOutbox: showsOutbox(env),
  };
}

/** Never where others can come in: not in production, not behind a public address. */
export function showsOutbox(
  env: Pick<Environment, "nodeEnv" | "publicOrigin" | "services">,
): boolean {
  const { hostname } = new URL(env.publicOrigin ?? "http://localhost");
  const isLocal = hostname === "localhost" || hostname === "127.0.0.1";
  return env.nodeEnv === "development" && isLocal && !env.services.smtp && !env.services.sms;
}

/** To whoever reads the terminal: they are at this machine. */
function spoken(say: (line: string) => void): Carrier {
  return {
    carry: async ({ text }, { recipient }) => {
      say(`\n  To ${recipient} (said here, as no SMTP_URL or SMS_PROVIDER is set):\n`);
      for (const line of text.split("\n")) say(`  ${line}`);
    },
  };
}
