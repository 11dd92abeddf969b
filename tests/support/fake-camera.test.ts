import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { normalizeBarcode } from "#shared/rules/barcode.ts";
import { writeFakeCamera } from "./fake-camera.ts";

const folder = mkdtempSync(join(tmpdir(), "boutika-camera-"));

beforeAll(() => {
  const wasm = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The first frame of a y4m file, as pixels. */
function firstFrame(file: string): ImageData {
  const video = readFileSync(file);
  const [width, height] = [640, 480];
  const start = video.indexOf("FRAME\n") + "FRAME\n".length;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i += 1) data.fill(video[start + i] ?? 0, i * 4, i * 4 + 4);
  return { data, width, height, colorSpace: "srgb" } as ImageData;
}

test.each([
  "5449000000996",
  "96385074",
  "036000291452",
  "BTS-000123",
  "https://boutika.example/p/1234567890",
])("a decoder reads %s in the video", async (code) => {
  const file = join(folder, "code.y4m");
  await writeFakeCamera(code, file);
  const [found] = await readBarcodes(firstFrame(file));
  expect(normalizeBarcode(found?.text ?? "")).toBe(normalizeBarcode(code));
});
