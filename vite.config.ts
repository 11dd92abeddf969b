import { lingui } from "@lingui/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { chunkGroups } from "./scripts/chunk-groups.ts";
import { chunkFiles, chunkReport } from "./scripts/chunk-report.ts";
import { fetchedAtOnce } from "./scripts/fetched-at-once.ts";
import { linguiMacro } from "./scripts/lingui-macro.ts";
import { madeAtBuild } from "./scripts/made-at-build.ts";
import { noBreakSpaces } from "./scripts/no-break-spaces.ts";
import { shorterPackages } from "./scripts/shorter-packages.ts";
import { siteInDevelopment } from "./scripts/site-in-development.ts";
import { unusedParts } from "./scripts/unused-parts.ts";
import { manifest } from "./web/app/manifest.ts";

/** Screens that open before the worker has kept anything. */
const beforeWork = /\/(door|sign-in)-screen-/;
/** Files that the page itself names. */
const atOnce = /\/(page|page-packages|till|store|rolldown-runtime)-/;

/**
 * What a part shares with others lies with the worker. Named once more for each of a hundred parts it would be three
 * kilobytes that a till waits for, so it is named for those alone that come before the worker.
 */
function namedBeforehand(file: string, files: string[], { hostType }: { hostType: string }) {
  if (hostType === "html") return files;
  return beforeWork.test(file) ? files.filter((one) => !atOnce.test(one)) : [];
}

const server = process.env.BOUTIKA_SERVER ?? "http://127.0.0.1:8081";

export default defineConfig({
  publicDir: "public",
  build: {
    outDir: "dist/web",
    emptyOutDir: true,
    target: "es2022",
    sourcemap: false,
    // One sheet, which the page names: otherwise each part that is fetched when asked for would name it too.
    cssCodeSplit: false,
    modulePreload: { resolveDependencies: namedBeforehand },
    // Only for drawing HTML into a PDF, which nobody does: jspdf would bring 200 kB of them.
    rolldownOptions: {
      external: ["html2canvas", "dompurify", "canvg"],
      output: { codeSplitting: { groups: chunkGroups() } },
    },
  },
  // Of what a sale fetches, 3.5 kB gzip less than the builds for browsers of ten years ago, which come by default.
  resolve: {
    conditions: [...defaultClientConditions, "es2015"],
    alias: [{ find: /^dexie$/, replacement: "dexie/dist/modern/dexie.mjs" }],
  },
  worker: { format: "es" },
  server: {
    port: 8080,
    proxy: {
      "/api": { target: server, changeOrigin: false },
      "/health": server,
      "/v/": server,
      "/dev/outbox": server,
    },
  },
  plugins: [
    unusedParts(),
    madeAtBuild(),
    shorterPackages(),
    linguiMacro(),
    react(),
    tailwindcss(),
    lingui(),
    noBreakSpaces(),
    chunkReport(chunkFiles.application),
    fetchedAtOnce(),
    siteInDevelopment(),
    VitePWA({
      strategies: "injectManifest",
      srcDir: "web",
      filename: "service-worker.ts",
      injectRegister: false,
      manifest,
      manifestFilename: "manifest.webmanifest",
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ["**/*.{js,css,html,svg,png,ico,woff2,wasm}", "**/*.traineddata-*.gz"],
        // The largest is named, not kept beforehand: what reads papers, 2.9 MB unpacked.
        maximumFileSizeToCacheInBytes: 4_000_000,
        // What is large is named too: the worker fetches it when first asked for, and forgets that of other builds.
        globIgnores: ["social-card.png", "receipt-page.css"],
      },
      devOptions: { enabled: true, type: "module" },
    }),
  ],
});
