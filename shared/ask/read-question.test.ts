import { expect, test } from "vitest";
import { askedOn, askedShop } from "#tests/ask/asked-shop.ts";
import { fresh } from "#tests/ask/fresh-questions.ts";
import { freshUnanswerable } from "#tests/ask/fresh-unanswerable.ts";
import { answered, readAsMeant } from "#tests/ask/measure.ts";
import { seen } from "#tests/ask/questions.ts";
import { fullShop } from "#tests/ask/real-shelf.ts";
import { second, secondUnanswerable } from "#tests/ask/second-questions.ts";
import { unanswerable } from "#tests/ask/unanswerable.ts";
import { unseen } from "#tests/ask/unseen-questions.ts";
import { askKinds } from "./kinds.ts";
import { readQuestion } from "./read-question.ts";

const read = (text: string) => readQuestion(text, askedShop, askedOn);

test("each kind has its wordings, in both sets", () => {
  for (const kind of askKinds)
    for (const wordings of [seen, unseen])
      expect(
        wordings.some((one) => one[0] === kind),
        kind,
      ).toBe(true);
});

test("questions are read as what they are, with their names and days", () => {
  const all = readAsMeant([...seen, ...unseen]);
  expect(readAsMeant(seen).wrong).toEqual([]);
  const others = readAsMeant(second);
  expect(others.right / second.length, others.wrong.join("\n")).toBeGreaterThanOrEqual(0.95);
  expect(all.right / (seen.length + unseen.length), all.wrong.join("\n")).toBeGreaterThanOrEqual(
    0.95,
  );
});

test("strangers are understood nine times in ten, and what is strange to the books is refused as often", () => {
  const { right, wrong } = readAsMeant(fresh);
  expect(right / fresh.length, wrong.join("\n")).toBeGreaterThanOrEqual(0.9);
  expect(answered(freshUnanswerable).length / freshUnanswerable.length).toBeLessThanOrEqual(0.1);
});

test("nor do five hundred names on a shelf change what is asked", () => {
  expect(fullShop.products.length).toBeGreaterThan(500);
  const kindIn = (shop: typeof askedShop, text: string) =>
    readQuestion(text, shop, askedOn).question?.kind;
  const changed = [...seen, ...unseen].filter(
    ([, text]) => kindIn(fullShop, text) !== kindIn(askedShop, text),
  );
  expect(changed.length, changed.join("\n")).toBeLessThanOrEqual(4);
  expect(kindIn(fullShop, "how much did I sell last month")).toBe("sales-total");
  expect(kindIn(fullShop, "how much gain dey for boissons since monday")).toBe("category-profit");
});

test("what the books do not say is not answered", () => {
  expect(unanswerable).toHaveLength(60);
  for (const texts of [unanswerable, secondUnanswerable])
    expect(answered(texts).length / texts.length).toBeLessThanOrEqual(0.1);
});

test.each([
  "combien je vais vendre demain",
  "how much will I earn next week",
  "les ventes de la semaine prochaine",
])("days to come are not answered: %s", (text) => {
  expect(read(text)).toMatchObject({ question: undefined, nearest: expect.anything() });
});

test("what is to be paid is asked of days to come", () => {
  expect(read("quels fournisseurs je dois payer la semaine prochaine").question).toMatchObject({
    ...{ kind: "suppliers-due", days: { from: "2026-11-29", end: "2026-12-05" } },
  });
});

test("how things stood is not kept", () => {
  expect(read("combien de sucre il me restait hier").question).toBeUndefined();
  expect(read("combien Awa me devait lundi").question).toBeUndefined();
});

test("a name that several bear is open, and one that is misspelt is not sure", () => {
  const { question } = read("il reste combien de riz");
  expect(question?.names.product).toMatchObject({
    ...{ ids: ["Riz 25 kg", "Riz brisé"], isSure: false },
  });
  expect(read("combien me doit Fatoo").question?.names.customer).toMatchObject({
    ...{ ids: ["Fatou"], isSure: false, said: "fatoo" },
  });
});

test("whom the shop does not know is no customer of it", () => {
  expect(read("combien Ibrahim me doit").question).toBeUndefined();
  expect(read("how much does Kevin owe me").question).toBeUndefined();
});

test.each([
  ["comment annuler un ticket", "help"],
  ["how do I give a refund", "help"],
  ["fermer la caisse le soir", "help"],
  ["rembourser un client", "help"],
  ["", "not-understood"],
  ["???", "not-understood"],
  ["je te le", "not-understood"],
])("what is no question to the shop is left to the help: « %s »", (text, why) => {
  expect(read(text)).toMatchObject({ question: undefined, why });
});

test("a comparison without its other days is with the same ones before", () => {
  expect(read("compare les ventes de cette semaine").question).toMatchObject({
    ...{ kind: "compare-sales", days: { from: "2026-11-22", to: "2026-11-27" } },
    against: { from: "2026-11-15", to: "2026-11-20" },
  });
  expect(read("est-ce qu’on a vendu plus qu’hier").question).toMatchObject({
    ...{ days: { from: askedOn, to: askedOn } },
    against: { from: "2026-11-26", to: "2026-11-26" },
  });
});

test("a receipt is told by its whole number, or by its count", () => {
  expect(read("montre le reçu k1-0042").question?.names.ticket?.ids).toEqual(["K1-0042"]);
  expect(read("ticket 357").question?.names.ticket?.ids).toEqual(["357"]);
});

test("goods that are called by a word of asking are asked for by their other words", () => {
  const [rice] = askedShop.products;
  const products = ["Produit vaisselle", "Produit vitres"].map((name) => ({
    ...{ ...rice, price: 500 },
    ...{ id: name, name },
  }));
  const shop = { ...askedShop, products };
  expect(readQuestion("combien de produits j’ai", shop, askedOn).question?.kind).toBe(
    "product-count",
  );
  const { question } = readQuestion("il reste combien de produit vitres", shop, askedOn);
  expect(question?.names.product?.ids).toEqual(["Produit vitres"]);
});
