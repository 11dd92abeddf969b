import {
  createCipheriv,
  createECDH,
  createHmac,
  createPrivateKey,
  type ECDH,
  randomBytes,
  sign,
} from "node:crypto";

/** What a browser gives to be written to: its public key and a secret, in base64url. */
export type SealKeys = { p256dh: string; auth: string };

const recordSize = 4096;
const curve = "prime256v1";
const fromText = (text: string) => Buffer.from(text, "base64url");

function hkdf(salt: Buffer, key: Buffer, info: Buffer, length: number): Buffer {
  const secret = createHmac("sha256", salt).update(key).digest();
  return createHmac("sha256", secret)
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest()
    .subarray(0, length);
}

/**
 * Seals a text so that one browser alone can open it (RFC 8291, aes128gcm): push services carry it and read nothing.
 * Throws when the browser's key is none. `own` and `salt` are for tests.
 */
export function seal(
  { p256dh, auth }: SealKeys,
  text: string,
  own: ECDH = freshKeys(),
  salt: Buffer = randomBytes(16),
): Buffer {
  const theirs = fromText(p256dh);
  const ours = own.getPublicKey();
  const shared = own.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), theirs, ours]);
  const key = hkdf(fromText(auth), shared, info, 32);
  const contentKey = hkdf(salt, key, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = hkdf(salt, key, Buffer.from("Content-Encoding: nonce\0"), 12);
  const cipher = createCipheriv("aes-128-gcm", contentKey, nonce);
  // The 2 says that this record is the last one.
  const record = Buffer.concat([Buffer.from(text), Buffer.from([2])]);
  const sealed = Buffer.concat([cipher.update(record), cipher.final(), cipher.getAuthTag()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([salt, size, Buffer.from([ours.length]), ours, sealed]);
}

function freshKeys(): ECDH {
  const keys = createECDH(curve);
  keys.generateKeys();
  return keys;
}

/** The server's own pair: by it push services know who writes (VAPID), in base64url; `subject` is how to reach us. */
export type VapidKeys = { publicKey: string; privateKey: string; subject: string };

/** Whether the two halves belong together. */
export function isKeyPair({ publicKey, privateKey }: Omit<VapidKeys, "subject">): boolean {
  try {
    const keys = createECDH(curve);
    keys.setPrivateKey(fromText(privateKey));
    return keys.getPublicKey().equals(fromText(publicKey));
  } catch {
    return false;
  }
}

const lifetime = 12 * 3600;

/** What proves to the push service of an endpoint who writes (RFC 8292), at this moment in ms. */
export function vapidHeader(endpoint: string, keys: VapidKeys, now: number): string {
  const text = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const exp = Math.floor(now / 1000) + lifetime;
  const claims = { aud: new URL(endpoint).origin, exp, sub: keys.subject };
  const said = `${text({ typ: "JWT", alg: "ES256" })}.${text(claims)}`;
  const point = fromText(keys.publicKey);
  const jwk = {
    ...{ kty: "EC", crv: "P-256", d: keys.privateKey },
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33, 65).toString("base64url"),
  };
  const key = createPrivateKey({ key: jwk, format: "jwk" });
  const signature = sign("sha256", Buffer.from(said), { key, dsaEncoding: "ieee-p1363" });
  return `vapid t=${said}.${signature.toString("base64url")}, k=${keys.publicKey}`;
}
