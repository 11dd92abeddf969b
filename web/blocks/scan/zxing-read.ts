import {
  prepareZXingModule,
  type ReaderOptions,
  type ReadResult,
  readBarcodes,
} from "zxing-wasm/reader";
import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";
import { type Format, type Reading, readsNeeded } from "./reading.ts";

/** The decoder's own names of the formats. */
const NAMES = {
  EAN13: "ean_13",
  EAN8: "ean_8",
  UPCA: "upc_a",
  UPCE: "upc_e",
  Code128: "code_128",
  Code39: "code_39",
  ITF: "itf",
  QRCode: "qr_code",
  DataMatrix: "data_matrix",
} as const satisfies Record<string, Format>;

const OPTIONS: ReaderOptions = {
  formats: Object.keys(NAMES) as (keyof typeof NAMES)[],
  tryHarder: true,
  tryRotate: true,
  tryInvert: false,
  maxNumberOfSymbols: 4,
  textMode: "Plain",
};

// By default the decoder would come from somebody else's server.
prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });

/**
 * The code nearest to the middle, where the seller aims, among those that may count; undefined where there is none.
 * Fails when the decoder cannot be loaded.
 */
export async function readPixels(pixels: ImageData): Promise<Reading | undefined> {
  const found = await readBarcodes(pixels, OPTIONS);
  return [...found]
    .sort((one, other) => offCentre(one, pixels) - offCentre(other, pixels))
    .flatMap((result) => readingOf(result) ?? [])
    .find((reading) => readsNeeded(reading) > 0);
}

function readingOf({ format: name, symbology, text, lineCount }: ReadResult): Reading | undefined {
  const format = formatOf(name) ?? formatOf(symbology);
  return format && { format, text, ...(lineCount > 0 && { lines: lineCount }) };
}

function formatOf(name: string): Format | undefined {
  return Object.entries(NAMES).find(([own]) => own === name)?.[1];
}

function offCentre({ position }: ReadResult, { width, height }: ImageData): number {
  const { topLeft, bottomRight } = position;
  return Math.hypot(topLeft.x + bottomRight.x - width, topLeft.y + bottomRight.y - height);
}
