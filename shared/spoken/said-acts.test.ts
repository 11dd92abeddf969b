import { expect, test } from "vitest";
import { understand } from "./understand.ts";

const shop = {
  products: [
    {
      ...{ id: "savon", name: "Savon Mabou", price: 400 },
      packs: [{ id: "carton", name: "Carton de 25", factor: 25, price: 9000 }],
    },
    { id: "riz", name: "Riz 25 kg", price: 18_000 },
    { id: "cahier", name: "Cahier 100 pages", price: 300 },
  ],
  customers: [{ id: "fatou", name: "Fatou" }],
  suppliers: [{ id: "sopal", name: "Sopal" }],
};

test.each([
  ["payé 1500 pour le taxi de la banque", "taxi de la banque"],
  ["j’ai sorti 3000 de la caisse pour réparer le frigo", "réparer le frigo"],
  ["transport 2000 non 2500", "transport"],
  ["facture d’eau 4500 par momo", "facture d’eau"],
  ["dépense 3000", undefined],
])("what an expense was for: « %s » is « %s »", (text, note) => {
  expect(understand(text, shop).note).toBe(note);
});

test.each([
  ["sortie de caisse 3000 pour le taxi", true],
  ["taxi 3000 depuis la caisse", true],
  ["taxi 3000 from the till", true],
  ["taxi 3000 de ma poche", false],
  ["taxi 3000 pas de la caisse", false],
  ["taxi 3000", undefined],
])("whether it left the drawer: « %s »", (text, fromDrawer) => {
  expect(understand(text, shop)).toMatchObject({ kind: "expense", total: 3000 });
  expect(understand(text, shop).fromDrawer).toBe(fromDrawer);
});

test.each([
  ["Fatou a payé 5000 par orange money réf PP240101.1234.A1", "PP240101.1234.A1"],
  ["acheté 2 cartons de savon à 9000 chez Sopal facture n° 4512", "4512"],
])("« %s » has a reference, which is no amount", (text, reference) => {
  const proposal = understand(text, shop);
  expect(proposal.reference).toBe(reference);
  expect(proposal.unsure).toEqual([]);
});

test("somebody whom the shop does not know is shown, and nobody else is taken for them", () => {
  const proposal = understand("Bintou a remboursé 5000", shop);
  expect(proposal).toMatchObject({
    kind: "payment",
    total: 5000,
    leftover: [{ is: "words", text: "Bintou" }],
  });
  expect(proposal.customer).toBeUndefined();
  expect(proposal.unsure).toContain("nobody-named");
});

test("what a supplier is paid is a payment", () => {
  expect(understand("payé 20000 à Sopal par momo", shop)).toMatchObject({
    ...{ kind: "payment", total: 20_000, unsure: [] },
    supplier: { id: "sopal" },
    tenders: [{ method: "mobile-money" }],
  });
});

test.each([
  ["acheté 10 cartons de savon 80000", { amount: 80_000 }, ["price-or-amount"]],
  ["acheté 10 cartons de savon 8000", { price: 8000 }, ["price-or-amount"]],
  ["acheté 10 cartons de savon à 8000", { price: 8000 }, []],
  ["acheté 10 cartons de savon total 80000", { amount: 80_000 }, []],
  ["reçu 10 cartons de savon, huit mille le carton", { price: 8000 }, []],
])("what goods cost: « %s »", (text, cost, unsure) => {
  const proposal = understand(text, shop);
  expect(proposal.lines[0]).toMatchObject({ productId: "savon", quantity: 250, ...cost });
  expect(proposal).toMatchObject({ kind: "purchase", total: 80_000, unsure });
});

test.each([
  ["payé", [{ method: "cash" }]],
  ["payé par momo", [{ method: "mobile-money" }]],
  ["payé 5000 le reste à crédit", [{ method: "cash", amount: 5000 }, { method: "credit" }]],
  ["à crédit", [{ method: "credit" }]],
  ["pas encore payé", [{ method: "credit" }]],
  ["", []],
])("what is paid of an invoice: « %s »", (words, tenders) => {
  const proposal = understand(`acheté 2 cartons de savon à 8000 chez Sopal ${words}`, shop);
  expect(proposal).toMatchObject({ kind: "purchase", total: 16_000, tenders });
});

test("a bag that is the piece is no pack", () => {
  expect(understand("acheté 5 sacs de riz 25 kg à 16500", shop)).toMatchObject({
    ...{ kind: "purchase", total: 82_500, unsure: [] },
  });
});

test("words that leave the act open mean that of the screen on which they were said", () => {
  const kindOn = (text: string, about?: "sale" | "expense" | "payment" | "purchase") =>
    understand(text, shop, "fr", about).kind;
  expect(kindOn("pris 2 cartons de savon à 8000")).toBe("purchase");
  expect(kindOn("pris 2 cartons de savon à 8000", "sale")).toBe("sale");
  expect(kindOn("2 cartons de savon à 8000")).toBe("sale");
  expect(kindOn("2 cartons de savon à 8000", "purchase")).toBe("purchase");
  expect(kindOn("gâteau 6000")).toBe("nothing");
  expect(kindOn("gâteau 6000", "expense")).toBe("expense");
  expect(kindOn("Fatou 5000")).toBe("payment");
  expect(understand("Fatou 5000", shop, "fr").unsure).toContain("several-kinds");
  expect(understand("Fatou 5000", shop, "fr", "payment").unsure).toEqual([]);
});

test.each([
  ["-1500 taxi", "-"],
  ["taxi 1500 pas payé pas 1500", "pas"],
  ["Fatou n’a pas remis 5000", "pas"],
  ["Fatou a payé 5000 sans 500", "sans"],
  ["non Fatou a payé 5000", "non"],
])("a minus and a negation of a payment or an expense are never lost: « %s »", (text, left) => {
  const { leftover, unsure } = understand(text, shop);
  expect(unsure).not.toEqual([]);
  expect(leftover.map(({ text }) => text).join(" ")).toContain(left);
});
