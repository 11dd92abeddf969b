import { expect, test } from "vitest";
import { closeSums } from "#shared/paper/close-sums.ts";
import { proposalOf } from "#shared/paper/proposal.ts";
import type { SumKind } from "#shared/paper/sum-words.ts";
import { emptyDraft } from "#web/blocks/purchases/purchase-draft.ts";
import {
  countedAs,
  isWhole,
  listAsCsv,
  piecesBack,
  reviewedOf,
  sureOnes,
  withHead,
  withoutSums,
  withoutTaken,
  withProduct,
  withSums,
  withTaken,
} from "./reviewed-line.ts";

const carton = { id: "ctn1", name: "carton", factor: 24, price: 14_000 };
const products = [
  { id: "milk", name: "Lait concentré Peak", price: 600, packs: [carton] },
  { id: "soap", name: "Savon Dettol", price: 700 },
];
const box = { x: 0, y: 0, width: 10, height: 10 };
const lineOf = (name: string, count: number, unitPrice: number, unit?: string) => ({
  ...{ name, count, unitPrice, total: count * unitPrice, unit, box },
  ...{ agrees: true, repaired: false, confidence: 95 },
});
const paper = (agrees: boolean) =>
  proposalOf(
    {
      ...{ kind: "invoice", orderKnown: true, agrees, several: false, sums: [], number: "F-7" },
      ...{ closing: closeSums([], 0, 0), leftover: [] },
      lines: [
        lineOf("LAIT CONCENTRE PEAK", 2, 12_000, "carton"),
        lineOf("Savon Dettol", 10, 550),
        lineOf("Chose inconnue", 1, 100),
      ],
    },
    products,
  );

test("cartons become pieces, and only lines without a doubt of a paper that adds up are taken together", () => {
  const lines = reviewedOf(paper(true));
  expect(lines.map(({ productId, quantity, cost }) => [productId, quantity, cost])).toEqual([
    ["milk", 48, 24_000],
    ["soap", 10, 5500],
    [undefined, 0, undefined],
  ]);
  expect(sureOnes(lines, paper(true)).map(({ at }) => at)).toEqual([0, 1]);
  expect(sureOnes(reviewedOf(paper(false)), paper(false))).toEqual([]);
  expect(lines.map((line) => isWhole(line, "invoice"))).toEqual([true, true, false]);
});

test("a line that is taken twice grows, and what is taken back leaves what was typed by hand", () => {
  const [milk, soap] = reviewedOf(paper(true));
  if (!milk || !soap) throw new Error("no lines");
  const typed = { ...emptyDraft, lines: [{ productId: "milk", quantity: 3, cost: 1500 }] };
  const taken = withTaken(withTaken(typed, milk), soap);
  expect(taken.lines).toEqual([
    { productId: "soap", quantity: 10, cost: 5500, by: undefined },
    { productId: "milk", quantity: 51, cost: 25_500, by: undefined },
  ]);
  expect(withoutTaken(withoutTaken(taken, milk), soap).lines).toEqual([
    { productId: "milk", quantity: 3, cost: 1500, by: undefined },
  ]);
});

test("what is reckoned from the price of one follows how many there are; a total that is read stays", () => {
  const read = paper(true);
  const [milk] = reviewedOf(read);
  const lines = read.lines.map((one) => ({ ...one, line: { ...one.line, total: undefined } }));
  const [ofOne] = reviewedOf({ ...read, lines });
  if (!milk || !ofOne) throw new Error("no lines");
  expect(countedAs(milk, { quantity: 72, by: milk.by }).cost).toBe(24_000);
  expect(countedAs(ofOne, { quantity: 72, by: ofOne.by }).cost).toBe(36_000);
  // The number on the paper counts pieces, not cartons, and its price is per piece.
  const pieces = countedAs(ofOne, { quantity: 2, by: undefined });
  expect(pieces.cost).toBe(24_000);
  expect(countedAs(pieces, { quantity: 3, by: undefined }).cost).toBe(36_000);

  // A proposed cost of the same product stays proposed; its new basis includes the cost from the paper.
  const basis = { francs: 500, pieces: 1 };
  const scanned = { ...emptyDraft, lines: [{ productId: "milk", quantity: 2, cost: 1000, basis }] };
  const [grown] = withTaken(scanned, milk).lines;
  expect(grown).toMatchObject({ cost: 25_000, basis: { francs: 25_000, pieces: 50 } });
});

