import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  idat,
  ihdr,
  jpeg,
  jpegSegment,
  jpegWith,
  plainWebp,
  png,
  pngChunk,
  pngOf,
  secretPlace,
  sof,
  vp8,
  vp8l,
  vp8x,
  webp,
  webpChunk,
} from "#tests/support/pictures.ts";
import { bareImage, soundImage } from "./image-bytes.ts";

const secret = Buffer.from(secretPlace);
const bare = (bytes: Buffer) => bareImage(bytes)?.bytes;
/** Colours of a screen, packed, after their name; as long as they say, unless told otherwise. */
function profile(length: number, said = length): Buffer {
  const colours = Buffer.alloc(length, 7);
  colours.writeUInt32BE(said, 0);
  return Buffer.concat([Buffer.from("sRGB\0\0", "latin1"), deflateSync(colours)]);
}
const same = (one: Uint8Array | undefined, other: Buffer) =>
  expect(Buffer.from(one ?? []).equals(other)).toBe(true);

describe("a picture goes through as it is", () => {
  test.each([
    ["image/webp", plainWebp(30)],
    ["image/webp", webp(webpChunk("VP8X", vp8x()), webpChunk("VP8L", vp8l()))],
    ["image/png", png(pngChunk("iCCP", profile(3_000)), pngChunk("tRNS", Buffer.alloc(3)))],
    ["image/jpeg", jpeg(jpegSegment(0xee, "Adobe…"), jpegSegment(0xe2, "ICC_PROFILE\0…"))],
  ])("%s with nothing to hide", (mediaType, bytes) => {
    expect(bareImage(bytes)?.mediaType).toBe(mediaType);
    same(bare(bytes), bytes);
  });
});

describe("a picture loses where it was taken", () => {
  test("WebP: EXIF, XMP and what is unknown, and the flags that announce them", () => {
    const flags = (value: number) => vp8x(8, 8, value);
    const pixels = webpChunk("VP8 ", vp8(8, 8, Buffer.alloc(7, 9)));
    const given = webp(
      webpChunk("VP8X", flags(0x1c | 0x20)),
      pixels,
      webpChunk("EXIF", secret),
      webpChunk("XMP ", secret),
      webpChunk("SECR", secret),
    );
    same(bare(given), webp(webpChunk("VP8X", flags(0x10 | 0x20)), pixels));
  });

  test("PNG: text, time, EXIF", () => {
    const hidden = ["tEXt", "iTXt", "zTXt", "eXIf", "tIME", "prIV"].map((name) =>
      pngChunk(name, secret),
    );
    same(bare(png(...hidden)), png());
  });

  test.each([
    ["that is none", secret],
    ["that unpacks to fifty million bytes", profile(50_000_000)],
    ["that is not as long as it says", profile(3_000, 3_001)],
    ["without a name", profile(3_000).subarray(4)],
  ])("PNG: a profile of colours %s", (_, content) => {
    same(bare(png(pngChunk("iCCP", content))), png());
  });

  test("JPEG: EXIF, XMP, comments, what cameras and programs add", () => {
    const hidden = [
      jpegSegment(0xe1, `Exif\0\0${secretPlace}`),
      jpegSegment(0xe1, `http://ns.adobe.com/xap/1.0/\0${secretPlace}`),
      jpegSegment(0xe0, `JFXX\0${secretPlace}`),
      jpegSegment(0xe2, `MPF\0${secretPlace}`),
      jpegSegment(0xed, `Photoshop 3.0\0${secretPlace}`),
      jpegSegment(0xee, secretPlace),
      jpegSegment(0xfe, secretPlace),
    ];
    same(bare(jpeg(...hidden)), jpeg());
  });

  test.each([
    ["WebP", plainWebp(20)],
    ["PNG", png()],
    ["JPEG", jpeg()],
  ])("%s: what stands behind its end", (_, bytes) => {
    same(bare(Buffer.concat([bytes, secret])), bytes);
  });
});

