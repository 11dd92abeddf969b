import { defineConfig } from "@lingui/cli";

const office = [
  ...["commissions", "dashboard", "inventory", "labels", "notifications", "product-import"],
  ...["products", "stock-count", "transfers"],
].map((feature) => `web/features/${feature}`);
const officeBlocks = ["image-picker", "product-export", "product-list", "spreadsheet"].map(
  (block) => `web/blocks/${block}`,
);
const tests = ["**/*.test.ts", "**/*.test.tsx"];

/** Two catalogues a language: what a till shows, which everybody fetches first, and what the other screens add to it. */
export default defineConfig({
  sourceLocale: "fr",
  locales: ["fr", "en"],
  catalogs: [
    {
      path: "web/i18n/locales/{locale}/messages",
      include: ["web"],
      exclude: [...tests, ...[...office, ...officeBlocks].map((folder) => `${folder}/**`)],
    },
    {
      path: "web/i18n/locales/{locale}/office",
      include: [...office, ...officeBlocks],
      exclude: tests,
    },
  ],
  format: "po",
  orderBy: "messageId",
});
