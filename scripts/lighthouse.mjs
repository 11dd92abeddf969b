import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureBrowser } from "./ensure-browser.mjs";
import { ensureInstalled } from "./install.mjs";
import { root, run, say } from "./toolbox.mjs";

/**
 * Starts the built server on empty data and prints what Lighthouse says of the public page, as a phone on slow 4G sees
 * it. Lighthouse is fetched for the occasion: installed, it would bring two hundred packages for one page.
 */
const lighthouse = "lighthouse@12.8.2";
const categories = ["performance", "accessibility", "best-practices", "seo"];
/** For the server to answer, ms. */
const longestStart = 60_000;
const bars = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };

await ensureInstalled();
if (!(await ensureBuilt())) process.exit(1);
const browser = ensureBrowser(say);
if (!browser) process.exit(1);
const port = await freePort();
const folder = mkdtempSync(join(tmpdir(), "boutika-lighthouse-"));
// Postgres, which never runs as root, must be able to enter.
chmodSync(folder, 0o755);
// Nothing of this machine's own settings: what is measured is empty, and knows no database, mailbox or bucket.
const { PATH, HOME, TMPDIR, SYSTEMROOT, TEMP } = process.env;
const server = spawn(process.execPath, [join(root, "dist/server/main.js")], {
  cwd: root,
  stdio: ["ignore", "ignore", "inherit"],
  env: {
    ...{ PATH, HOME, TMPDIR, SYSTEMROOT, TEMP },
    ...{ PORT: String(port), DATA_DIR: folder, DEMO: "false" },
  },
});
let isGone = false;
const ended = new Promise((done) => {
  server.once("error", done);
  server.once("exit", done);
}).then(() => {
  isGone = true;
});
let isBelow = false;
try {
  await answering(`http://localhost:${port}/health`);
  for (const path of ["/", "/en"]) {
    const report = join(folder, "report.json");
    const { status, output } = await run(
      [
        ...["npx", "--yes", lighthouse, `http://localhost:${port}${path}`, "--quiet"],
        ...["--output=json", `--output-path=${report}`],
        `--only-categories=${categories.join(",")}`,
        "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
      ],
      { quiet: true, env: { CHROME_PATH: browser } },
    );
    if (status !== 0) throw new Error(output);
    tell(path, JSON.parse(readFileSync(report, "utf8")));
  }
} finally {
  server.kill("SIGTERM");
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isBelow ? 1 : 0);

/**
 * @param {string} path
 * @param {{ categories: Record<string, { score: number }>, audits: Record<string, { score: number | null, title: string, displayValue?: string }> }} report
 */
function tell(path, { categories: found, audits }) {
  const scores = Object.entries(bars).map(([name, bar]) => {
    const score = Math.round((found[name]?.score ?? 0) * 100);
    isBelow ||= score < bar;
    return `${name} ${score} (bar ${bar})`;
  });
  say(`${path}: ${scores.join(", ")}`);
  const times = ["first-contentful-paint", "largest-contentful-paint", "total-byte-weight"];
  say(
    `  ${times.map((name) => `${audits[name]?.title}: ${audits[name]?.displayValue}`).join("; ")}`,
  );
  for (const { score, title } of Object.values(audits))
    if (score !== null && score < 0.9) say(`  to look at: ${title}`);
}

/** @param {string} url */
async function answering(url) {
  const deadline = Date.now() + longestStart;
  while (!isGone && Date.now() < deadline) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(isGone ? "The server ended as it started" : "The server did not start in time");
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}
