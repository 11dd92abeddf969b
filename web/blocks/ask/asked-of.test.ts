import { expect, test } from "vitest";
import { readQuestion } from "#shared/ask/read-question.ts";
import { askedOn, askedShop } from "#tests/ask/asked-shop.ts";
import type { SessionShop } from "#web/store/session.ts";
import { settled } from "./asked-of.ts";

const shop = { id: "akwa", role: "owner" } as SessionShop;
const asked = (text: string) => {
  const { question } = readQuestion(text, askedShop, askedOn);
  return (
    question &&
    settled(question, { shop, userId: "u", names: askedShop, today: askedOn, chosen: {} })
  );
};

test.each([
  ["combien j'ai vendu", askedOn],
  ["combien en espèces", askedOn],
  ["combien j'ai gagné", "2026-11-01"],
  ["combien on a dépensé", "2026-11-01"],
  ["combien j'ai acheté", "2026-11-01"],
  ["quels produits se vendent le plus", "2026-11-01"],
  ["combien de TVA", "2026-11-01"],
])("without days it is of those that fit: « %s »", (text, from) => {
  expect(asked(text)).toMatchObject({ days: { from, to: askedOn }, hasDays: false });
});

test("what is left out is called as the shop calls it", () => {
  expect(asked("ventes d'hier sans le riz brisé")?.narrowed?.leftOut).toEqual([
    { slot: "product", id: "Riz brisé", name: "Riz brisé" },
  ]);
});
