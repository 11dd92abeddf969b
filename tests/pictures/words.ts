import { readdirSync, readFileSync } from "node:fs";
import type { HelpLanguage } from "#shared/help/page.ts";

const folder = "web/i18n/locales/en";

/** What the screens say, by the French words of the code; throws for words that have no English. */
export function wordsIn(language: HelpLanguage): (french: string) => string {
  if (language === "fr") return (french) => french;
  const said = new Map<string, string>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".po")))
    for (const [, french, english] of readFileSync(`${folder}/${file}`, "utf8").matchAll(
      /^msgid "(.+)"\nmsgstr "(.+)"$/gm,
    ))
      if (french && english) said.set(french, english);
  return (french) => {
    const english = said.get(french);
    if (!english) throw new Error(`no English for « ${french} »`);
    return english;
  };
}
