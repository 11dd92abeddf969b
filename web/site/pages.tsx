import { msg } from "@lingui/core/macro";
import { helpPages } from "./help-pages.ts";
import { HomePage } from "./home-page.tsx";
import type { SitePage } from "./site-page.tsx";
import { MissingText } from "./texts/missing-text.tsx";
import { textPages } from "./texts/text-pages.tsx";

const home: SitePage = {
  path: "/",
  title: msg`Boutika · la caisse et le stock de votre boutique, même sans réseau`,
  description: msg`Vendez et tenez votre stock sur le téléphone, avec ou sans réseau. Plusieurs boutiques, employés et revendeurs. 30 jours d’essai gratuit, sans carte.`,
  Body: HomePage,
};

/**
 * Every page of the public site; a new one also stands in site-paths.ts. But for the help: whoever has the application
 * reads it there, offline too.
 */
export const pages: readonly SitePage[] = [home, ...textPages, ...helpPages];

/** What stands at an address of the site that leads nowhere. */
export const missingPage: SitePage = {
  path: "/404",
  title: msg`Page introuvable · Boutika`,
  description: msg`Cette adresse ne mène nulle part.`,
  Body: MissingText,
  isHidden: true,
};
