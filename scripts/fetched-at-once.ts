import type { Plugin } from "vite";

/** Files that every screen of the application needs, by their names in `chunk-groups.ts`. */
const always = ["till", "store"];

/**
 * Names them in the first lines of the page: it would learn of them only once its own program runs, a round trip later.
 * Throws when the build has none of such a name.
 */
export function fetchedAtOnce(): Plugin {
  return {
    name: "fetched-at-once",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((output) => output.type === "chunk");
        return always.map((name) => {
          const chunk = chunks.find((one) => one.name === name);
          if (!chunk) throw new Error(`no file of the build is called ${name}`);
          const attrs = { rel: "modulepreload", crossorigin: true, href: `/${chunk.fileName}` };
          return { tag: "link", attrs, injectTo: "head" as const };
        });
      },
    },
  };
}
