import type { HelpLanguage } from "#shared/help/page.ts";
import type { HelpIndex } from "./index-of.ts";
import { type Found, searchHelp } from "./search.ts";

export type Answer = { language: HelpLanguage; found: readonly Found[] };

/**
 * Searches both languages and answers in the one in which the question finds more; `reading` is the language of the
 * page, which wins when both find as much.
 */
export function ask(
  indexes: Readonly<Record<HelpLanguage, HelpIndex>>,
  question: string,
  reading: HelpLanguage,
  options?: Parameters<typeof searchHelp>[2],
): Answer {
  const other = reading === "fr" ? "en" : "fr";
  const here = searchHelp(indexes[reading], question, options);
  const there = searchHelp(indexes[other], question, options);
  const isClearlyThere = (there[0]?.score ?? 0) > 1.3 * (here[0]?.score ?? 0);
  return isClearlyThere ? { language: other, found: there } : { language: reading, found: here };
}
