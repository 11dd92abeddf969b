import { isGtin } from "#shared/rules/barcode.ts";

/** The symbologies of a shop, by the names of the web's BarcodeDetector. */
export const FORMATS = [
  "ean_13",
  "ean_8",
  "upc_a",
  "upc_e",
  "code_128",
  "code_39",
  "itf",
  "qr_code",
  "data_matrix",
] as const;

export type Format = (typeof FORMATS)[number];

/** What a decoder saw in one frame; `lines` is how many scan lines of the picture agreed, where the decoder tells. */
export type Reading = { format: Format; text: string; lines?: number };

/** Anything that finds codes in the frames of a camera. It fails when it cannot work on this device. */
export type Decoder = {
  decode: (video: HTMLVideoElement) => Promise<Reading | undefined>;
  close: () => void;
};

/** In our measurements every false EAN and UPC rested on two to four scan lines, nine true ones of ten on more. */
const FEW_LINES = 4;

/**
 * How many equal reads running make a reading count; 0 for what is never believed, because stripes and print make it
 * up: a goods number with a wrong check digit, a UPC-E of number system 1 (given to no goods, and what nearly every
 * false UPC-E was in our measurements), interleaved 2 of 5 under six digits. Other interleaved 2 of 5 has neither check
 * digit nor fixed length, and a part of it looks like a whole one.
 */
export function readsNeeded({ format, text, lines = Number.POSITIVE_INFINITY }: Reading): number {
  const reads = lines <= FEW_LINES ? 4 : 2;
  switch (format) {
    case "ean_13":
    case "ean_8":
    case "upc_a":
      return isGtin(text) ? reads : 0;
    case "upc_e":
      return /^(?:1\d{7}|0?1\d{11})$/.test(text) ? 0 : Math.max(reads, 3);
    case "itf":
      if (text.length < 6) return 0;
      return isGtin(text) ? 2 : 4;
    default:
      return text.trim() === "" ? 0 : 2;
  }
}
