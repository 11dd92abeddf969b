import { hash } from "node:crypto";

/** An identifier (version 8) that follows from what it names. */
export function idFrom(parts: unknown[]): string {
  const hex = hash("sha256", JSON.stringify(parts), "hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
