import { defineConfig } from "rolldown";

/**
 * The server as plain JavaScript, packages left outside, and what operators run beside it where there is no TypeScript.
 * Every file lands flat in dist/server: `../../migrations` then means the same from there and from sync-server/db.
 */
export default defineConfig({
  input: {
    main: "sync-server/main.ts",
    admin: "scripts/admin.ts",
    "check-totals": "scripts/check-totals.ts",
    verify: "scripts/verify.ts",
    distribute: "scripts/distribute.ts",
    tidy: "scripts/tidy.ts",
  },
  platform: "node",
  external: (id, _importer, resolved) =>
    !resolved && /^[^./#]/.test(id) && !/^[A-Za-z]:[\\/]/.test(id),
  output: {
    dir: "dist/server",
    format: "esm",
    cleanDir: true,
    sourcemap: true,
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
  },
});
