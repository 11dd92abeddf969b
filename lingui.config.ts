import { defineConfig } from "@lingui/cli";

const office = [
  ...["cashier-switch", "departure", "own-devices", "profile"],
  ...["employee-dashboard", "performance", "reseller-dashboard", "reseller-reports"],
  ...[
    "accounting",
    "commissions",
    "dashboard",
    "day-close",
    "help",
    "inventory",
    "invitations",
    "labels",
    "messages",
    "mobile-money",
    "notebook",
    "notebook-card",
    "notebook-import",
    "notebook-reminders",
    "notebook-statement",
    "notifications",
    "point-of-sale/handover",
    "point-of-sale/keys-help",
    "point-of-sale/scale-label",
    "point-of-sale/search",
    "orders",
    "paper",
    "printer",
    "profit",
    "purchases",
    "reorder",
  ],
  ...["onboarding", "product-import", "products", "shop-settings", "shop-setup", "stock-count"],
  ...[
    "desk",
    "expenses",
    "reports",
    "subscription",
    "support",
    "team",
    "tickets",
    "till-count",
    "till-mobile",
    "till-reports",
    "transfers",
    "waiting",
    "watch",
  ],
].map((feature) => `web/features/${feature}`);
office.push("web/app/shell/trail");
const officeBlocks = [
  "agency",
  "aloud",
  "answers",
  "camera-trouble",
  "charts",
  "completeness",
  "costs",
  "debts",
  "devices",
  "discount",
  "documents",
  "expenses",
  "flags",
  "handover",
  "help",
  "image-picker",
  "import",
  "install",
  "invitations",
  "leftover",
  "money-messages",
  "not-allowed",
  "notebook",
  "on-account",
  "onboarding",
  "orders",
  "other-means",
  "paper",
  "percent",
  "periods",
  "phone",
  "pin",
  "plans",
  "printing",
  "product-export",
  "product-list",
  "profit",
  "purchases",
  "references",
  "reports",
  "shop-form",
  "spoken",
  "spreadsheet",
  "support",
  "tickets",
  "till",
  "trouble",
  "wait",
  "watch",
  "way-back",
].map((block) => `web/blocks/${block}`);
const account = [
  ...["web/features/sign-in", "web/features/password-reset"],
  // Numbers, waits and what went wrong are told at the door and in the office.
  ...["web/blocks/account", "web/blocks/phone", "web/blocks/trouble", "web/blocks/wait"],
];
/** What the shop answers is spoken once somebody asks. */
const ask = ["web/blocks/ask"];
const tests = ["**/*.test.ts", "**/*.test.tsx"];

/**
 * Catalogues of a language: what a till shows, which everybody fetches first; what the office adds; the door; what the
 * shop answers when it is asked; the public site, whose words are in its pages since the build; and what parts of the site say once somebody touches them.
 */
export default defineConfig({
  sourceLocale: "fr",
  locales: ["fr", "en"],
  catalogs: [
    {
      path: "web/i18n/locales/{locale}/messages",
      include: ["web"],
      exclude: [
        ...tests,
        ...[...office, ...officeBlocks, ...account, ...ask, "web/site"].map(
          (folder) => `${folder}/**`,
        ),
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
    {
      path: "web/i18n/locales/{locale}/ask",
      include: ask,
      exclude: tests,
    },
    {
      path: "web/i18n/locales/{locale}/site",
      include: ["web/site"],
      exclude: [...tests, "web/site/parts/**"],
    },
    {
      path: "web/i18n/locales/{locale}/parts",
      include: ["web/site/parts"],
      exclude: tests,
    },
  ],
  format: "po",
  // A line moved in a source file changes no catalogue, so that two branches seldom meet in one.
  formatOptions: { lineNumbers: false },
  orderBy: "messageId",
});
