import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, type Page, type Response } from "@playwright/test";
import { test } from "./fixtures.ts";
import { PointOfSalePage } from "./pages/point-of-sale-page.ts";
import { SignInPage } from "./pages/sign-in-page.ts";

/** The bar of what a whole sale fetches; where it stands is told in docs/figures.md. */
const mostToSell = 246_000;
/** The same without what the till does not wait for. */
const mostBeforeSelling = 185_100;
/** RxDB, the books that a sale does without, the chain, which comes with the first exchange, and what hears the worker. */
const behindTheTill = [
  "node_modules/workbox-window/",
  "node_modules/rxdb/",
  "web/store/read-models/late-books.ts",
  "web/store/chain/device-chain.ts",
  "web/store/sha256.ts",
];

/** What the first visit to the public page may fetch, all files and JavaScript alone, as gzip. */
const mostOfPublicPage = 250_000;
const mostScript = 90_000;

type Chunk = { file: string; modules: string[] };

/** What went into the files of a build. */
const builtBy = (build: "web" | "site"): Chunk[] =>
  JSON.parse(readFileSync(`dist/${build}-chunks.json`, "utf8"));

const gzipped = (body: Buffer) => gzipSync(body, { level: 9 }).length;

/** Every file of JavaScript that a page fetches: its bytes as gzip, and the packages in it. */
class FetchedScripts {
  readonly #bodies = new Map<string, Promise<Buffer>>();
  readonly #chunks: readonly Chunk[];

  constructor(page: Page, chunks: readonly Chunk[]) {
    this.#chunks = chunks;
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith(".js")) this.#bodies.set(pathname.slice(1), response.body());
    });
  }

  async bytes(): Promise<number> {
    const bodies = await Promise.all(this.#bodies.values());
    return bodies.reduce((sum, body) => sum + gzipped(body), 0);
  }

  /** As `bytes`, without the files that hold one of these sources. */
  async bytesWithout(sources: readonly string[]): Promise<number> {
    const holds = (file: string) =>
      this.#chunks
        .filter((chunk) => chunk.file === file)
        .some(({ modules }) => modules.some((one) => sources.some((name) => one.includes(name))));
    const bodies = [...this.#bodies].filter(([file]) => !holds(file));
    const sizes = await Promise.all(bodies.map(async ([, body]) => gzipped(await body)));
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  /** Each file with its bytes, the heaviest first: what to look at when the sum is too much. */
  async told(): Promise<string> {
    const files = await Promise.all(
      [...this.#bodies].map(async ([file, body]) => ({ file, bytes: gzipped(await body) })),
    );
    files.sort((one, other) => other.bytes - one.bytes);
    return files.map(({ file, bytes }) => `${bytes} ${file}`).join("\n");
  }

  /** Files that this build did not make. */
  strangers(): string[] {
    return [...this.#bodies.keys()].filter(
      (fetched) => !this.#chunks.some(({ file }) => file === fetched),
    );
  }

  packages(): Set<string> {
    const modules = this.#chunks
      .filter(({ file }) => this.#bodies.has(file))
      .flatMap((chunk) => chunk.modules);
    return new Set(modules.flatMap((module) => /node_modules\/([^/]+)/.exec(module)?.[1] ?? []));
  }
}

test("the public page is small, in all and in JavaScript, and holds no package", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "", serviceWorkers: "block" });
  for (const address of ["/", "/en"]) {
    const page = await context.newPage();
    const scripts = new FetchedScripts(page, builtBy("site"));
    const answers: Response[] = [];
    page.on("response", (response) => answers.push(response));
    await page.goto(address, { waitUntil: "networkidle" });
    for (const picture of await page.locator("img").all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty("complete", true);
    }
    await page.waitForLoadState("networkidle");
    expect(answers.filter((answer) => !answer.ok()).map((answer) => answer.url())).toEqual([]);
    await expect
      .poll(() => answers.map((answer) => new URL(answer.url()).pathname))
      .toContain("/till-phone.webp");
    const bodies = await Promise.all(answers.map((answer) => answer.body()));
    const all = bodies.reduce((sum, body) => sum + gzipped(body), 0);
    expect(await scripts.bytes(), await scripts.told()).toBeLessThanOrEqual(mostScript);
    expect(all, address).toBeLessThanOrEqual(mostOfPublicPage);
    expect(scripts.packages(), "packages in the script of the site").toEqual(new Set());
    expect(scripts.strangers(), "files of another build").toEqual(["theme.js"]);
    await page.close();
  }
  await context.close();
});

test("a whole sale fetches at most 246 KB of JavaScript", async ({
  browser,
  baseURL,
  accounts,
  shop,
}) => {
  void shop;
  const context = await browser.newContext({ baseURL: baseURL ?? "", serviceWorkers: "block" });
  const entrance = await context.newPage();
  await entrance.goto("/auth?from=/point-of-sale");
  await new SignInPage(entrance).signIn(accounts.seller);
  await entrance.close();
  const page = await context.newPage();
  const scripts = new FetchedScripts(page, builtBy("web"));
  const till = new PointOfSalePage(page);
  await till.open();
  await till.tile("Lait concentré sucré").click();
  await till.payExact();
  expect(scripts.packages()).toContain("rxdb");
  const bytes = await scripts.bytes();
  expect(bytes).toBeGreaterThan(mostToSell / 3);
  expect(bytes, await scripts.told()).toBeLessThanOrEqual(mostToSell);
  expect(await scripts.bytesWithout(behindTheTill), await scripts.told()).toBeLessThanOrEqual(
    mostBeforeSelling,
  );
  await context.close();
});
