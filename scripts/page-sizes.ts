import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { type Chunk, chunkReportFile } from "./chunk-report.ts";

/** What somebody needs to have fetched to do one thing: the page, and what it fetches for that. */
export type Need = { name: string; entries: string[] };

export const page = "index.html";
const french = "web/i18n/locales/fr/messages.po";

export const selling: Need = {
  name: "selling",
  entries: [
    page,
    french,
    "web/app/shell/signed-in-layout.tsx",
    "web/features/point-of-sale/point-of-sale-screen.tsx",
    "web/store/compose-store.ts",
  ],
};

export type Weighed = { file: string; entry: string | null; gzip: number; modules: string[] };

/** The files of a build, or undefined when there is none. */
export function builtChunks(): Chunk[] | undefined {
  if (!existsSync(chunkReportFile)) return undefined;
  return JSON.parse(readFileSync(chunkReportFile, "utf8")) as Chunk[];
}

/** Every file that comes with these entries, each once, with its bytes as gzip. Throws when an entry is not in the build. */
export function filesFor({ entries }: Need, chunks: readonly Chunk[]): Weighed[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const found = new Set<string>();
  const take = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const next of byFile.get(file)?.imports ?? []) take(next);
  };
  for (const entry of entries) {
    const chunk = chunks.find((one) => one.entry === entry);
    if (!chunk) throw new Error(`${entry} is not in the build`);
    take(chunk.file);
  }
  return [...found].map((file) => {
    const bytes = readFileSync(join(resolve("dist/web"), file));
    const chunk = byFile.get(file);
    const gzip = gzipSync(bytes, { level: 9 }).length;
    return { file, entry: chunk?.entry ?? null, gzip, modules: chunk?.modules ?? [] };
  });
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
