import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Everything here uses what Node brings: these scripts run before anything is installed. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");

/** @param {string} line */
export function say(line) {
  console.log(line);
}

/** @param {number} since */
export function elapsed(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/** @param {string} name the command-line file of an installed package, under node_modules */
export function tool(name) {
  return [process.execPath, join(root, "node_modules", name)];
}

/**
 * Runs a command in the project's folder; its lines are passed on indented, or kept for when it fails.
 * @param {string[]} command
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} [options]
 * @returns {Promise<{ status: number, output: string }>}
 */
export function run(command, { env = {}, quiet = false } = {}) {
  const [file = "", ...args] = command;
  return new Promise((done) => {
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: "1", ...env },
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32" && file === "npm",
    });
    let output = "";
    let line = "";
    /** @param {string} text */
    const take = (text) => {
      output += text;
      if (quiet) return;
      const lines = (line + text).split(/\r?\n/);
      line = lines.pop() ?? "";
      for (const whole of lines) say(whole && `  ${whole}`);
    };
    child.stdout.setEncoding("utf8").on("data", take);
    child.stderr.setEncoding("utf8").on("data", take);
    const forward = () => child.kill("SIGTERM");
    process.once("SIGTERM", forward);
    child.on("error", (error) => take(`${error.message}\n`));
    child.on("close", (status) => {
      process.off("SIGTERM", forward);
      if (line) say(`  ${line}`);
      done({ status: status ?? 1, output });
    });
  });
}

/**
 * Says what is being done, a sign of life every ten seconds, then how long it took.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} act
 * @returns {Promise<T>}
 */
export async function step(what, act) {
  const since = Date.now();
  say(`${what} …`);
  const sign = setInterval(() => say(`  … still at it (${elapsed(since)})`), 10_000);
  try {
    return await act();
  } finally {
    clearInterval(sign);
    say(`  took ${elapsed(since)}`);
  }
}

/**
 * One figure for the content of files and folders, tests left out.
 * @param {string[]} paths
 */
export function fingerprint(paths) {
  const hash = createHash("sha256");
  for (const path of paths) add(path);
  return hash.digest("hex");

  /** @param {string} path */
  function add(path) {
    const whole = join(root, path);
    if (!existsSync(whole) || /\.test\.tsx?$/.test(path)) return;
    if (statSync(whole).isDirectory()) {
      for (const name of readdirSync(whole).sort()) add(`${path}/${name}`);
    } else {
      hash.update(path).update("\0").update(readFileSync(whole)).update("\0");
    }
  }
}

/** @param {string} file */
export function readStamp(file) {
  const whole = join(root, file);
  return existsSync(whole) ? readFileSync(whole, "utf8") : "";
}

/**
 * @param {string} file
 * @param {string} value
 */
export function writeStamp(file, value) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), value);
}
