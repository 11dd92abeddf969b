import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { beforeAll, expect, test } from "vitest";
import { prepareZXingModule } from "zxing-wasm/reader";
import { prepareZXingModule as prepareWriter, writeBarcode } from "zxing-wasm/writer";
import { normalizeBarcode } from "#shared/rules/barcode.ts";
import { readPixels } from "./zxing-read.ts";

const binary = (name: "reader" | "writer") => {
  const file = createRequire(import.meta.url).resolve(`zxing-wasm/${name}/zxing_${name}.wasm`);
  return { wasmBinary: new Uint8Array(readFileSync(file)).buffer };
};

beforeAll(() => {
  prepareZXingModule({ overrides: binary("reader") });
  prepareWriter({ overrides: binary("writer") });
});

/** The pixels of one code on white, each module so many pixels wide. */
async function pictureOf(text: string, format: "DataMatrix" | "QRCode"): Promise<ImageData> {
  const { symbol, error } = await writeBarcode(text, { format, scale: 1 });
  expect(error).toBe("");
  const [scale, margin] = [6, 40];
  const width = symbol.width * scale + 2 * margin;
  const height = symbol.height * scale + 2 * margin;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < symbol.height * scale; y += 1)
    for (let x = 0; x < symbol.width * scale; x += 1) {
      const light =
        symbol.data[Math.floor(y / scale) * symbol.width + Math.floor(x / scale)] ?? 255;
      data.fill(
        light,
        ((y + margin) * width + x + margin) * 4,
        ((y + margin) * width + x + margin) * 4 + 3,
      );
    }
  return { data, width, height, colorSpace: "srgb" } as ImageData;
}

test.each([
  ["a medicine's DataMatrix", "01034009359558381727013110A7", "DataMatrix", "3400935955838"],
  ["a DataMatrix of a shop's own", "BTS-000123", "DataMatrix", "BTS-000123"],
  ["a QR code", "(01)03400935955838(10)A7", "QRCode", "3400935955838"],
] as const)("the camera reads %s", async (_name, text, format, key) => {
  const reading = await readPixels(await pictureOf(text, format));
  expect(normalizeBarcode(reading?.text ?? "")).toBe(key);
});
