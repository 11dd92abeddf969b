import { hash } from "node:crypto";

const imageNameLength = 22;

/** The name of a picture follows from the bytes that its device sent, see `imageIdSchema`. */
export function imageNameOf(bytes: Uint8Array): string {
  return hash("sha256", bytes, "base64url").slice(0, imageNameLength);
}

export type MediaType = "image/webp" | "image/jpeg" | "image/png";

/** A picture with nothing in it but what draws it. */
export type BareImage = { mediaType: MediaType; bytes: Uint8Array };

/**
 * Knows a picture by its bytes, whatever anybody says it is, and takes out what is not needed to draw it: where and
 * when it was taken and with what, comments, what programs left, and whatever stands behind its end. Undefined for
 * anything that is no whole WebP, JPEG or PNG from its first byte on.
 */
export function bareImage(bytes: Uint8Array): BareImage | undefined {
  const given = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = given.toString("latin1", 0, 12);
  if (head.startsWith("RIFF") && head.slice(8) === "WEBP")
    return named("image/webp", bareWebp(given));
  if (head.startsWith("\xff\xd8\xff")) return named("image/jpeg", bareJpeg(given));
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return named("image/png", barePng(given));
  return undefined;
}

function named(mediaType: MediaType, bytes: Buffer | undefined): BareImage | undefined {
  return bytes && { mediaType, bytes };
}

const keptInWebp = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]);
/** In the flags of a VP8X chunk: says that EXIF (8) and XMP (4) follow. */
const metadataFlags = 0x0c;

/** Chunks of a name, a length and as many bytes, filled up to an even number. */
function bareWebp(given: Buffer): Buffer | undefined {
  const end = 8 + given.readUInt32LE(4);
  if (end > given.length) return undefined;
  const kept: Buffer[] = [];
  let isDrawn = false;
  for (let at = 12; at < end; ) {
    if (at + 8 > end) return undefined;
    const name = given.toString("latin1", at, at + 4);
    const length = given.readUInt32LE(at + 4);
    const next = at + 8 + length + (length % 2);
    // Some writers leave out the last filling byte.
    if (at + 8 + length > end) return undefined;
    if (keptInWebp.has(name)) kept.push(withoutFlags(name, given.subarray(at, next)));
    isDrawn ||= name === "VP8 " || name === "VP8L" || name === "ANMF";
    at = next;
  }
  if (!isDrawn) return undefined;
  const head = Buffer.from("RIFF\0\0\0\0WEBP", "latin1");
  head.writeUInt32LE(4 + kept.reduce((sum, { length }) => sum + length, 0), 4);
  return Buffer.concat([head, ...kept]);
}

function withoutFlags(name: string, chunk: Buffer): Buffer {
  const whole = chunk.length % 2 === 0 ? chunk : Buffer.concat([chunk, Buffer.alloc(1)]);
  if (name !== "VP8X" || whole.length < 9) return whole;
  const copy = Buffer.from(whole);
  copy.writeUInt8(copy.readUInt8(8) & ~metadataFlags, 8);
  return copy;
}

/** What draws; text, time, EXIF and all that is unknown goes. */
const keptInPng = new Set([
  ...["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "bKGD"],
  ...["pHYs", "acTL", "fcTL", "fdAT"],
]);

/** Chunks of a length, a name, as many bytes, a checksum. */
function barePng(given: Buffer): Buffer | undefined {
  const kept = [given.subarray(0, 8)];
  let isDrawn = false;
  for (let at = 8; at + 12 <= given.length; ) {
    const name = given.toString("latin1", at + 4, at + 8);
    const next = at + 12 + given.readUInt32BE(at);
    if (next > given.length || (at === 8 && name !== "IHDR")) return undefined;
    if (keptInPng.has(name)) kept.push(given.subarray(at, next));
    isDrawn ||= name === "IDAT";
    if (name === "IEND") return isDrawn ? Buffer.concat(kept) : undefined;
    at = next;
  }
  return undefined;
}

const marker = { start: 0xd8, end: 0xd9, scan: 0xda, app0: 0xe0, app2: 0xe2, app14: 0xee };

/** Segments of a marker, a length and as many bytes; behind the head of a scan its data until the next marker. */
function bareJpeg(given: Buffer): Buffer | undefined {
  const kept = [given.subarray(0, 2)];
  let isDrawn = false;
  for (let at = 2; at + 2 <= given.length; ) {
    if (given[at] !== 0xff) return undefined;
    const code = given[at + 1] ?? 0;
    // A marker may stand behind any number of filling bytes.
    if (code === 0xff) {
      at += 1;
      continue;
    }
    if (code === marker.end) {
      kept.push(given.subarray(at, at + 2));
      return isDrawn ? Buffer.concat(kept) : undefined;
    }
    if (at + 4 > given.length) return undefined;
    const length = given.readUInt16BE(at + 2);
    let next = at + 2 + length;
    if (length < 2 || next > given.length) return undefined;
    if (code === marker.scan) {
      isDrawn = true;
      next = endOfScan(given, next);
    }
    if (isKeptInJpeg(code, given.subarray(at + 4, at + 2 + length)))
      kept.push(given.subarray(at, next));
    at = next;
  }
  return undefined;
}

/** Tables, frames and scans draw; of what applications added, JFIF, Adobe's word on colours and colour profiles do. */
function isKeptInJpeg(code: number, content: Buffer): boolean {
  const isProfile = code === marker.app2 && content.toString("latin1", 0, 12) === "ICC_PROFILE\0";
  if (code === marker.app0) return content.toString("latin1", 0, 5) === "JFIF\0";
  if (code === marker.app14) return content.toString("latin1", 0, 5) === "Adobe";
  const isComment = code === 0xfe;
  const isApplication = code >= 0xe0 && code <= 0xef;
  return isProfile || !(isApplication || isComment);
}

/** Data end at the first marker that is none of their own: not a stuffed byte, not a restart. */
function endOfScan(given: Buffer, from: number): number {
  for (let at = from; at + 1 < given.length; at += 1) {
    if (given[at] !== 0xff) continue;
    const code = given[at + 1] ?? 0;
    if (code !== 0 && code !== 0xff && !(code >= 0xd0 && code <= 0xd7)) return at;
  }
  return given.length;
}
