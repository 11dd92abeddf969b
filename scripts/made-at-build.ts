import { resolve } from "node:path";
import { type Plugin, runnerImport } from "vite";

/** Modules that say what they make of others, at the cost of these. */
const made = ["shared/sync/kind-facts.ts", "shared/sync/body-order.ts"].map((file) =>
  resolve(file),
);

/** Puts into the built page what a module exports, as data, in the place of what it is made with. */
export function madeAtBuild(): Plugin {
  return {
    name: "made-at-build",
    apply: "build",
    enforce: "pre",
    async load(id) {
      if (!made.includes(id)) return null;
      const { module } = await runnerImport<Record<string, unknown>>(id, { configFile: false });
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}
