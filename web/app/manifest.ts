import type { ManifestOptions } from "vite-plugin-pwa";

const icons: ManifestOptions["icons"] = [
  { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
  { src: "/icon-maskable-192.png", sizes: "192x192", type: "image/png", purpose: "maskable" },
  { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
];

const shortcutIcons = [{ src: "/icon-192.png", sizes: "192x192", type: "image/png" }];

/** What the phone installs: opens on the till; a long press on the icon offers to sell or to scan. */
export const manifest: Partial<ManifestOptions> = {
  id: "/",
  name: "Boutika, caisse et stock",
  short_name: "Boutika",
  description: "La caisse et le stock de votre boutique, avec ou sans réseau.",
  lang: "fr",
  dir: "ltr",
  start_url: "/point-of-sale",
  scope: "/",
  display: "standalone",
  orientation: "any",
  theme_color: "#0b5d3b",
  background_color: "#f3f3ec",
  categories: ["business", "shopping", "productivity"],
  icons,
  // By POST, which the worker takes: an address would hold the message, and addresses are kept by many.
  share_target: {
    action: "/mobile-money/shared",
    method: "POST",
    enctype: "multipart/form-data",
    params: { title: "title", text: "text" },
  },
  shortcuts: [
    { name: "Vendre", url: "/point-of-sale", icons: shortcutIcons },
    { name: "Scanner", url: "/point-of-sale?scan=1", icons: shortcutIcons },
  ],
};
