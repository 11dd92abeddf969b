import { expect, test } from "vitest";
import { totalOf } from "#shared/rules/sell.ts";
import { partsOf, wareOf } from "#shared/rules/ware.ts";
import { isChosen, offInAll } from "#shared/spoken/meant.ts";
import { understand } from "#shared/spoken/understand.ts";
import { withSaid } from "./with-said.ts";

const product = (id: string, name: string, price: number, more: object = {}) => ({
  ...{ id, name, price, minPrice: price - 50, archived: false, shownStock: 100_000 },
  ...{ isKnownToServer: true, unit: null, packs: [] },
  ...more,
});
const crate = { id: "casier", name: "Casier", factor: 12, price: 6500 };
const products = [
  product("soap", "Savon Azur", 500),
  product("rice", "Riz parfumé en vrac", 650, { unit: "g" }),
  product("beer", "Bière Castel", 600, { packs: [crate] }),
];
const shop = { products, customers: [] };
const find = (key: string) => {
  const [id, packId] = partsOf(key);
  const found = products.find((one) => one.id === id);
  return found && wareOf(found as never, packId);
};

test("what was said goes into the cart in pieces, kilos and packs, at the shop's prices", () => {
  const said = understand("3 savons, 1 kg et demi de riz et un casier de castel", shop, "fr");
  expect(isChosen(said, {})).toBe(true);
  const { lines, refusal } = withSaid([], said, {}, find as never);
  expect(refusal).toBeUndefined();
  expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    ["soap", 3],
    ["rice", 1500],
    ["beer", 12],
  ]);
  expect(totalOf(lines)).toBe(1500 + 975 + 6500);
});

test("a price that was said is the line's; one below the lowest leaves the cart as it was", () => {
  const dear = withSaid([], understand("2 savons à 480", shop, "fr"), {}, find as never);
  expect(dear.lines.map(({ price }) => price)).toEqual([480]);
  const cheap = withSaid([], understand("2 savons à 100", shop, "fr"), {}, find as never);
  expect(cheap).toEqual({ lines: [], refusal: "price-below-minimum" });
});

test.each([
  ["3 savons pour 1400", 467, 1, 1400],
  ["3 savons pour 1350", 450, undefined, 1350],
  ["2 kg de riz pour 1250", 625, undefined, 1250],
  ["un casier de castel pour 6900", 6900, undefined, 6900],
  ["700 g de riz pour 450", 643, undefined, 450],
])(
  "francs that were said for all of a line are what it comes to: « %s »",
  (text, price, off, total) => {
    const { lines, refusal } = withSaid([], understand(text, shop, "fr"), {}, find as never);
    expect(refusal).toBeUndefined();
    expect([lines[0]?.price, lines[0]?.off?.francs]).toEqual([price, off]);
    expect(totalOf(lines) - (lines[0]?.off?.francs ?? 0)).toBe(total);
  },
);

test("of two readings of a number the one that was chosen goes into the cart", () => {
  const said = understand("savon 480", shop, "fr");
  expect(said.lines[0]?.candidates).toMatchObject([{ quantity: 1, price: 480 }, { quantity: 480 }]);
  expect(withSaid([], said, {}, find as never).lines).toMatchObject([{ quantity: 1, price: 480 }]);
  expect(withSaid([], said, { 0: 1 }, find as never).lines).toMatchObject([
    { quantity: 480, price: 500 },
  ]);
});

test("francs that were said for all of one line are its amount, and of several they are taken off the ticket", () => {
  const one = understand("3 savons le tout à 1400", shop, "fr");
  const { lines } = withSaid([], one, {}, find as never);
  expect(totalOf(lines) - (lines[0]?.off?.francs ?? 0)).toBe(1400);
  expect(offInAll(one, 1400)).toBe(0);
  const several = understand("3 savons et 2 castel le tout à 2600", shop, "fr");
  const sum = totalOf(withSaid([], several, {}, find as never).lines);
  expect([sum, offInAll(several, sum)]).toEqual([2700, 100]);
});

test("a price that was said is that of the whole line, the usual one too, and what was taken off stays off", () => {
  const say = (text: string, lines: Parameters<typeof withSaid>[0]) =>
    withSaid(lines, understand(text, shop, "fr"), {}, find as never).lines;
  const cheaper = say("2 savons à 480", []);
  expect(say("3 savons", cheaper)).toMatchObject([{ quantity: 5, price: 480 }]);
  expect(say("3 savons à 500", cheaper)).toMatchObject([{ quantity: 5, price: 500 }]);
  const lessTwice = say("3 savons pour 1400", say("3 savons pour 1400", []));
  expect(lessTwice).toMatchObject([{ quantity: 6, price: 467, off: { francs: 2 } }]);
  expect(totalOf(lessTwice) - 2).toBe(2800);
});
