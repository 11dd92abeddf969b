import { msg } from "@lingui/core/macro";
import type { SitePage } from "#web/site/site-page.tsx";
import { AboutText, BlogText, CareersText } from "./company-texts.tsx";
import { DocumentationText } from "./documentation-text.tsx";
import { InstallText } from "./install-text.tsx";
import { IntegrationsText } from "./integrations-text.tsx";
import { CookiesText, PrivacyText, TermsText } from "./legal-texts.tsx";
import { SecurityText } from "./security-text.tsx";
import { StatusText } from "./status-text.tsx";

/** The pages that the footer names. */
export const textPages: readonly SitePage[] = [
  {
    path: "/install",
    title: msg`Installer Boutika · Boutika`,
    description: msg`Mettre Boutika sur l’écran d’accueil d’un téléphone ou d’un ordinateur, geste par geste.`,
    Body: InstallText,
  },
  {
    path: "/security",
    title: msg`Sécurité · Boutika`,
    description: msg`Ce qui protège les ventes et les comptes dans Boutika, et ce qui reste à votre charge.`,
    Body: SecurityText,
  },
  {
    path: "/integrations",
    title: msg`Intégrations · Boutika`,
    description: msg`Codes-barres, imprimantes, Excel, PDF, WhatsApp, API : avec quoi Boutika travaille aujourd’hui.`,
    Body: IntegrationsText,
  },
  {
    path: "/about",
    title: msg`À propos · Boutika`,
    description: msg`Une caisse pour les commerçants d’Afrique centrale et de l’Ouest, et ce que nous en avons mesuré.`,
    Body: AboutText,
  },
  {
    path: "/blog",
    title: msg`Blog · Boutika`,
    description: msg`Le blog de Boutika n’a pas encore d’article.`,
    Body: BlogText,
    isHidden: true,
  },
  {
    path: "/careers",
    title: msg`Carrières · Boutika`,
    description: msg`Les postes ouverts chez Boutika : aucun pour l’instant.`,
    Body: CareersText,
    isHidden: true,
  },
  {
    path: "/documentation",
    title: msg`Documentation · Boutika`,
    description: msg`Commencer, vendre, suivre : l’essentiel de Boutika en une page.`,
    Body: DocumentationText,
  },
  {
    path: "/status",
    title: msg`État du service · Boutika`,
    description: msg`Si le serveur de Boutika répond, en ce moment même.`,
    Body: StatusText,
  },
  {
    path: "/privacy",
    title: msg`Confidentialité · Boutika`,
    description: msg`Ce que Boutika garde de vous, pourquoi, qui le lit, et comment l’effacer.`,
    Body: PrivacyText,
  },
  {
    path: "/terms",
    title: msg`Conditions · Boutika`,
    description: msg`Les conditions de Boutika, courtes et dites simplement.`,
    Body: TermsText,
  },
  {
    path: "/cookies",
    title: msg`Cookies · Boutika`,
    description: msg`Les quelques cookies de Boutika et à quoi chacun sert.`,
    Body: CookiesText,
  },
];
