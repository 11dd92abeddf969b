import { createECDH, createPublicKey, verify } from "node:crypto";
import { expect, test } from "vitest";
import { isKeyPair, seal, vapidHeader } from "./push-seal.ts";

test("seals as the example of RFC 8291 does", () => {
  const own = createECDH("prime256v1");
  own.setPrivateKey(Buffer.from("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "base64url"));
  const browser = {
    p256dh:
      "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  };
  const salt = Buffer.from("DGv6ra1nlYgDCS1FRnbzlw", "base64url");
  const sealed = seal(browser, "When I grow up, I want to be a watermelon", own, salt);
  expect(sealed.toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

const pair = createECDH("prime256v1");
pair.generateKeys();
const keys = {
  publicKey: pair.getPublicKey("base64url"),
  privateKey: pair.getPrivateKey("base64url"),
  subject: "mailto:ops@boutika.test",
};

test("says who writes, to whom and until when, signed", () => {
  const now = Date.UTC(2026, 10, 20);
  const header = vapidHeader("https://push.example.com/send/abc", keys, now);
  const [, token = "", key] = /^vapid t=(\S+), k=(\S+)$/.exec(header) ?? [];
  expect(key).toBe(keys.publicKey);
  const [head = "", claims = "", signature = ""] = token.split(".");
  expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toEqual({
    aud: "https://push.example.com",
    exp: now / 1000 + 12 * 3600,
    sub: "mailto:ops@boutika.test",
  });
  const point = pair.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString("base64url"),
  );
  const jwk = { kty: "EC", crv: "P-256", x, y };
  const publicKey = createPublicKey({ key: jwk, format: "jwk" });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  expect(isSigned).toBe(true);
});

test("knows a pair of keys from two halves that are none", () => {
  expect(isKeyPair(keys)).toBe(true);
  const other = createECDH("prime256v1");
  other.generateKeys();
  expect(isKeyPair({ ...keys, publicKey: other.getPublicKey("base64url") })).toBe(false);
  expect(isKeyPair({ publicKey: "x", privateKey: "y" })).toBe(false);
});
