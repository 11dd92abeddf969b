import { crc32, deflateSync, inflateSync } from "node:zlib";
import type { Strip } from "./strip.ts";

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A strip as a PNG of one bit a dot, black ink on white. (PNG, third edition, W3C.) */
export function pngOf({ width, rows }: Strip): Buffer {
  const bytes = Math.ceil(width / 8);
  const height = Math.max(1, rows.length);
  const raw = Buffer.alloc((bytes + 1) * height, 0xff);
  for (let y = 0; y < height; y += 1) {
    raw[y * (bytes + 1)] = 0;
    for (const [at, byte] of (rows[y] ?? []).entries()) raw[y * (bytes + 1) + 1 + at] = byte ^ 0xff;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  return Buffer.concat([
    Buffer.from(signature),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(raw, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** The strip in a PNG that `pngOf` wrote; throws for any other. */
export function stripOf(png: Buffer): Strip {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  if (png[24] !== 1 || png.toString("latin1", 37, 41) !== "IDAT") throw new Error("not our PNG");
  const raw = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)));
  const bytes = Math.ceil(width / 8);
  const rows = Array.from({ length: height }, (_, y) => {
    const row = raw.subarray(y * (bytes + 1) + 1, (y + 1) * (bytes + 1));
    return row.every((byte) => byte === 0xff) ? undefined : row.map((byte) => byte ^ 0xff);
  });
  return { width, rows };
}
