import type { PictureName } from "./pictures.ts";

/** One picture of the product, and what it shows for those who cannot see it. */
export type HelpPicture = { name: PictureName; alt: string };

/** One question answered: a heading, what to do step by step, and what is good to know. */
export type HelpSection = {
  /** The same in every language; the end of the address, `/help/scan#camera`. */
  id: string;
  heading: string;
  steps?: readonly string[];
  text?: readonly string[];
  picture?: HelpPicture;
  /** Words in which people ask for it and which the text does not say; only the search reads them. */
  asked: string;
};

/** A page of help in one language. Words of the screens stand in « » (French) or “ ” (English), as they are there. */
export type HelpPage = {
  title: string;
  /** One sentence for the list of pages. */
  summary: string;
  sections: readonly HelpSection[];
};

/** The pages, in the order in which a merchant needs them. */
export const helpPageIds = [
  ...([
    "first-sale",
    "no-network",
    "scan",
    "printing",
    "credit",
    "debts",
    "reminders",
    "loyalty",
  ] as const),
  ...(["money-messages", "count-sales", "products", "units", "buying", "papers"] as const),
  ...(["ordering", "expenses", "profit", "accountant", "stock-count"] as const),
  ...(["saying", "watch"] as const),
  ...([
    "resellers",
    "team",
    "day-close",
    "reports",
    "ask",
    "proofs",
    "lost-phone",
    "subscription",
  ] as const),
] as const;
export type HelpPageId = (typeof helpPageIds)[number];

export type HelpLanguage = "fr" | "en";

/** All pages of one language. */
export type HelpBook = Record<HelpPageId, HelpPage>;

export function isHelpPage(id: string | undefined): id is HelpPageId {
  return helpPageIds.some((known) => known === id);
}
