import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import type { Plugin } from "vite";

/** One file of JavaScript of a build: what it holds, and what it fetches at once or when asked to. */
export type Chunk = {
  file: string;
  /** Source file that stands behind it, for the page itself and for what is fetched when asked for. */
  entry: string | null;
  imports: string[];
  dynamicImports: string[];
  modules: string[];
};

/** What went into the files of the application, and into those of the public site. */
export const chunkFiles = {
  application: resolve("dist/web-chunks.json"),
  site: resolve("dist/site-chunks.json"),
};

/** Writes down which source went into which file, beside the build. */
export function chunkReport(reportFile: string): Plugin {
  return {
    name: "chunk-report",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).flatMap((output): Chunk[] => {
          if (output.type !== "chunk") return [];
          const { fileName, facadeModuleId, imports, dynamicImports, moduleIds } = output;
          const entry = facadeModuleId === null ? null : named(facadeModuleId);
          const modules = moduleIds.map(named);
          return [{ file: fileName, entry, imports, dynamicImports, modules }];
        });
        mkdirSync(dirname(reportFile), { recursive: true });
        writeFileSync(reportFile, JSON.stringify(chunks, null, 1));
      },
    },
  };
}

function named(moduleId: string): string {
  return relative(process.cwd(), moduleId.replace(/^\0/, "")).replaceAll("\\", "/");
}
