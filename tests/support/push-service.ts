import { createECDH, randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import type { PushSettings } from "#server/mail/push.ts";
import { openPush, type PushReceiver } from "./open-push.ts";

/** A browser that has subscribed at a push service of this machine, and opens what is sealed for it. */
export type ListeningBrowser = {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** What it was told, opened. */
  told: { title: string; body: string; path: string; tag: string }[];
  headers: IncomingHttpHeaders[];
  /** What its service was handed, still sealed, and what opens it. */
  bodies: Buffer[];
  receiver: PushReceiver;
  /** What the service answers from now on. */
  answer: number;
  close(): Promise<void>;
};

export async function listeningBrowser(): Promise<ListeningBrowser> {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const receiver = { pair, auth: randomBytes(16) };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const body = Buffer.concat(parts);
      browser.headers.push(request.headers);
      browser.bodies.push(body);
      if (browser.answer < 300) browser.told.push(JSON.parse(openPush(body, receiver)));
      response.writeHead(browser.answer).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.address() as AddressInfo;

  const browser: ListeningBrowser = {
    endpoint: `http://127.0.0.1:${port}/send/${randomBytes(4).toString("hex")}`,
    keys: { p256dh: pair.getPublicKey("base64url"), auth: receiver.auth.toString("base64url") },
    told: [],
    headers: [],
    bodies: [],
    receiver,
    answer: 201,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return browser;
}

/** A server's own keys, for the push service of this machine alone. */
export function pushSettings(): PushSettings {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  return {
    publicKey: pair.getPublicKey("base64url"),
    privateKey: pair.getPrivateKey("base64url"),
    subject: "mailto:ops@boutika.test",
    isAllowed: (endpoint) => endpoint.startsWith("http://127.0.0.1:"),
  };
}
