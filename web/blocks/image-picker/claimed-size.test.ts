import { expect, test } from "vitest";
import {
  ihdr,
  jpeg,
  jpegSegment,
  jpegWith,
  pngOf,
  sof,
  vp8,
  vp8l,
  vp8x,
  webp,
  webpChunk,
} from "#tests/support/pictures.ts";
import { claimedSize } from "./claimed-size.ts";

const read = (bytes: Uint8Array) => claimedSize(Uint8Array.from(bytes));
const longest = 2 ** 32 - 1;

test.each([
  ["PNG", pngOf(ihdr(20_000, 10_000)), 20_000, 10_000],
  ["PNG without an end of its sides", pngOf(ihdr(longest, longest)), longest, longest],
  ["JPEG", jpegWith(jpegSegment(0xc0, sof(8000, 6000))), 8000, 6000],
  ["progressive JPEG behind a long word", jpeg(jpegSegment(0xe1, "x".repeat(60_000))), 8, 8],
  ["lossy WebP", webp(webpChunk("VP8 ", vp8(16_383, 5))), 16_383, 5],
  ["lossless WebP", webp(webpChunk("VP8L", vp8l(16_384, 7))), 16_384, 7],
  ["WebP with a canvas", webp(webpChunk("VP8X", vp8x(2 ** 24, 300_000))), 2 ** 24, 300_000],
  ["GIF", Buffer.from([...Buffer.from("GIF89a"), 0xff, 0xff, 9, 0]), 65_535, 9],
])("a %s says its size", (_, bytes, width, height) => {
  expect(read(bytes)).toEqual({ width, height });
});

test("what says none, or is cut off before, is left to the browser", () => {
  const whole = jpegWith(jpegSegment(0xc0, sof(8, 8)));
  expect(read(whole.subarray(0, 22))).toBeUndefined();
  for (const bytes of [Buffer.alloc(0), Buffer.from("<svg>"), Buffer.from("....ftypavif")])
    expect(read(bytes)).toBeUndefined();
});
