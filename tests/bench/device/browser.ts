import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { build, type Plugin } from "vite";

export const builtPage = resolve("dist/bench/device");

/**
 * Builds the page of the bench as the product is built. BENCH_READABLE keeps names, for profiles. `changed` exchanges
 * what a bench measures with and without.
 */
export async function buildPage(changed?: Plugin): Promise<void> {
  await build({
    ...(changed && { plugins: [changed] }),
    root: import.meta.dirname,
    configFile: false,
    logLevel: "error",
    build: {
      outDir: builtPage,
      emptyOutDir: true,
      target: "es2022",
      minify: !process.env.BENCH_READABLE,
    },
  });
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
    // The driver calls the page by its text, which the product's own policy forbids to everybody else.
    bypassCSP: true,
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
export async function findBrowser(): Promise<string | undefined> {
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
