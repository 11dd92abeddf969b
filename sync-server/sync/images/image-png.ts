import { crc32, inflateSync } from "node:zlib";
import { type Read, sizeTrouble } from "./image-shape.ts";

/** What draws; text, time, EXIF and all that is unknown goes. */
const kept = new Set([
  ...["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "bKGD"],
  "pHYs",
]);
const ofAnimations = new Set(["acTL", "fcTL", "fdAT"]);

/** Samples of a pixel by the kind of colour, and how many bits each may have. */
const colours: Record<number, { samples: number; depths: number[] }> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};

/** Where each pass of an interlaced picture begins and how far it steps: x, y, step x, step y. */
const passes = [
  ...[
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
  ],
  ...[
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ],
] as const;

type Head = { width: number; height: number; colour: number; bits: number; isInterlaced: boolean };

/** Chunks of a length, a name, as many bytes, a checksum. */
export function readPng(given: Buffer): Read {
  const drawing = [given.subarray(0, 8)];
  const packed: Buffer[] = [];
  let head: Head | undefined;
  let before = "";
  let hasColours = false;
  for (let at = 8; at + 12 <= given.length; ) {
    const name = given.toString("latin1", at + 4, at + 8);
    const end = at + 8 + given.readUInt32BE(at);
    const content = given.subarray(at + 8, end);
    if (end + 4 > given.length || crc32(given.subarray(at + 4, end)) !== given.readUInt32BE(end))
      return "image-format";
    if ((name === "IHDR") !== (at === 8)) return "image-format";
    if (ofAnimations.has(name)) return "image-animated";
    // A capital letter in front: nobody may draw the picture who does not know it.
    if (/^[A-Z]/.test(name) && !kept.has(name)) return "image-format";
    if (name === "IHDR") {
      head = headOf(content);
      if (!head) return "image-format";
      const trouble = sizeTrouble(head.width, head.height);
      if (trouble) return trouble;
    }
    if (name === "PLTE") hasColours = packed.length === 0;
    if (name === "IDAT") {
      if (packed.length > 0 && before !== "IDAT") return "image-format";
      packed.push(content);
    }
    if (kept.has(name) && (name !== "iCCP" || isProfile(content)))
      drawing.push(given.subarray(at, end + 4));
    if (name === "IEND") {
      if (!head || packed.length === 0 || (head.colour === 3 && !hasColours)) return "image-format";
      return {
        bytes: Buffer.concat(drawing),
        pixels: { packed: Buffer.concat(packed), length: unpackedLength(head) },
      };
    }
    before = name;
    at = end + 4;
  }
  return "image-format";
}

/** Largest profile of colours, unpacked; those of cameras and screens have a few kilobytes. */
const largestProfile = 1_000_000;

/** A name, a zero for the way of packing, and a profile that is as long as it says; no more is unpacked than that. */
function isProfile(content: Buffer): boolean {
  const end = content.indexOf(0);
  if (end < 1 || end > 79 || content[end + 1] !== 0) return false;
  try {
    const profile = inflateSync(content.subarray(end + 2), { maxOutputLength: largestProfile });
    return profile.length >= 128 && profile.readUInt32BE(0) === profile.length;
  } catch {
    return false;
  }
}

function headOf(content: Buffer): Head | undefined {
  if (content.length !== 13) return undefined;
  const [depth = 0, colour = -1, compression, filter, interlace] = content.subarray(8);
  const known = colours[colour];
  if (!known?.depths.includes(depth) || compression !== 0 || filter !== 0) return undefined;
  if (interlace !== 0 && interlace !== 1) return undefined;
  return {
    ...{ width: content.readUInt32BE(0), height: content.readUInt32BE(4), colour },
    ...{ bits: depth * known.samples, isInterlaced: interlace === 1 },
  };
}

/** Bytes of all rows, each with one for its filter. */
function unpackedLength({ width, height, bits, isInterlaced }: Head): number {
  const rows = (columns: number, lines: number) =>
    columns > 0 && lines > 0 ? lines * (1 + Math.ceil((columns * bits) / 8)) : 0;
  if (!isInterlaced) return rows(width, height);
  return passes.reduce(
    (sum, [x, y, stepX, stepY]) =>
      sum + rows(Math.ceil((width - x) / stepX), Math.ceil((height - y) / stepY)),
    0,
  );
}
