import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, test } from "vitest";
import { latestLetters } from "#server/accounts/letters.ts";
import { startTestServer } from "#tests/support/server.ts";
import { Undeliverable } from "./message.ts";
import { smtpCarrier } from "./smtp.ts";

type Mailbox = { url: string; mails: string[]; close(): Promise<void> };

/** A real SMTP server that keeps what it is given; it knows nobody called `nobody`. */
async function mailbox(given: { isClosed?: () => boolean } = {}): Promise<Mailbox> {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (address, _session, answer) => {
      if (given.isClosed?.())
        return answer(Object.assign(new Error("busy"), { responseCode: 451 }));
      if (!address.address.startsWith("nobody")) return answer();
      return answer(Object.assign(new Error("no such mailbox"), { responseCode: 550 }));
    },
    onData: (stream, _session, answer) => {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        mails.push(Buffer.concat(parts).toString());
        answer();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Quoted-printable made readable. */
function read(mail: string): string {
  const bytes = mail
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}

test("a newcomer's mail leaves a listening server by SMTP, and its link opens the account", async () => {
  const box = await mailbox();
  const from = "Boutika <bonjour@boutika.test>";
  const server = await startTestServer({
    origin: "https://boutika.test",
    carriers: { mail: smtpCarrier({ url: box.url, from }) },
  });
  await server.app.listen({ host: "127.0.0.1", port: 0 });
  const who = { fullName: "Awa", phone: "677000000", email: "awa@example.com", password: "secret" };
  const ask = (path: string, payload: object) =>
    server.app.inject({ method: "POST", url: `/api/v1/auth/${path}`, payload });
  await ask("register", who);
  await expect.poll(() => box.mails.length).toBe(1);
  const mail = read(box.mails[0] ?? "");
  expect(mail).toContain("From: Boutika <bonjour@boutika.test>");
  expect(mail).toContain("To: awa@example.com");
  expect(mail).toContain("Subject: Confirmez votre adresse");
  expect(mail).toMatch(/Message-ID: <[0-9a-f-]{36}@boutika\.test>/);
  expect(mail).toContain("Content-Type: text/plain");
  expect(mail).toContain("Content-Type: text/html");
  expect(mail).not.toMatch(/src=|url\(|<link|<script/i);
  const token = /https:\/\/boutika\.test\/auth\/confirm#(\S+)/.exec(mail)?.[1];
  expect((await ask("confirm-email", { token })).statusCode).toBe(200);
  // The mailbox has it before it has said so, and that is noted after.
  const sentAt = async () => (await latestLetters(server.deps, ""))[0]?.message.sentAt;
  await expect.poll(sentAt).toBeTruthy();
  await server.close();
  await box.close();
});

test("a mailbox that does not exist is not tried again, a server that is busy is", async () => {
  let isClosed = false;
  const box = await mailbox({ isClosed: () => isClosed });
  const carrier = smtpCarrier({ url: box.url, from: "bonjour@boutika.test" });
  const letter = { subject: "Bonjour", text: "Bonjour", html: "<p>Bonjour</p>" };
  const to = (recipient: string) => carrier.carry(letter, { id: "1", recipient });
  await to("awa@example.com");
  await expect(to("nobody@example.com")).rejects.toBeInstanceOf(Undeliverable);
  isClosed = true;
  const busy = await to("awa@example.com").catch((error: unknown) => error);
  expect(busy).toBeInstanceOf(Error);
  expect(busy).not.toBeInstanceOf(Undeliverable);
  await box.close();
  const gone = await to("awa@example.com").catch((error: unknown) => error);
  expect(gone).toBeInstanceOf(Error);
  expect(gone).not.toBeInstanceOf(Undeliverable);
  expect(box.mails).toHaveLength(1);
});
