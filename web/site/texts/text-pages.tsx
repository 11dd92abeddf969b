import { msg } from "@lingui/core/macro";
import type { SitePage } from "#web/site/site-page.tsx";
import { InstallText } from "./install-text.tsx";

/** The pages that the footer names. */
export const textPages: readonly SitePage[] = [
  {
    path: "/install",
    title: msg`Installer Boutika · Boutika`,
    description: msg`Mettre Boutika sur l’écran d’accueil d’un téléphone ou d’un ordinateur, geste par geste.`,
    Body: InstallText,
  },
];
