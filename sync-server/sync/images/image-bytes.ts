import { hash } from "node:crypto";
import { createInflate } from "node:zlib";
import { readJpeg } from "./image-jpeg.ts";
import { readPng } from "./image-png.ts";
import type { ImageTrouble, Read } from "./image-shape.ts";
import { readWebp } from "./image-webp.ts";

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
 * anything that is no whole, still WebP, JPEG or PNG of a size that devices can bear.
 */
export function bareImage(bytes: Uint8Array): BareImage | undefined {
  const { mediaType, read } = readImage(bytes);
  return typeof read === "string" ? undefined : { mediaType, bytes: read.bytes };
}

/** The same, and its pixels are as many as its head says: no more are unpacked than that. Or why it is not taken. */
export async function soundImage(bytes: Uint8Array): Promise<BareImage | ImageTrouble> {
  const { mediaType, read } = readImage(bytes);
  if (typeof read === "string") return read;
  const { pixels } = read;
  if (pixels && !(await unpacksTo(pixels.packed, pixels.length))) return "image-format";
  return { mediaType, bytes: read.bytes };
}

function readImage(bytes: Uint8Array): { mediaType: MediaType; read: Read } {
  const given = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = given.toString("latin1", 0, 12);
  if (head.startsWith("RIFF") && head.slice(8) === "WEBP")
    return { mediaType: "image/webp", read: readWebp(given) };
  if (head.startsWith("\xff\xd8\xff")) return { mediaType: "image/jpeg", read: readJpeg(given) };
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return { mediaType: "image/png", read: readPng(given) };
  return { mediaType: "image/png", read: "image-format" };
}

/** No packing of this kind holds more than so many times its own length. */
const mostPacked = 1032;

/** Counts what is unpacked, a piece at a time, and stops at the first byte too many. */
async function unpacksTo(packed: Buffer, length: number): Promise<boolean> {
  if (packed.length * mostPacked < length) return false;
  const inflate = createInflate();
  inflate.end(packed);
  let count = 0;
  try {
    for await (const piece of inflate) {
      count += (piece as Buffer).length;
      if (count > length) return false;
    }
    return count === length;
  } catch {
    return false;
  } finally {
    inflate.destroy();
  }
}
