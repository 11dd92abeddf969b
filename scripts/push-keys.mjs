import { createECDH } from "node:crypto";

/** Makes the pair of keys by which a server sends push messages. Made once: a new pair silences every browser that has subscribed. */
const pair = createECDH("prime256v1");
pair.generateKeys();
const half = pair.getPrivateKey();
const privateKey = Buffer.concat([Buffer.alloc(32 - half.length), half]);
console.log(`VAPID_PUBLIC_KEY=${pair.getPublicKey("base64url")}`);
console.log(`VAPID_PRIVATE_KEY=${privateKey.toString("base64url")}`);
