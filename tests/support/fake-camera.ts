import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { prepareZXingModule, writeBarcode } from "zxing-wasm/writer";
import { isGtin } from "#shared/rules/barcode.ts";

const WIDTH = 640;
const HEIGHT = 480;
const FRAMES = 5;

/** The arguments that make Chromium take a file for its camera, and allow it without asking. */
export function fakeCameraArgs(file: string): string[] {
  return [
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
    `--use-file-for-fake-video-capture=${file}`,
  ];
}

/** Writes a video (y4m, which Chromium plays for ever) of the picture of one barcode. */
export async function writeFakeCamera(code: string, file: string): Promise<void> {
  const luma = await pictureOf(code);
  const colourless = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from("FRAME\n"), luma, colourless]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(file, Buffer.concat([head, ...Array.from({ length: FRAMES }, () => frame)]));
}

/**
 * The brightness of each pixel, 640 × 480, of one barcode in the middle of a white sheet: EAN-13, EAN-8 or UPC-A for
 * goods numbers, a QR code for text of several lines or over 30 characters, else Code 128.
 */
export async function pictureOf(code: string): Promise<Buffer> {
  const wasm = createRequire(import.meta.url).resolve("zxing-wasm/writer/zxing_writer.wasm");
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });
  const { symbol, error } = await writeBarcode(code, { format: formatOf(code), scale: 1 });
  if (error !== "") throw new Error(`no barcode for ${JSON.stringify(code)}: ${error}`);
  const linear = symbol.height < symbol.width;
  const module = Math.max(
    1,
    Math.floor(Math.min((WIDTH * 0.8) / symbol.width, (HEIGHT * 0.8) / symbol.height)),
  );
  const height = linear ? Math.floor(HEIGHT * 0.45) : symbol.height * module;
  const left = Math.floor((WIDTH - symbol.width * module) / 2);
  const top = Math.floor((HEIGHT - height) / 2);

  const luma = Buffer.alloc(WIDTH * HEIGHT, 235);
  for (let y = 0; y < height; y += 1) {
    const row = linear ? Math.floor(symbol.height / 2) : Math.floor(y / module);
    for (let x = 0; x < symbol.width * module; x += 1) {
      const dark = (symbol.data[row * symbol.width + Math.floor(x / module)] ?? 255) < 128;
      if (dark) luma[(top + y) * WIDTH + left + x] = 16;
    }
  }
  return luma;
}

function formatOf(code: string): "EAN13" | "EAN8" | "UPCA" | "QRCode" | "Code128" {
  if (isGtin(code) && code.length === 13) return "EAN13";
  if (isGtin(code) && code.length === 12) return "UPCA";
  if (isGtin(code) && code.length === 8) return "EAN8";
  return code.length > 30 || /\n/.test(code) ? "QRCode" : "Code128";
}
