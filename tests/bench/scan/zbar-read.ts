import {
  scanImageData,
  setModuleArgs,
  ZBarConfigType,
  ZBarScanner,
  ZBarSymbolType,
} from "@undecaf/zbar-wasm";
import wasmUrl from "@undecaf/zbar-wasm/dist/zbar.wasm?url";
import { type Format, type Reading, readsNeeded } from "#web/blocks/scan/reading.ts";

/** Numbers of goods, whose check digit says when they are wrong: other codes ZBar reads in letters that were not there. */
const FORMATS: readonly [ZBarSymbolType, Format][] = [
  [ZBarSymbolType.ZBAR_EAN13, "ean_13"],
  [ZBarSymbolType.ZBAR_EAN8, "ean_8"],
  [ZBarSymbolType.ZBAR_UPCA, "upc_a"],
  [ZBarSymbolType.ZBAR_UPCE, "upc_e"],
];

setModuleArgs({ locateFile: () => wasmUrl });

let scanner: Promise<ZBarScanner> | undefined;

async function newScanner(): Promise<ZBarScanner> {
  const made = await ZBarScanner.create();
  made.setConfig(ZBarSymbolType.ZBAR_NONE, ZBarConfigType.ZBAR_CFG_ENABLE, 0);
  for (const [type] of FORMATS) made.setConfig(type, ZBarConfigType.ZBAR_CFG_ENABLE, 1);
  return made;
}

/** What ZBar reads in a picture: of several the one of most scan lines, which it calls quality. */
export async function readByZbar(pixels: ImageData): Promise<Reading | undefined> {
  scanner ??= newScanner();
  const found = await scanImageData(pixels, await scanner);
  return found
    .sort((one, other) => other.quality - one.quality)
    .flatMap(({ type, quality, ...symbol }): Reading[] => {
      const format = FORMATS.find(([known]) => known === type)?.[1];
      const text = new TextDecoder().decode(Uint8Array.from(symbol.data));
      return format ? [{ format, text, lines: quality }] : [];
    })
    .find((reading) => readsNeeded(reading) > 0);
}
