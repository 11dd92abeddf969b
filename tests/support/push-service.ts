import { createDecipheriv, createECDH, createHmac, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

function hkdf(salt: Buffer, key: Buffer, info: string | Buffer, length: number): Buffer {
  const secret = createHmac("sha256", salt).update(key).digest();
  const block = Buffer.concat([Buffer.from(info), Buffer.from([1])]);
  return createHmac("sha256", secret).update(block).digest().subarray(0, length);
}

/** A browser that has subscribed at a push service of this machine, and opens what is sealed for it. */
export type ListeningBrowser = {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** What it was told, opened. */
  told: { title: string; body: string; path: string; tag: string }[];
  headers: Record<string, string | string[] | undefined>[];
  /** What the service answers from now on. */
  answer: number;
  close(): Promise<void>;
};

export async function listeningBrowser(): Promise<ListeningBrowser> {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const auth = randomBytes(16);
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      browser.headers.push(request.headers);
      if (browser.answer < 300) browser.told.push(JSON.parse(open(Buffer.concat(parts))));
      response.writeHead(browser.answer).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.address() as AddressInfo;

  function open(sealed: Buffer): string {
    const salt = sealed.subarray(0, 16);
    const keyEnd = 21 + sealed.readUInt8(20);
    const theirs = sealed.subarray(21, keyEnd);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), theirs]);
    const key = hkdf(auth, pair.computeSecret(theirs), info, 32);
    const contentKey = hkdf(salt, key, "Content-Encoding: aes128gcm\0", 16);
    const nonce = hkdf(salt, key, "Content-Encoding: nonce\0", 12);
    const decipher = createDecipheriv("aes-128-gcm", contentKey, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const record = Buffer.concat([decipher.update(sealed.subarray(keyEnd, -16)), decipher.final()]);
    return record.subarray(0, record.lastIndexOf(2)).toString();
  }

  const browser: ListeningBrowser = {
    endpoint: `http://127.0.0.1:${port}/send/${randomBytes(4).toString("hex")}`,
    keys: { p256dh: pair.getPublicKey("base64url"), auth: auth.toString("base64url") },
    told: [],
    headers: [],
    answer: 201,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return browser;
}