test("the sums of the paper come with its first line, and go with its last", () => {
  const proposal = {
    ...paper(true),
    of: {
      ...{ discount: 0, shares: [], elsewhere: [], stated: 31_500 },
      extras: [{ kind: "other" as const, amount: 2000, of: "tax" as const }],
    },
  };
  const own = { kind: "transport" as const, amount: 700, by: "value" as const, onInvoice: false };
  const typed = { ...emptyDraft, extras: [own] };
  const drawn = withSums(typed, proposal, true);
  expect(drawn).toMatchObject({ stated: 31_500, extras: [own, { amount: 2000, onInvoice: true }] });
  expect(withoutSums(drawn, proposal)).toMatchObject({ stated: undefined, extras: [own] });
  // A draft with earlier lines is of more than this paper.
  expect(withSums(typed, proposal, false).stated).toBeUndefined();
});

test("the part of a line in the discount is off its cost, for another product too", () => {
  const sum = (is: SumKind, value: number) => ({ is, value, text: is, at: 9 });
  const closing = closeSums([sum("discount", 2960), sum("pay", 26_640)], 29_600, undefined);
  const { lines: read, ...rest } = paper(true);
  const lines = read.map(({ line }) => line);
  const reviewed = reviewedOf(proposalOf({ ...rest, lines, closing }, products));
  expect(reviewed.map(({ cost }) => cost)).toEqual([21_600, 4950, undefined]);
  const [, , unknown] = reviewed;
  const [, soap] = products;
  if (!unknown || !soap) throw new Error("no line");
  expect(withProduct(unknown, soap, "invoice").cost).toBe(90);
});

test("a line that takes goods back is no part of a purchase; of a credit note it is what goes back", () => {
  const { lines: read, ...rest } = paper(true);
  const lines = read.map(({ line }) => ({
    ...line,
    ...{ count: -(line.count ?? 0), total: -(line.total ?? 0) },
  }));
  const bought = reviewedOf(proposalOf({ ...rest, lines }, products));
  expect(bought.map((line) => isWhole(line, "invoice"))).toEqual([false, false, false]);
  const credit = reviewedOf(proposalOf({ ...rest, kind: "credit-note", lines }, products));
  expect(credit.map(({ quantity, cost }) => [quantity, cost])).toEqual([
    [48, 24_000],
    [10, 5500],
    [0, undefined],
  ]);
  expect(piecesBack(credit.map((line) => ({ ...line, state: "taken" as const })))).toEqual({
    ...{ milk: 48, soap: 10 },
  });
});

test("the number of the paper is the purchase's, unless one was typed", () => {
  expect(withHead(emptyDraft, paper(true)).reference).toBe("F-7");
  expect(withHead({ ...emptyDraft, reference: "F-8" }, paper(true)).reference).toBe("F-8");
});

test("another product counts what the paper says anew", () => {
  const [milk] = reviewedOf(paper(true));
  const soap = products[1];
  if (!milk || !soap) throw new Error("no lines");
  expect(withProduct(milk, soap, "invoice")).toMatchObject({
    productId: "soap",
    quantity: 0,
    cost: 24_000,
  });
  const unknown = reviewedOf(paper(true))[2];
  if (!unknown) throw new Error("no line");
  expect(withProduct(unknown, soap, "invoice")).toMatchObject({ quantity: 1, cost: 100 });
});

test("a list becomes a file of products, new ones under their printed names", () => {
  const lines = reviewedOf(paper(true)).filter(({ at }) => at !== 1);
  const titles = { code: "Code unique", name: "Nom", price: "Coût d’achat" };
  const csv = listAsCsv(lines, titles, () => ({ uniqueCode: "BTS1", name: 'Lait "Peak"' }));
  expect(csv).toBe(
    '"Code unique";"Nom";"Coût d’achat"\r\n"BTS1";"Lait ""Peak""";24000\r\n"";"Chose inconnue";',
  );
});
