import { expect, test } from "vitest";
import { books } from "./books.ts";
import { unbroken } from "./unbroken.ts";

test.each([
  ["Reçu : {0}", "Reçu_: {0}"],
  ["Supprimer {name} ?", "Supprimer {name}_?"],
  ["Merci ! Pas de TVA (0 %) ; c’est fini.", "Merci_! Pas de TVA (0_%)_; c’est fini."],
  ["« {reason} » n’est pas là", "«_{reason}_» n’est pas là"],
  ["5 000 FCFA ou 20 000 XAF par mois", "5_000_FCFA ou 20_000_XAF par mois"],
  ["1 250 000 FCFA", "1_250_000_FCFA"],
  ["Le 5 1234 fois, puis 12 30", "Le 5 1234 fois, puis 12 30"],
  ["Aucun signe ici", "Aucun signe ici"],
])("%s", (typed, set) => {
  expect(unbroken(typed)).toBe(set.replaceAll("_", "\u00a0"));
});

test("the French help is set so in every part that is shown, the English one as it is typed", () => {
  const [french, english] = [books.fr, books.en].map((book) => JSON.stringify(book));
  expect(french?.match(/\u00a0[:;?!»]/g)?.length).toBeGreaterThan(100);
  expect(french).not.toMatch(/ [:;?!%»]|« |\d FCFA/);
  expect(english).not.toMatch(/\u00a0[:;?!»]/);
});
