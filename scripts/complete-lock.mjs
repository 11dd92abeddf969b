import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * A registry mirror that lacks the packages of other systems makes `npm install` leave them out of the lock file,
 * and `npm ci` then refuses it. This adds what is missing: name, version and system, as the packages' names say them.
 */
const file = join(resolve(dirname(fileURLToPath(import.meta.url)), ".."), "package-lock.json");
/** @type {{ packages: Record<string, any> }} */
const lock = JSON.parse(readFileSync(file, "utf8"));
let added = 0;

for (const [parent, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(parent, name)) continue;
    lock.packages[`node_modules/${name}`] = {
      version,
      ...systemOf(name),
      ...(entry.dev && { dev: true }),
      optional: true,
    };
    added++;
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([one], [other]) => one.localeCompare(other, "en")),
);
writeFileSync(file, `${JSON.stringify(lock, undefined, 2)}\n`);
console.log(added ? `${added} packages of other systems added.` : "The lock file is complete.");

/**
 * Whether Node would find the package from the parent's folder or from one above it.
 * @param {string} parent
 * @param {string} name
 */
function isLocked(parent, name) {
  const nested = parent
    .split("/node_modules/")
    .map((_, depth, all) => [...all.slice(0, depth + 1), name].join("/node_modules/"));
  return [`node_modules/${name}`, ...nested].some((place) => lock.packages[place]);
}

/** @param {string} name such as @rollup/rollup-linux-arm64-musl */
function systemOf(name) {
  const words = name.slice(name.indexOf("/") + 1).split("-");
  const os = words.find((word) =>
    ["android", "darwin", "freebsd", "linux", "openbsd", "openharmony", "win32"].includes(word),
  );
  const cpu = words.find((word) =>
    ["arm", "arm64", "ia32", "loong64", "ppc64", "riscv64", "s390x", "wasm32", "x64"].includes(
      word,
    ),
  );
  const libc = words.some((word) => word.startsWith("musl")) ? "musl" : undefined;
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(os && { os: [os] }),
    ...(os === "linux" && { libc: [libc ?? "glibc"] }),
  };
}
