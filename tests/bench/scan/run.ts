/**
 * Compares the till's barcode reader with html5-qrcode on photographs: npx tsx tests/bench/scan/run.ts
 * --images DIR: the pictures with their manifest.csv (else BARCODE_IMAGES, else ../shared/data/barcodes)
 * --seed N: of the shaken frames · --only NAME: rows whose name contains it · --list: each wrong and missed picture
 */
import { createReadStream, existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { createServer } from "vite";
import type { Outcome, Trial } from "./page.ts";
import { readManifest } from "./pictures.ts";
import { printTables, type Result } from "./report.ts";

const ROOT = import.meta.dirname;
const PORT = 8130;

const { values } = parseArgs({
  options: {
    images: {
      type: "string",
      default: process.env.BARCODE_IMAGES ?? resolve("../shared/data/barcodes"),
    },
    seed: { type: "string", default: "1" },
    only: { type: "string", default: "" },
    list: { type: "boolean", default: false },
  },
});

const ours = (trial: Trial) => `bench.tryOurs(file, seed, ${JSON.stringify(trial)})`;
/** Name of the row and what is called in the page. */
const CONTENDERS: Record<string, string> = {
  "html5-qrcode, file": "bench.tryRivalFile(file)",
  "html5-qrcode, one frame": "bench.tryRivalFrames(file, seed, 1)",
  "html5-qrcode, up to 20 frames": "bench.tryRivalFrames(file, seed, 20)",
  "ours, one frame": ours({ frames: 1, rule: "first read", passes: "whole" }),
  "ours, two frames, equal reads": ours({ frames: 2, rule: "equal reads", passes: "whole" }),
  "ours, up to 20 whole frames, equal reads": ours({
    frames: 20,
    rule: "equal reads",
    passes: "whole",
  }),
  "ours, up to 20 frames, first read": ours({ frames: 20, rule: "first read", passes: "in turn" }),
  "ours as in the till: up to 20 frames, equal reads": ours({
    frames: 20,
    rule: "equal reads",
    passes: "in turn",
  }),
};

if (!existsSync(join(values.images, "manifest.csv"))) {
  console.log(
    `Skipped: no manifest.csv in ${values.images}. Name the folder with --images or BARCODE_IMAGES.`,
  );
  process.exit(0);
}
const pictures = readManifest(values.images);

const server = await createServer({
  root: ROOT,
  configFile: false,
  logLevel: "error",
  cacheDir: resolve("node_modules/.vite-bench-scan"),
  server: { port: PORT, strictPort: true, hmr: false, watch: null, fs: { allow: [resolve(".")] } },
  optimizeDeps: { include: ["html5-qrcode"], exclude: ["zxing-wasm"] },
  plugins: [
    {
      name: "pictures",
      configureServer: ({ middlewares }) => {
        middlewares.use("/picture", (request, response) => {
          response.setHeader("content-type", "image/jpeg");
          createReadStream(join(values.images, decodeURIComponent(request.url ?? ""))).pipe(
            response,
          );
        });
      },
    },
  ],
});
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  chromiumSandbox: false,
  args: ["--disable-gpu"],
});
try {
  const page = await browser.newPage();
  page.on("pageerror", (error) => console.error("page:", error.message));
  await page.goto(`http://localhost:${PORT}/`);
  await page.waitForFunction("globalThis.bench !== undefined");

  const results: Result[] = [];
  for (const [name, call] of Object.entries(CONTENDERS)) {
    if (!name.includes(values.only)) continue;
    for (const [index, picture] of pictures.entries()) {
      const seed = Number(values.seed) * 1000 + index;
      const outcome = await page.evaluate<Outcome>(
        `((file, seed) => ${call})(${JSON.stringify(picture.file)}, ${seed})`,
      );
      results.push({ name, picture, outcome });
    }
    console.error(`${name}: done`);
  }
  printTables(results, values.list);
} finally {
  await browser.close();
  await server.close();
}
