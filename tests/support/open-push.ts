import { createDecipheriv, type ECDH, hkdfSync } from "node:crypto";

/** What a browser keeps to itself of its subscription. */
export type PushReceiver = { pair: ECDH; auth: Buffer };

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync("sha256", key, salt, info, length));

/**
 * Opens a push message as a browser does: the head of RFC 8188, one record of at most the size it names, the keys of
 * RFC 8291, and behind the text the 2 of the last record with nothing but zeros after it. Throws for anything else.
 */
export function openPush(body: Buffer, { pair, auth }: PushReceiver): string {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const record = body.subarray(21 + sender.length);
  if (sender.length !== 65 || sender[0] !== 4) throw new Error("no whole key of the sender");
  if (record.length < 18 || record.length > recordSize) throw new Error("not one whole record");
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
  const secret = derive(pair.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce, { authTagLength: 16 });
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error("no delimiter of a last record");
  return padded.subarray(0, end).toString();
}
