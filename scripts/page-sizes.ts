import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { type Chunk, chunkFiles } from "./chunk-report.ts";

/** What somebody needs to have fetched to do one thing: the build, where it begins, and what the page fetches for that. */
export type Need = {
  name: string;
  chunkFile: string;
  entries: readonly string[];
  /** Scripts of public/, which no build makes. */
  plain: readonly string[];
};

export const needs: readonly Need[] = [
  {
    name: "selling",
    chunkFile: chunkFiles.application,
    entries: [
      "index.html",
      "web/i18n/locales/fr/messages.po",
      "web/app/shell/signed-in-layout.tsx",
      "web/features/point-of-sale/point-of-sale-screen.tsx",
      "web/store/browser-store.ts",
    ],
    plain: [],
  },
  {
    name: "the public page",
    chunkFile: chunkFiles.site,
    entries: ["web/site/client/main.ts", "web/site/parts/contact-script.ts"],
    plain: ["theme.js"],
  },
];

export type Weighed = { file: string; gzip: number; modules: readonly string[] };

/** Every file that this needs, each once, the heaviest first; undefined without a build. Throws when an entry is not in it. */
export function filesFor({ chunkFile, entries, plain }: Need): Weighed[] | undefined {
  if (!existsSync(chunkFile)) return undefined;
  const chunks = JSON.parse(readFileSync(chunkFile, "utf8")) as Chunk[];
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const found = new Set(plain);
  const take = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const next of byFile.get(file)?.imports ?? []) take(next);
  };
  for (const entry of entries) {
    // The bundler lets a file stand for itself, or puts it among those that are fetched with it anyway.
    const chunk =
      chunks.find((one) => one.entry === entry) ??
      chunks.find((one) => one.modules.includes(entry));
    if (!chunk) throw new Error(`${entry} is not in the build`);
    take(chunk.file);
  }
  const weighed = [...found].map((file) => ({
    file,
    gzip: gzipSync(readFileSync(join(resolve("dist/web"), file)), { level: 9 }).length,
    modules: byFile.get(file)?.modules ?? [],
  }));
  return weighed.sort((one, other) => other.gzip - one.gzip);
}

export function sumOf(files: readonly Weighed[]): number {
  return files.reduce((sum, { gzip }) => sum + gzip, 0);
}

/** Whether a package is in any of these files. */
export function holds(files: readonly Weighed[], name: string): boolean {
  return files.some(({ modules }) =>
    modules.some((module) => module.includes(`node_modules/${name}/`)),
  );
}
