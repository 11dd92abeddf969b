import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

let isReady = false;

/** Every code that a decoder reads in a picture: its kind and text. Grey levels, one byte a pixel. */
export async function readBars(
  grey: Uint8Array,
  width: number,
  formats: ("EAN13" | "Code128" | "QRCode")[] = ["EAN13", "Code128"],
): Promise<{ format: string; text: string }[]> {
  if (!isReady) {
    const wasm = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
    prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });
    isReady = true;
  }
  const data = new Uint8ClampedArray(grey.length * 4);
  for (const [at, level] of grey.entries()) data.set([level, level, level, 255], at * 4);
  const picture = { data, width, height: grey.length / width, colorSpace: "srgb" } as ImageData;
  const found = await readBarcodes(picture, {
    formats,
    tryHarder: true,
    tryRotate: false,
    tryInvert: false,
    maxNumberOfSymbols: 255,
    textMode: "Plain",
  });
  return found.map(({ format, text }) => ({ format, text }));
}
