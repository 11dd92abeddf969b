import { relative, resolve } from "node:path";
import type { Plugin } from "vite";
import { planted } from "./mistake.ts";
import { mistakes } from "./mistakes.ts";

/**
 * Plants every mistake in the modules of a test run; none is made until `whilePlanted` says so. `always`: the one that
 * is made from the start, alone.
 */
export function plantedMistakes(always?: string): Plugin {
  const root = resolve(".");
  return {
    name: "planted-mistakes",
    enforce: "pre",
    transform(code, id) {
      const file = relative(root, id.split("?")[0] ?? id).replaceAll("\\", "/");
      const changed = planted(mistakes, file, code, always);
      return changed === undefined ? undefined : { code: changed, map: null };
    },
  };
}
