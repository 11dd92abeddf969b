import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { ensureInstalled } from "./install.mjs";
import { fingerprint, readStamp, root, run, say, step, tool, writeStamp } from "./toolbox.mjs";

const stamp = "dist/.built-from";
const sources = [
  ...["web", "sync-server", "shared", "public", "index.html"],
  ...[
    "vite.config.ts",
    "vite.site.config.ts",
    "scripts/build-site.ts",
    "rolldown.config.ts",
    "scripts/admin.ts",
    "scripts/check-totals.ts",
    "scripts/verify.ts",
    "scripts/distribute.ts",
    "scripts/tidy.ts",
    "lingui.config.ts",
    "scripts/lingui-macro.ts",
    "scripts/no-break-spaces.ts",
  ],
  ...["scripts/chunk-report.ts", "scripts/chunk-groups.ts", "scripts/fetched-at-once.ts"],
  ...["scripts/shorter-packages.ts", "scripts/unused-parts.ts"],
  ...["tsconfig.base.json", "package.json", "package-lock.json"],
];

/** Builds the web and the server unless they are already made from these very sources. Says whether it worked. */
export async function ensureBuilt() {
  const wanted = fingerprint(sources);
  if (readStamp(stamp) === wanted) {
    say("Already built from these sources.");
    return true;
  }
  writeStamp(stamp, "");
  const made =
    (await command("Building the web app", [...tool("vite/bin/vite.js"), "build"])) &&
    (await command("Building the public site", [
      ...tool("tsx/dist/cli.mjs"),
      "scripts/build-site.ts",
    ])) &&
    (await command("Building the server", [
      ...tool("rolldown/bin/cli.mjs"),
      "-c",
      "rolldown.config.ts",
    ]));
  if (!made) return false;
  await step("Compressing what is served", () => compressFolder(join(root, "dist/web")));
  await run([...tool("tsx/dist/cli.mjs"), "scripts/size-table.ts"]);
  writeStamp(stamp, wanted);
  return true;
}

/**
 * @param {string} what
 * @param {string[]} words
 */
async function command(what, words) {
  const { status, output } = await step(what, () =>
    run(words, { quiet: true, env: { NODE_ENV: "production" } }),
  );
  if (status !== 0) say(output);
  return status === 0;
}

const compressible = /\.(js|css|html|svg|json|webmanifest|wasm|txt|ico)$/;

/**
 * Writes .br and .gz beside every file worth it, so that the server never compresses the same file twice.
 * @param {string} folder
 */
async function compressFolder(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  await Promise.all(files.map(compressFile));
}

/** @param {string} file */
async function compressFile(file) {
  const plain = readFileSync(file);
  if (plain.length < 1024) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipped);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await ensureInstalled();
  if (!(await ensureBuilt())) process.exit(1);
}
