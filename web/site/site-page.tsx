import type { MessageDescriptor } from "@lingui/core";
import { type ComponentType, createContext, useContext } from "react";
import { type Language, languages } from "#web/i18n/languages.ts";

/** Words of a page: a message of the catalogue, or content that bears both languages itself. */
export type Words = MessageDescriptor | Record<Language, string>;

/** One page of the public site, the same in both languages. */
export type SitePage = {
  /** The address of the French page. */
  path: string;
  title: Words;
  /** What a search engine shows below the title, 160 letters at most. */
  description: Words;
  Body: ComponentType;
  /** Pages that search engines need not know. */
  isHidden?: boolean;
};

type Place = { language: Language; path: string };

export const PlaceOfPage = createContext<Place>({ language: "fr", path: "/" });

/** The language and the French address of the page being drawn. */
export function usePlace(): Place {
  return useContext(PlaceOfPage);
}

/** The address of a page of the site in this language: `/security`, `/en/security`; an anchor may follow. */
export function addressOf(path: string, language: Language): string {
  if (language === "fr") return path;
  return path === "/" ? "/en" : path.startsWith("/#") ? `/en${path.slice(1)}` : `/en${path}`;
}

/** The same page in each language. */
export function addressesOf(path: string): [Language, string][] {
  return languages.map((language) => [language, addressOf(path, language)]);
}
