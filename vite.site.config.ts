import { lingui } from "@lingui/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkFiles, chunkReport } from "./scripts/chunk-report.ts";
import { linguiMacro } from "./scripts/lingui-macro.ts";
import { noBreakSpaces } from "./scripts/no-break-spaces.ts";

/**
 * The public site, built apart from the application so that neither grows by the other (decision 0020): first its sheet
 * and its small script, beside the application's files, then (`--ssr`) the program that draws its pages as HTML.
 */
export default defineConfig(({ isSsrBuild }) => ({
  publicDir: false,
  build: {
    target: isSsrBuild ? "node20" : "es2022",
    outDir: isSsrBuild ? "dist/site-drawing" : "dist/web",
    emptyOutDir: isSsrBuild === true,
    rolldownOptions: {
      input: isSsrBuild
        ? "web/site/render.tsx"
        : { site: "web/site/client/main.ts", "site-sheet": "web/site/site.css" },
    },
  },
  ssr: { noExternal: true },
  plugins: [
    linguiMacro(),
    react(),
    tailwindcss(),
    lingui(),
    noBreakSpaces(),
    !isSsrBuild && chunkReport(chunkFiles.site),
  ],
}));
