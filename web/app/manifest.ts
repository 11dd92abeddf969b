import type { ManifestOptions } from "vite-plugin-pwa";

/** What the phone installs: opens on the till, and offers « Vendre » from a long press on the icon. */
export const manifest: Partial<ManifestOptions> = {
  id: "/",
  name: "Boutika",
  short_name: "Boutika",
  lang: "fr",
  start_url: "/point-of-sale",
  scope: "/",
  display: "standalone",
  shortcuts: [{ name: "Vendre", url: "/point-of-sale" }],
};