describe("nothing but a whole picture is taken", () => {
  test.each([
    ["a page", Buffer.from("<svg onload=alert(1)>")],
    ["nothing", Buffer.alloc(0)],
    ["a head alone", Buffer.from("\x89PNG\r\n\x1a\n", "latin1")],
    ["a WebP without pixels", webp(webpChunk("EXIF", secret))],
    ["a PNG without pixels", pngOf(ihdr(3, 2))],
    ["a JPEG without a scan", Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ["a page behind the first letters of a JPEG", Buffer.from("\xff\xd8\xff<script>", "latin1")],
  ])("%s", (_, bytes) => {
    expect(bareImage(bytes)).toBeUndefined();
  });

  test("a picture that was cut off is none", () => {
    for (const whole of [plainWebp(20), png(), jpeg()])
      for (let length = 0; length < whole.length; length += 1)
        expect(bareImage(whole.subarray(0, length)), `${length}`).toBeUndefined();
  });

  test("whatever the bytes are it answers, and what it gives stays as it is the second time", () => {
    const parts = fc.constantFrom(
      ...[plainWebp(5), png(), jpeg(), secret, Buffer.from([0xff, 0xe1, 0, 4, 1, 1])],
    );
    const mixed = fc
      .tuple(fc.array(parts, { maxLength: 3 }), fc.array(fc.tuple(fc.nat(400), fc.nat(255))))
      .map(([list, changes]) => {
        const bytes = Buffer.concat(list);
        for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
        return bytes;
      });
    fc.assert(
      fc.property(mixed, (bytes) => {
        const once = bare(bytes);
        if (!once) return;
        expect(once.length).toBeLessThanOrEqual(bytes.length + 1);
        same(bare(Buffer.from(once)), Buffer.from(once));
      }),
      { numRuns: 2000 },
    );
  });
});

const lossy = (width: number, height: number) => webp(webpChunk("VP8 ", vp8(width, height)));
const lossless = (width: number, height: number) => webp(webpChunk("VP8L", vp8l(width, height)));
const framed = (width: number, height: number) => jpegWith(jpegSegment(0xc0, sof(width, height)));
const sized = (width: number, height: number) => pngOf(ihdr(width, height), idat(48_000));
const still = webpChunk("VP8 ", vp8());

describe("a picture no device can bear is not taken", () => {
  test.each([
    ["PNG of 20,000 × 20,000", sized(20_000, 20_000)],
    ["PNG of 2³¹", sized(2 ** 31, 1)],
    ["PNG of 2³² − 1", sized(2 ** 32 - 1, 2 ** 32 - 1)],
    ["PNG of 0 × 10", sized(0, 10)],
    ["PNG of 10 × 0", sized(10, 0)],
    ["PNG as long as a tape", sized(1, 60_000)],
    ["JPEG of 65,535 × 65,535", framed(65_535, 65_535)],
    ["JPEG without a height", framed(100, 0)],
    ["JPEG without a width", framed(0, 100)],
    ["lossy WebP of 16,383 × 16,383", lossy(16_383, 16_383)],
    ["lossy WebP of 0", lossy(0, 8)],
    ["lossless WebP of 16,384 × 16,384", lossless(16_384, 16_384)],
    ["WebP whose canvas is 2²⁴ wide", webp(webpChunk("VP8X", vp8x(2 ** 24, 8)), still)],
  ])("%s", async (_, bytes) => {
    expect(await soundImage(bytes)).toBe("image-size");
    expect(bareImage(bytes)).toBeUndefined();
  });
});

describe("a picture that moves is not taken", () => {
  test.each([
    ["PNG that says so", png(pngChunk("acTL", Buffer.alloc(8)))],
    ["PNG with frames that nothing announces", png(pngChunk("fdAT", Buffer.alloc(8)))],
    ["WebP that says so", webp(webpChunk("VP8X", vp8x(8, 8, 0x02)), still)],
    ["WebP with frames", webp(webpChunk("VP8X", vp8x()), webpChunk("ANMF", Buffer.alloc(24)))],
  ])("%s", async (_, bytes) => {
    expect(await soundImage(bytes)).toBe("image-animated");
  });
});

test.each([0x01, 0xd0, 0xd7, 0xd8, 0x02, 0xbf, 0xc8, 0xcc, 0xdc, 0xde, 0xf0])(
  "a JPEG hides no frame of 65,535 behind the marker %i",
  async (code) => {
    const hidden = jpeg(jpegSegment(code, jpegSegment(0xc0, sof(65_535, 65_535))));
    expect(await soundImage(hidden)).toBe("image-format");
  },
);

describe("a picture whose insides are not what they say is not taken", () => {
  const damaged = Buffer.from(png());
  damaged[40] = (damaged[40] ?? 0) ^ 1;
  test.each([
    ["PNG that unpacks to more than its pixels", pngOf(ihdr(3, 2), idat(50_000_000))],
    ["PNG that unpacks to less", pngOf(ihdr(3_000, 2_000), idat(1_000))],
    ["PNG whose pixels cannot be unpacked", pngOf(ihdr(3, 2), pngChunk("IDAT", secret))],
    ["PNG with a wrong checksum", damaged],
    ["PNG of no known colour", pngOf(ihdr(3, 2, [8, 5, 0, 0, 0]), idat(20))],
    ["PNG without the colours it names", pngOf(ihdr(3, 2, [8, 3, 0, 0, 0]), idat(8))],
    ["PNG with two heads", pngOf(ihdr(3, 2), ihdr(3, 2), idat(20))],
    ["PNG whose pixels are torn apart", png(idat(1), pngChunk("gAMA", Buffer.alloc(4)))],
    ["JPEG with two frames", jpeg(jpegSegment(0xc0, sof(9, 9)))],
    ["JPEG without a frame", jpegWith(Buffer.alloc(0))],
    ["JPEG that is no photograph", jpegWith(jpegSegment(0xc3, sof(8, 8)))],
    [
      "JPEG of a thousand scans",
      jpeg(...Array.from({ length: 1000 }, () => jpegSegment(0xda, "s"))),
    ],
    ["WebP with two images", webp(still, still)],
    ["WebP whose canvas is not its image", webp(webpChunk("VP8X", vp8x(9, 9)), still)],
    ["WebP without the mark of its pixels", webp(webpChunk("VP8 ", Buffer.alloc(30, 7)))],
    ["GIF", Buffer.from("GIF89a\x08\0\x08\0", "latin1")],
  ])("%s", async (_, bytes) => {
    expect(await soundImage(bytes)).toBe("image-format");
  });
});

test.each([
  ["PNG", png()],
  ["interlaced PNG", pngOf(ihdr(3, 2, [8, 2, 0, 0, 1]), idat(4 + 4 + 4 + 10))],
  ["PNG of one bit", pngOf(ihdr(9, 2, [1, 0, 0, 0, 0]), idat(2 * 3))],
  ["JPEG", framed(4000, 3000)],
  ["WebP", lossy(1000, 1000)],
])("a whole %s is taken", async (_, bytes) => {
  expect(await soundImage(bytes)).toHaveProperty("bytes");
});
