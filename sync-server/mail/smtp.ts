import { createTransport } from "nodemailer";
import { type Carrier, Undeliverable } from "./message.ts";

const patience = 20_000;

/** Sends mail through an SMTP server (`smtp://` or `smtps://user:password@host:port`). */
export function smtpCarrier({ url, from }: { url: string; from: string }): Carrier {
  const timeouts = {
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  };
  const transport = createTransport({ url, ...timeouts });
  return {
    carry: async ({ subject, text, html, replyTo }, { id, recipient }) => {
      // The same name for every attempt: a mailbox that gets it twice can tell.
      const messageId = `<${id}@${hostOf(from)}>`;
      const headers = { "Auto-Submitted": "auto-generated" };
      try {
        await transport.sendMail({
          ...{ from, to: recipient, subject, text, html, messageId, headers },
          ...(replyTo !== undefined && { replyTo }),
        });
      } catch (error) {
        if (isRefusedRecipient(error)) throw new Undeliverable((error as Error).message);
        throw error;
      }
    },
  };
}

/** The server knows no such mailbox: it will not know it in an hour either. */
function isRefusedRecipient(error: unknown): boolean {
  const { command, responseCode } = error as { command?: string; responseCode?: number };
  return command === "RCPT TO" && responseCode !== undefined && responseCode >= 500;
}

function hostOf(from: string): string {
  return /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
}
