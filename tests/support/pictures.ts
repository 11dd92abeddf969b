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

/** A WebP whose pixels take so many bytes. */
export const plainWebp = (length: number, byte = 7) =>
  webp(webpChunk("VP8 ", Buffer.alloc(length, byte)));

export function pngChunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, text(name), content, Buffer.alloc(4, 1)]);
}

export const png = (...chunks: Buffer[]) =>
  Buffer.concat([
    text("\x89PNG\r\n\x1a\n"),
    pngChunk("IHDR", Buffer.alloc(13, 2)),
    ...chunks,
    pngChunk("IDAT", Buffer.alloc(20, 3)),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);

export function jpegSegment(code: number, content: Buffer | string): Buffer {
  const bytes = typeof content === "string" ? text(content) : content;
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
}

const scanData = Buffer.from([1, 0xff, 0, 2, 0xff, 0xd3, 3]);

export const jpeg = (...segments: Buffer[]) =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xe0, "JFIF\0rest"),
    ...segments,
    jpegSegment(0xc2, "frame"),
    jpegSegment(0xda, "first scan"),
    scanData,
    jpegSegment(0xc4, "table"),
    jpegSegment(0xda, "second scan"),
    scanData,
    Buffer.from([0xff, 0xd9]),
  ]);
