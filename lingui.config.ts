import { defineConfig } from "@lingui/cli";

const office = [
  ...["cashier-switch", "departure", "profile"],
  ...[
    "commissions",
    "dashboard",
    "inventory",
    "invitations",
    "labels",
    "messages",
    "notifications",
  ],
  ...["onboarding", "product-import", "products", "shop-settings", "shop-setup", "stock-count"],
  ...["reports", "subscription", "team", "tickets", "transfers", "waiting"],
].map((feature) => `web/features/${feature}`);
const officeBlocks = [
  "agency",
  "charts",
  "completeness",
  "image-picker",
  "invitations",
  "onboarding",
  "plans",
  "product-export",
  "product-list",
  "shop-form",
  "spreadsheet",
].map((block) => `web/blocks/${block}`);
const account = [...["web/features/sign-in", "web/features/password-reset"], "web/blocks/account"];
const tests = ["**/*.test.ts", "**/*.test.tsx"];

/** Three catalogues a language: what a till shows, which everybody fetches first, what the office adds, and the door. */
export default defineConfig({
  sourceLocale: "fr",
  locales: ["fr", "en"],
  catalogs: [
    {
      path: "web/i18n/locales/{locale}/messages",
      include: ["web"],
      exclude: [
        ...tests,
        ...[...office, ...officeBlocks, ...account].map((folder) => `${folder}/**`),
      ],
    },
    {
      path: "web/i18n/locales/{locale}/office",
      include: [...office, ...officeBlocks],
      exclude: tests,
    },
    {
      path: "web/i18n/locales/{locale}/account",
      include: account,
      exclude: tests,
    },
  ],
  format: "po",
  orderBy: "messageId",
});
