import { crc32, deflateSync } from "node:zlib";

/** Pictures written by hand, as small as they can be while still being whole. */

const text = (words: string) => Buffer.from(words, "latin1");

/** Where somebody lives, as their telephone writes it into every photograph. */
export const secretPlace = "GPS 4.0511 N 9.7679 E";

export function webpChunk(name: string, content: Buffer): Buffer {
  const head = Buffer.concat([text(name), Buffer.alloc(4)]);
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

export function webp(...chunks: Buffer[]): Buffer {
  const head = text("RIFF\0\0\0\0WEBP");
  head.writeUInt32LE(4 + chunks.reduce((sum, { length }) => sum + length, 0), 4);
  return Buffer.concat([head, ...chunks]);
}

/** The head of lossy pixels: a key frame whose first part is empty. */
export function vp8(width = 8, height = 8, rest = Buffer.alloc(0)): Buffer {
  const head = Buffer.from([0x10, 0, 0, 0x9d, 0x01, 0x2a, 0, 0, 0, 0]);
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  return Buffer.concat([head, rest]);
}

export function vp8l(width = 8, height = 8, rest = Buffer.alloc(4, 5)): Buffer {
  const head = Buffer.from([0x2f, 0, 0, 0, 0]);
  head.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 1);
  return Buffer.concat([head, rest]);
}

/** What stands in front of pixels that have more beside them; `flags` say what. */
export function vp8x(width = 8, height = 8, flags = 0): Buffer {
  const head = Buffer.alloc(10);
  head[0] = flags;
  head.writeUIntLE(width - 1, 4, 3);
  head.writeUIntLE(height - 1, 7, 3);
  return head;
}

/** A WebP with so many bytes behind the head of its pixels. */
export const plainWebp = (length: number, byte = 7) =>
  webp(webpChunk("VP8 ", vp8(8, 8, Buffer.alloc(length, byte))));

export function pngChunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const named = Buffer.concat([text(name), content]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** The head of a PNG: eight bits of red, green and blue unless said. */
export function ihdr(width: number, height: number, rest = [8, 2, 0, 0, 0]): Buffer {
  const sides = Buffer.alloc(8);
  sides.writeUInt32BE(width, 0);
  sides.writeUInt32BE(height, 4);
  return pngChunk("IHDR", Buffer.concat([sides, Buffer.from(rest)]));
}

export const pngOf = (...chunks: Buffer[]) =>
  Buffer.concat([text("\x89PNG\r\n\x1a\n"), ...chunks, pngChunk("IEND", Buffer.alloc(0))]);

/** So many bytes, packed as the pixels of a PNG. */
export const idat = (length: number) => pngChunk("IDAT", deflateSync(Buffer.alloc(length)));

/** Two rows of three pixels. */
export const png = (...chunks: Buffer[]) => pngOf(ihdr(3, 2), ...chunks, idat(2 * (1 + 9)));

export function jpegSegment(code: number, content: Buffer | string): Buffer {
  const bytes = typeof content === "string" ? text(content) : content;
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
}

const scanData = Buffer.from([1, 0xff, 0, 2, 0xff, 0xd3, 3]);

/** Bits, height, width, and one colour of three bytes. */
export function sof(width: number, height: number): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return frame;
}

export const jpeg = (...segments: Buffer[]) => jpegWith(jpegSegment(0xc2, sof(8, 8)), ...segments);

export const jpegWith = (frame: Buffer, ...segments: Buffer[]) =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xe0, "JFIF\0rest"),
    ...segments,
    frame,
    jpegSegment(0xda, "first scan"),
    scanData,
    jpegSegment(0xc4, "table"),
    jpegSegment(0xda, "second scan"),
    scanData,
    Buffer.from([0xff, 0xd9]),
  ]);
