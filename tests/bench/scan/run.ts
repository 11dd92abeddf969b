/**
 * Compares the till's barcode reader with html5-qrcode on photographs: npx tsx tests/bench/scan/run.ts
 * --images DIR: the pictures with their manifest.csv (else BARCODE_IMAGES, else ../shared/data/barcodes)
 * --seed N: of the shaken frames · --only NAME: rows whose name contains it · --list: each wrong and missed picture
 */
import { parseArgs } from "node:util";
import { decoders } from "./contenders.ts";
import { benchScan, usualImages } from "./scan.ts";

const { values } = parseArgs({
  options: {
    images: { type: "string", default: usualImages },
    seed: { type: "string", default: "1" },
    only: { type: "string", default: "" },
    list: { type: "boolean", default: false },
  },
});
await benchScan(decoders, { ...values, seed: Number(values.seed) });
