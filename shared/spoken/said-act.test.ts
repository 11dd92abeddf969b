import { expect, test } from "vitest";
import { saidAct } from "./said-act.ts";
import { understand } from "./understand.ts";

const shop = {
  products: [
    {
      ...{ id: "savon", name: "Savon Mabou", price: 400 },
      packs: [{ id: "carton", name: "Carton", factor: 25, price: 9000 }],
    },
    { id: "riz", name: "Riz parfumé", price: 600, unit: "g" as const },
    { id: "azur-200", name: "Azur 200 g", price: 350 },
    { id: "azur-400", name: "Azur 400 g", price: 600 },
  ],
  customers: [
    { id: "awa-diop", name: "Awa Diop" },
    { id: "awa-ba", name: "Awa Ba" },
  ],
  suppliers: [{ id: "sopal", name: "Sopal" }],
};
const productOf = (id: string) => shop.products.find((one) => one.id === id);
const actOf = (text: string, choices: Parameters<typeof saidAct>[2] = { goods: {} }) =>
  saidAct(understand(text, shop), text, choices, productOf);

test("an expense starts from what was said of it, and from nothing else", () => {
  expect(actOf("taxi 1500 de la caisse par momo")).toEqual({
    ...{ kind: "expense", text: "taxi 1500 de la caisse par momo", isSure: true },
    ...{ category: "transport", amount: 1500, note: "taxi" },
    ...{ means: "mobile-money", fromDrawer: true, reference: undefined },
  });
  expect(actOf("dépense 3000")).toMatchObject({ isSure: false, category: undefined });
});

test("a payment waits until it is known whose it is", () => {
  expect(actOf("awa a payé 5000")).toBeUndefined();
  expect(actOf("awa a payé 5000", { partyId: "awa-ba", goods: {} })).toMatchObject({
    ...{ kind: "payment", partyId: "awa-ba", suppliers: false, amount: 5000 },
  });
  expect(actOf("payé 5000 à sopal")).toMatchObject({ partyId: "sopal", suppliers: true });
});

test("a purchase says what each line costs, and how much of it is paid", () => {
  expect(
    actOf("acheté 2 cartons de savon à 8000 et 5 kg de riz à 450 chez sopal payé"),
  ).toMatchObject({
    ...{ kind: "purchase", supplierId: "sopal", paid: "all", means: "cash" },
    lines: [
      {
        ...{ productId: "savon", quantity: 50, cost: 16_000 },
        by: { per: 25, pack: { id: "carton", name: "Carton" } },
      },
      { productId: "riz", quantity: 5000, cost: 2250, by: undefined },
    ],
  });
  const part = actOf("acheté 2 cartons de savon à 8000 chez sopal payé 5000 le reste à crédit");
  expect(part).toMatchObject({ paid: 5000 });
  const open = actOf("acheté 2 cartons de savon à 8000 chez sopal momo le reste à crédit");
  expect(open).toMatchObject({ means: "mobile-money", paid: undefined });
  expect(actOf("acheté 2 cartons de savon à 8000 chez sopal à crédit")).toMatchObject({
    paid: undefined,
  });
});

test("goods between which nobody has chosen are no line", () => {
  expect(actOf("acheté 12 azur à 300")).toBeUndefined();
  expect(actOf("acheté 12 azur à 300", { goods: { 0: 1 } })).toMatchObject({
    lines: [{ quantity: 12, cost: 3600 }],
  });
});

test("a cost that nobody said is none", () => {
  expect(actOf("reçu 2 cartons de savon de sopal")).toMatchObject({
    ...{ paid: undefined, lines: [{ quantity: 50, cost: undefined }] },
  });
});

test("a sale is no such act", () => {
  expect(actOf("2 savon mabou")).toBeUndefined();
});

test.each([
  ["acheté 2 cartons de savon à 8000 chez sopal payé 5000 cash et 3000 momo", { paid: 8000 }],
  ["acheté 2 cartons de savon à 8000 chez sopal 5000 cash le reste momo", { paid: "all" }],
  [
    "acheté 2 cartons de savon à 8000 chez sopal 5000 cash et 3000 momo, le reste à crédit",
    { paid: 8000 },
  ],
])("francs of a second means are not thrown away: « %s »", (text, paid) => {
  expect(actOf(text)).toMatchObject({ ...paid, means: "cash", isSure: false });
  expect(understand(text, shop).unsure).toContain("several-means");
});

test("of a payment and of an expense too, several means are said", () => {
  for (const text of ["awa diop a payé 5000 cash et momo", "taxi 1500 cash et par momo"])
    expect(understand(text, shop).unsure).toContain("several-means");
});
