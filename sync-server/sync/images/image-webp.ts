import { type Read, sizeTrouble } from "./image-shape.ts";

const kept = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ICCP"]);
/** In the flags of a VP8X chunk: EXIF (8) and XMP (4) follow; what follows moves (2). */
const metadataFlags = 0x0c;
const animationFlag = 0x02;

type Size = { width: number; height: number };

/** Chunks of a name, a length and as many bytes, filled up to an even number. */
export function readWebp(given: Buffer): Read {
  const end = 8 + given.readUInt32LE(4);
  if (end > given.length) return "image-format";
  const drawing: Buffer[] = [];
  let canvas: Size | undefined;
  let image: Size | undefined;
  for (let at = 12; at < end; ) {
    if (at + 8 > end) return "image-format";
    const name = given.toString("latin1", at, at + 4);
    const length = given.readUInt32LE(at + 4);
    const next = at + 8 + length + (length % 2);
    // Some writers leave out the last filling byte.
    if (at + 8 + length > end) return "image-format";
    const content = given.subarray(at + 8, at + 8 + length);
    if (name === "ANIM" || name === "ANMF") return "image-animated";
    if (name === "VP8X") {
      if (at !== 12 || length !== 10) return "image-format";
      if ((content[0] ?? 0) & animationFlag) return "image-animated";
      canvas = { width: content.readUIntLE(4, 3) + 1, height: content.readUIntLE(7, 3) + 1 };
    }
    if (name === "VP8 " || name === "VP8L") {
      const size = name === "VP8 " ? lossySize(content) : losslessSize(content);
      // A second image would be another picture.
      if (!size || image) return "image-format";
      image = size;
    }
    const trouble = canvas ? sizeTrouble(canvas.width, canvas.height) : undefined;
    if (trouble) return trouble;
    if (kept.has(name)) drawing.push(withoutFlags(name, given.subarray(at, next)));
    at = next;
  }
  if (!image) return "image-format";
  const trouble = sizeTrouble(image.width, image.height);
  if (trouble) return trouble;
  if (canvas && (canvas.width !== image.width || canvas.height !== image.height))
    return "image-format";
  const head = Buffer.from("RIFF\0\0\0\0WEBP", "latin1");
  head.writeUInt32LE(4 + drawing.reduce((sum, { length }) => sum + length, 0), 4);
  return { bytes: Buffer.concat([head, ...drawing]) };
}

/** A key frame: three bytes of which nineteen bits say how long its first part is, a mark, two sides of 14 bits. */
function lossySize(content: Buffer): Size | undefined {
  if (content.length < 10) return undefined;
  const tag = content.readUIntLE(0, 3);
  const isWhole = (tag & 1) === 0 && tag >> 5 <= content.length - 10;
  if (!isWhole || content.readUIntBE(3, 3) !== 0x9d012a) return undefined;
  return { width: content.readUInt16LE(6) & 0x3fff, height: content.readUInt16LE(8) & 0x3fff };
}

/** A mark, two sides less one of 14 bits, a bit for transparency, three for the version. */
function losslessSize(content: Buffer): Size | undefined {
  if (content.length < 6 || content[0] !== 0x2f) return undefined;
  const bits = content.readUInt32LE(1);
  if (bits >>> 29 !== 0) return undefined;
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function withoutFlags(name: string, chunk: Buffer): Buffer {
  const whole = chunk.length % 2 === 0 ? chunk : Buffer.concat([chunk, Buffer.alloc(1)]);
  if (name !== "VP8X") return whole;
  const copy = Buffer.from(whole);
  copy.writeUInt8(copy.readUInt8(8) & ~metadataFlags, 8);
  return copy;
}
