import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  jpeg,
  jpegSegment,
  plainWebp,
  png,
  pngChunk,
  secretPlace,
  webp,
  webpChunk,
} from "#tests/support/pictures.ts";
import { bareImage } from "./image-bytes.ts";

const secret = Buffer.from(secretPlace);
const bare = (bytes: Buffer) => bareImage(bytes)?.bytes;
const same = (one: Uint8Array | undefined, other: Buffer) =>
  expect(Buffer.from(one ?? []).equals(other)).toBe(true);

describe("a picture goes through as it is", () => {
  test.each([
    ["image/webp", plainWebp(30)],
    [
      "image/webp",
      webp(webpChunk("VP8X", Buffer.alloc(10)), webpChunk("VP8L", Buffer.alloc(9, 5))),
    ],
    ["image/png", png(pngChunk("iCCP", secret), pngChunk("tRNS", Buffer.alloc(3)))],
    ["image/jpeg", jpeg(jpegSegment(0xee, "Adobe…"), jpegSegment(0xe2, "ICC_PROFILE\0…"))],
  ])("%s with nothing to hide", (mediaType, bytes) => {
    expect(bareImage(bytes)?.mediaType).toBe(mediaType);
    same(bare(bytes), bytes);
  });
});

describe("a picture loses where it was taken", () => {
  test("WebP: EXIF, XMP and what is unknown, and the flags that announce them", () => {
    const flags = (value: number) => Buffer.from([value, ...Array(9).fill(1)]);
    const pixels = webpChunk("VP8 ", Buffer.alloc(7, 9));
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
    [
      "a PNG without pixels",
      Buffer.concat([png().subarray(0, 33), pngChunk("IEND", Buffer.alloc(0))]),
    ],
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
