import { resolve } from "node:path";
import type { Plugin } from "vite";

/** Packages come as their makers build them; these come shorter, saying the same. */
const builds: readonly { asked: RegExp; file: string }[] = [
  // The package offers its build for development alone, which warns in words nobody reads here.
  { asked: /^react-router$/, file: "react-router/dist/production/index.mjs" },
  { asked: /^react-router\/dom$/, file: "react-router/dist/production/dom-export.mjs" },
  // For browsers of ten years ago.
  { asked: /^workbox-window$/, file: "workbox-window/build/workbox-window.prod.mjs" },
];

const dexie = /\/dexie\/dist\/modern\/dexie\.mjs$/;
const router = /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/;

/** Text of a package's files that is not needed, and how it looks without. */
const cuts: readonly { files: RegExp; what: RegExp; instead: string }[] = [
  // Names of parts for the tools of a developer keep parts that nobody uses from being left out.
  {
    files: router,
    what: /^ *\w+\.displayName = "[^"]*";$/gm,
    instead: "",
  },
  {
    files: router,
    what: /= (React\d*\.(?:forwardRef|createContext|memo)\()/g,
    instead: "= /* @__PURE__ */ $1",
  },
  // Fetching pages before they are asked for is a thing of its framework, which this is not.
  {
    files: router,
    what: /createElement\(PrefetchPageLinks, \{ page: href \}\)/g,
    instead: "createElement(React10.Fragment)",
  },
  {
    files: router,
    what: /let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]*\);/g,
    instead: "const shouldPrefetch = false; const prefetchHandlers = {};",
  },
  { files: router, what: /mergeRefs\(forwardedRef, prefetchRef\)/g, instead: "forwardedRef" },
  // What it would warn its developers of.
  {
    files: router,
    what: /^function warning\(cond, message\) \{[\s\S]*?\n\}$/gm,
    instead: "/* @__NO_SIDE_EFFECTS__ */ function warning() {}",
  },
  // So are routes that load data and show what went wrong with it.
  {
    files: router,
    what: /isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/g,
    instead: "useNavigateUnstable()",
  },
  {
    files: router,
    what: /let dataRouterState = dataRouterOpts\?\.state;\n([\s\S]*?)\n {2}return renderedMatches\.reduceRight/g,
    instead:
      "const dataRouterState = void 0; if (matches == null) return null; const renderedMatches = matches; return renderedMatches.reduceRight",
  },
  {
    files: router,
    what: /return dataRouterState && [\s\S]*?\) : getChildren\(\);/g,
    instead: "return getChildren();",
  },
  { files: router, what: /^RenderErrorBoundary\.contextType = .*;$/gm, instead: "" },
  {
    files: router,
    what: /let isTransitioning = routerState != null &&[\s\S]*?viewTransition === true;/g,
    instead: "const isTransitioning = false;",
  },
  // Nobody asks Dexie to ask again when something is written: it need not watch what is.
  { files: dexie, what: /^ *this\.use\((?:cache|observability)Middleware\);$/gm, instead: "" },
  { files: dexie, what: /^ *liveQuery,$/gm, instead: "" },
  // Parts of an icon never change places: the keys, which nothing packs, tell React nothing.
  {
    files: /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/,
    what: /,\s*key: "[^"]*"(?=\s*\})/g,
    instead: "",
  },
];

/**
 * Takes the shorter of two builds of a package, and words out of it that only its developers read. Throws when a package
 * no longer has them: it would grow again in silence.
 */
export function shorterPackages(): Plugin {
  const found = new Set<object>();
  return {
    name: "shorter-packages",
    apply: "build",
    enforce: "pre",
    resolveId(asked) {
      const build = builds.find((one) => one.asked.test(asked));
      if (!build) return null;
      found.add(build);
      return resolve("node_modules", build.file);
    },
    transform: {
      filter: { id: cuts.map(({ files }) => files) },
      handler(code, id) {
        let short = code;
        for (const cut of cuts) {
          if (!cut.files.test(id)) continue;
          const before = short;
          short = short.replace(cut.what, cut.instead);
          if (short !== before) found.add(cut);
        }
        return { code: short, map: null };
      },
    },
    buildEnd() {
      const missing = [...builds, ...cuts].find((one) => !found.has(one));
      if (found.size > 0 && missing)
        throw new Error(
          `not found in the packages: ${"asked" in missing ? missing.asked : missing.what}`,
        );
    },
  };
}
