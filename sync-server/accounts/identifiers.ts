import { createHmac } from "node:crypto";
import { randomUuid } from "#shared/sync/uuid.ts";
import type { AccountsDeps } from "./deps.ts";

export function newId(deps: Pick<AccountsDeps, "clock" | "random">): string {
  return randomUuid(deps.clock(), deps.random(10));
}

/** 32 bytes that only the holder of the secret can know; the same words give the same bytes. */
export function derivedBytes(secret: string, ...words: string[]): Buffer {
  return createHmac("sha256", secret).update(JSON.stringify(words)).digest();
}

/** A version 8 identifier made from the secret and some words. */
export function derivedId(secret: string, ...words: string[]): string {
  const bytes = derivedBytes(secret, ...words);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex", 0, 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
