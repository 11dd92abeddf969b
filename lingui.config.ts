import { defineConfig } from "@lingui/cli";

export default defineConfig({
  sourceLocale: "fr",
  locales: ["fr", "en"],
  catalogs: [
    {
      path: "web/i18n/locales/{locale}/messages",
      include: ["web"],
      exclude: ["**/*.test.ts", "**/*.test.tsx"],
    },
  ],
  format: "po",
  orderBy: "messageId",
});
