import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { HelpLanguage } from "#shared/help/page.ts";
import { measure } from "#tests/help/measure.ts";
import { ask } from "./ask.ts";
import { indexes } from "./indexes.ts";
import { searchHelp } from "./search.ts";
import { stemsOf } from "./words.ts";

test("each section is found by its own heading, in both languages", () => {
  for (const index of Object.values(indexes))
    for (const { page, section } of index.entries) {
      if (stemsOf(section.heading, index.language).length === 0) continue;
      const found = searchHelp(index, section.heading).map((one) => one.page);
      expect(found, section.heading).toContain(page);
    }
});

test("a question finds the section, not only the page", () => {
  const [found] = searchHelp(indexes.fr, "la caméra ne s’ouvre pas");
  expect(found).toMatchObject({ page: "scan", section: { id: "refused" } });
});

test("a question in the other language is answered in it", () => {
  expect(ask(indexes, "how do I give a refund", "fr").language).toBe("en");
  expect(ask(indexes, "comment rembourser un client", "en").language).toBe("fr");
  expect(ask(indexes, "stock", "en").language).toBe("en");
});

test("nothing asked, nothing found", () => {
  for (const question of ["", "   ", "???", "je te le", "12 500"])
    expect(ask(indexes, question, "fr").found).toEqual([]);
});

test("at most three pages, each once, best first", () => {
  const found = searchHelp(indexes.fr, "vendre sans réseau et compter le stock de la caisse");
  expect(found.length).toBeLessThanOrEqual(3);
  expect(new Set(found.map(({ page }) => page)).size).toBe(found.length);
  const scores = found.map(({ score }) => score);
  expect(scores).toEqual([...scores].sort((one, other) => other - one));
});

test("what people ask finds its page, and what is strange to the help finds none", () => {
  const { answered, strange } = measure();
  expect(answered.known.asked + answered.unseen.asked).toBeGreaterThanOrEqual(60);
  expect(answered.known.missed).toEqual([]);
  expect(answered.unseen.first / answered.unseen.asked).toBeGreaterThanOrEqual(0.95);
  expect(answered.unseen.inThree / answered.unseen.asked).toBeGreaterThanOrEqual(0.97);
  for (const { asked, refused } of Object.values(strange))
    expect(refused / asked).toBeGreaterThanOrEqual(0.85);
});

test("the questions that the field proposes are answered, in both languages", () => {
  for (const language of ["fr", "en"] as const) {
    const found = hinted(language).map((question) => ask(indexes, question, language));
    expect(found.map((answer) => answer.language)).toEqual([language, language]);
    expect(found.map((answer) => answer.found[0]?.page)).toEqual(["first-sale", "no-network"]);
  }
});

/** Those that stand under the field, as its catalogue says them. */
function hinted(language: HelpLanguage): string[] {
  const catalogue = readFileSync(`web/i18n/locales/${language}/office.po`, "utf8");
  const [, hint = ""] = /^msgid "Avec vos mots :.*\nmsgstr "(.*)"$/m.exec(catalogue) ?? [];
  return [...hint.matchAll(/[«“]\s*(.+?)\s*[»”]/gu)].map(([, question = ""]) => question);
}
