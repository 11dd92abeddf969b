import { filesFor, holds, needs, sumOf } from "./page-sizes.ts";

/** Prints what selling and the public page weigh: npx tsx scripts/size-table.ts, after a build. */
const heavyPackages = ["react-dom", "rxdb", "dexie", "recharts", "jspdf", "zxing-wasm"];

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(6)} KB`;

for (const need of needs) {
  const files = filesFor(need);
  if (!files) {
    console.log("There is no build to weigh: npm run build");
    process.exit(1);
  }
  const heavy = heavyPackages.filter((name) => holds(files, name));
  console.log(`JavaScript for ${need.name}: ${kilobytes(sumOf(files)).trim()} gzip`);
  for (const { file, gzip } of files.slice(0, 6)) console.log(`  ${kilobytes(gzip)}  ${file}`);
  if (files.length > 6)
    console.log(`  ${kilobytes(sumOf(files.slice(6)))}  ${files.length - 6} small files`);
  console.log(`  of the heavy packages: ${heavy.join(", ") || "none"}`);
}
