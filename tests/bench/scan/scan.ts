import { createReadStream, existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { createServer } from "vite";
import type { Contenders } from "./contenders.ts";
import type { Outcome } from "./page.ts";
import { readManifest } from "./pictures.ts";
import { printTables, type Result } from "./report.ts";

const ROOT = import.meta.dirname;
const PORT = 8130;

/** Where the pictures lie unless something else is said. */
export const usualImages = process.env.BARCODE_IMAGES ?? resolve("../shared/data/barcodes");

/** `seed`: of the shaken frames. `only`: rows whose name contains it. `list`: each wrong and missed picture is named. */
type Wish = { images: string; seed: number; only: string; list: boolean };

/** Lets all contenders read all pictures in a page of Chromium and prints what came of it. */
export async function benchScan(
  contenders: Contenders,
  { images, seed, only, list }: Wish,
): Promise<void> {
  if (!existsSync(join(images, "manifest.csv"))) {
    console.log(`Skipped: no manifest.csv in ${images}. Name the folder with BARCODE_IMAGES.`);
    return;
  }
  const pictures = readManifest(images);
  const server = await createServer({
    root: ROOT,
    configFile: false,
    logLevel: "error",
    cacheDir: resolve("node_modules/.vite-bench-scan"),
    server: {
      port: PORT,
      strictPort: true,
      hmr: false,
      watch: null,
      fs: { allow: [resolve(".")] },
    },
    optimizeDeps: { include: ["html5-qrcode"], exclude: ["zxing-wasm", "@undecaf/zbar-wasm"] },
    plugins: [
      {
        name: "pictures",
        configureServer: ({ middlewares }) => {
          middlewares.use("/picture", (request, response) => {
            response.setHeader("content-type", "image/jpeg");
            createReadStream(join(images, decodeURIComponent(request.url ?? ""))).pipe(response);
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
    for (const [name, { call, goesOn }] of Object.entries(contenders)) {
      if (!name.includes(only)) continue;
      for (const [index, picture] of pictures.entries()) {
        const before = results.find((one) => one.name === goesOn?.from && one.picture === picture);
        const isRead = before?.outcome.text !== undefined;
        if (goesOn && isRead && before.outcome.frames <= goesOn.after) {
          results.push({ ...before, name });
          continue;
        }
        const shaken = seed * 1000 + index;
        const outcome = await page.evaluate<Outcome>(
          `((file, seed) => ${call})(${JSON.stringify(picture.file)}, ${shaken})`,
        );
        results.push({ name, picture, outcome });
      }
      console.error(`${name}: done`);
    }
    printTables(results, list);
  } finally {
    await browser.close();
    await server.close();
  }
}
