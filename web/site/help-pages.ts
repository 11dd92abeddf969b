import { books } from "#shared/help/books.ts";
import { type HelpPageId, helpPageIds } from "#shared/help/page.ts";
import { HelpHome } from "./help-home.tsx";
import { HelpText } from "./help-text.tsx";
import type { SitePage } from "./site-page.tsx";

/** The help as everybody reads it on the way to an account; whoever has the application reads it there, offline too. */
export const helpPages: readonly SitePage[] = [
  {
    path: "/help",
    title: { fr: "Aide · Boutika", en: "Help · Boutika" },
    description: {
      fr: "Vendre, encaisser, compter le stock, confier à un revendeur, clôturer la caisse : les gestes de Boutika, en mots simples et en images.",
      en: "Selling, charging, counting the stock, handing goods to a reseller, closing the till: how Boutika works, in plain words and pictures.",
    },
    Body: HelpHome,
  },
  ...helpPageIds.map(pageOf),
];

function pageOf(id: HelpPageId): SitePage {
  return {
    path: `/help/${id}`,
    title: {
      fr: `${books.fr[id].title} · Aide de Boutika`,
      en: `${books.en[id].title} · Boutika help`,
    },
    description: { fr: books.fr[id].summary, en: books.en[id].summary },
    Body: HelpText,
  };
}
