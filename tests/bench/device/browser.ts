import { execFileSync } from "node:child_process";
import { createReadStream, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { build } from "vite";

export const builtPage = resolve("dist/bench/device");

/** Builds the page of the bench as the product is built: minified, with the bundler's own choices. */
export async function buildPage(): Promise<void> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: "error",
    build: { outDir: builtPage, emptyOutDir: true, target: "es2022" },
  });
}

const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript" };

/** Serves the page so that its clock is fine: isolated pages see microseconds. */
export async function servePage(): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    const file = join(builtPage, request.url === "/" ? "index.html" : (request.url ?? ""));
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      "content-type": types[extname(file)] ?? "application/octet-stream",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-embedder-policy": "require-corp",
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}

export type BenchBrowser = {
  page: Page;
  /** Slows the page's thread down so many times. */
  throttle(rate: number): Promise<void>;
  /** The same profile with nothing of the page in memory. */
  reload(): Promise<void>;
  close(): Promise<void>;
};

/** A browser with a profile on the disk, as a phone has one. `preload` is a library that its processes load first. */
export async function openBrowser(url: string, preload?: string): Promise<BenchBrowser> {
  const profile = mkdtempSync(join(tmpdir(), "boutika-bench-profile-"));
  const context: BrowserContext = await chromium.launchPersistentContext(profile, {
    executablePath: await findBrowser(),
    chromiumSandbox: false,
    args: ["--disable-gpu", "--disable-background-networking", "--disable-component-update"],
    ...(preload && { env: { ...process.env, LD_PRELOAD: preload } as Record<string, string> }),
  });
  const page = context.pages()[0] ?? (await context.newPage());
  page.on("pageerror", (error) => console.error("page:", error.message));
  const devtools = await context.newCDPSession(page);
  const reload = async () => {
    await page.goto("about:blank");
    await page.goto(url);
    await page.waitForFunction("globalThis.bench !== undefined");
  };
  await reload();
  return {
    page,
    throttle: async (rate) => {
      await devtools.send("Emulation.setCPUThrottlingRate", { rate });
    },
    reload,
    close: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Asked of the scripts, which other rooms must not import by path. */
async function findBrowser(): Promise<string | undefined> {
  const script = pathToFileURL(resolve("scripts/ensure-browser.mjs")).href;
  const { findBrowser: find } = (await import(script)) as { findBrowser(): string | undefined };
  return find();
}

/** A library that makes each fsync last 15 ms longer, as cheap flash does; undefined where no C compiler is at hand. */
export function slowFsync(): string | undefined {
  const library = resolve("dist/bench/slow-fsync.so");
  try {
    const source = join(import.meta.dirname, "slow-fsync.c");
    execFileSync("cc", ["-shared", "-fPIC", "-O2", "-o", library, source], { stdio: "ignore" });
    return library;
  } catch {
    return undefined;
  }
}
