import { decodeLegacy, type LegacyEncoding } from "./legacy-text.ts";

export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | LegacyEncoding;

/** Bytes looked at to tell two-byte text from the rest. */
const looked = 4096;

/**
 * The text of a file of unknown origin, and how it was written. Byte-order marks are believed; without one, zeros in
 * every second byte mean UTF-16, and what is not UTF-8 is of an old program's one byte a sign.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const encoding = encodingOf(bytes);
  if (encoding) return { text: new TextDecoder(encoding).decode(bytes), encoding };
  const text = new TextDecoder("utf-8").decode(bytes);
  // One broken byte among many good ones is an accident; in another encoding hardly any accent is good.
  const broken = text.split("\ufffd").length - 1;
  const good = text.match(/[\u0080-\ufffc\ufffe\uffff]/g)?.length ?? 0;
  if (broken === 0 || good > broken) return { text, encoding: "utf-8" };
  return decodeLegacy(bytes);
}

function encodingOf(bytes: Uint8Array): Encoding | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const zeros = [0, 0];
  const end = Math.min(bytes.length, looked);
  for (let at = 0; at < end; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > end / 8 && odd > even * 4) return "utf-16le";
  if (even > end / 8 && even > odd * 4) return "utf-16be";
  return undefined;
}
