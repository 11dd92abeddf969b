import { expect, test } from "vitest";
import { readQuestion } from "#shared/ask/read-question.ts";
import { askedOn, askedShop } from "#tests/ask/asked-shop.ts";
import type { SessionShop } from "#web/store/session.ts";
import { asWhoAsks, isOfAnother, settled } from "./asked-of.ts";

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

test("a reseller’s own sales are told by days alone", () => {
  const of = (text: string) => asWhoAsks(readQuestion(text, askedShop, askedOn), "reseller", text);
  expect(of("combien j'ai vendu hier").question?.kind).toBe("reseller-sales");
  expect(of("combien j'ai vendu hier matin")).toMatchObject({
    ...{ question: undefined, why: "narrowed" },
    leftover: [{ text: "combien j'ai vendu hier matin" }],
  });
});

test.each([
  ["combien Chantal a vendu hier", "Chantal", false],
  ["combien Chantal a vendu hier", "Paul Mbarga", true],
  ["Chantal vend plus que le mois dernier", "Paul Mbarga", true],
  ["combien j'ai vendu hier", "Paul Mbarga", false],
])("a seller is told nothing of another: « %s », asked by %s", (text, userId, isOther) => {
  const { question } = readQuestion(text, askedShop, askedOn);
  const seller = { id: "akwa", role: "seller" } as SessionShop;
  const of =
    question &&
    settled(question, { shop: seller, userId, names: askedShop, today: askedOn, chosen: {} });
  expect(of && isOfAnother(of)).toBe(isOther);
});
