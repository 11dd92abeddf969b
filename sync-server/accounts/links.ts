import { timingSafeEqual } from "node:crypto";
import { derivedBytes } from "./identifiers.ts";

/** What a link may prove. */
type Purpose = "confirm-email" | "reset-password" | "invitation";

/**
 * What a mailed link carries: the name of a row and a seal that only the server can make. Nothing of it is stored, and
 * the same row always gives the same link, so a mail may be written anew at every attempt to send it.
 */
export function linkToken(secret: string, purpose: Purpose, id: string): string {
  return `${id}.${derivedBytes(secret, purpose, id).toString("base64url")}`;
}

/** The row that a link names, undefined when the seal is not ours. */
export function idInLink(secret: string, purpose: Purpose, token: string): string | undefined {
  const parts = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/.exec(token);
  if (!parts?.[1] || !parts[2]) return undefined;
  const seal = Buffer.from(parts[2], "base64url");
  return timingSafeEqual(seal, derivedBytes(secret, purpose, parts[1])) ? parts[1] : undefined;
}

/** Six digits for a number, derived like a link: the row's identifier is chance enough, the secret keeps it. */
export function phoneCode(secret: string, id: string): string {
  return sixDigits(secret, "phone-code", id);
}

/** The same for somebody who is about to delete; a code that signs in is no such code. */
export function departureCode(secret: string, id: string): string {
  return sixDigits(secret, "departure-code", id);
}

function sixDigits(secret: string, purpose: string, id: string): string {
  const number = derivedBytes(secret, purpose, id).readUIntBE(0, 6) % 1_000_000;
  return String(number).padStart(6, "0");
}
