import { describe, expect, test } from "vitest";
import { closeSums } from "./close-sums.ts";
import { ofPurchase } from "./of-purchase.ts";
import type { PaperSum } from "./read-sums.ts";
import { type SumKind, sumKindOf } from "./sum-words.ts";

const sum = (is: SumKind, value: number | undefined, rate?: number): PaperSum => ({
  ...{ is, value, rate, text: is, at: 9 },
});
const box = { x: 0, y: 0, width: 1, height: 1 };
const lineOf = (total: number) => ({
  ...{ name: "Savon", count: 1, total, agrees: true, repaired: false, confidence: 95, box },
});

describe("sums close only over everything that is named", () => {
  test("a discount, a tax and what is to be paid", () => {
    const sums = [sum("discount", 1010), sum("tax", 1750), sum("pay", 10_840)];
    expect(closeSums(sums, 10_100, undefined)).toMatchObject({ closes: true, toPay: 10_840 });
  });

  test("a total that the lines come to does not hide a sum below it", () => {
    const sums = [sum("total", 10_100), sum("transport", 500)];
    expect(closeSums(sums, 10_100, undefined).closes).toBe(false);
  });

  test("of two totals each must be reached", () => {
    const sums = [sum("subtotal", 9000), sum("tax", 1750), sum("pay", 11_850)];
    expect(closeSums(sums, 10_100, undefined).closes).toBe(false);
  });

  test("a tax is in the total only where its rate says so", () => {
    expect(closeSums([sum("total", 11_800), sum("tax", 1800, 18)], 11_800, undefined).closes).toBe(
      true,
    );
    expect(closeSums([sum("total", 10_100), sum("tax", 1818, 18)], 10_100, undefined).closes).toBe(
      false,
    );
    expect(closeSums([sum("total", 10_100), sum("tax", 1750)], 10_100, undefined).closes).toBe(
      false,
    );
  });

  test("earlier debts and payments are of the account, counted or not", () => {
    const sums = [sum("total", 17_000), sum("previous", 25_000), sum("advance", 10_000)];
    const counted = closeSums([...sums, sum("rest", 32_000)], 17_000, undefined);
    expect(counted).toMatchObject({ closes: true, toPay: 17_000, changes: [] });
    expect(counted.account.map(({ value }) => value)).toEqual([25_000, -10_000]);
    expect(closeSums(sums, 17_000, undefined)).toMatchObject({ closes: true, toPay: 17_000 });
  });

  test("an amount that cannot be read leaves all open", () => {
    expect(closeSums([sum("transport", undefined), sum("pay", 100)], 100, undefined).closes).toBe(
      false,
    );
  });

  test("lines below zero close below zero, whatever sign the sums bear", () => {
    for (const turn of [1, -1])
      expect(
        closeSums([sum("tax", 1260 * turn), sum("pay", 8260 * turn)], -7000, undefined),
      ).toMatchObject({
        ...{ closes: true, toPay: -8260 },
      });
  });

  test("nothing is stated, or a line has no total", () => {
    expect(closeSums([], 100, undefined).closes).toBe(false);
    expect(closeSums([sum("pay", 100)], undefined, undefined)).toMatchObject({
      closes: false,
      toPay: 100,
    });
  });
});

describe("what is neither goods nor tax goes where it belongs", () => {
  const lines = [lineOf(5100), lineOf(5000)];

  test("a discount on the lines, to the franc; taxes and costs beside them", () => {
    const closing = closeSums(
      [sum("discount", 1010), sum("tax", 1750), sum("transport", 500), sum("pay", 11_340)],
      ...([10_100, undefined] as const),
    );
    const of = ofPurchase(lines, closing);
    expect(of).toMatchObject({ discount: 1010, shares: [510, 500], stated: 11_340 });
    expect(of.extras.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["other", 1750],
      ["transport", 500],
    ]);
  });

  test("what a purchase cannot say is elsewhere", () => {
    const closing = closeSums([sum("withholding", 222), sum("pay", 9878)], 10_100, undefined);
    const { elsewhere, stated } = ofPurchase(lines, closing);
    expect(elsewhere.map(({ value }) => value)).toEqual([-222]);
    expect(stated).toBe(10_100);
  });

  test("sums that do not close go nowhere", () => {
    const closing = closeSums([sum("discount", 99), sum("pay", 1)], 10_100, undefined);
    expect(ofPurchase(lines, closing)).toMatchObject({
      discount: 0,
      extras: [],
      stated: undefined,
    });
  });
});

test.each<[string, SumKind | undefined]>([
  ["remise fidelite", "discount"],
  ["trade discount", "discount"],
  ["total remise", "discount"],
  ["montant tva", "tax"],
  ["total hors taxes", "subtotal"],
  ["sous-total", "subtotal"],
  ["frais de port", "transport"],
  ["decharge manutention", undefined],
  ["total tva comprise", "pay"],
  ["total including vat", "pay"],
  ["dont tva", "included"],
  ["solde anterieur", "previous"],
  ["balance b/f", "previous"],
  ["acompte verse", "advance"],
  ["acompte sur impot", "withholding"],
  ["deposit on crates", "consigne"],
  ["less deposit paid", "advance"],
  ["reste a payer", "rest"],
  ["net a deduire", "pay"],
  ["droit de timbre", "stamp"],
  ["arrondi", "rounding"],
  ["net blanc", undefined],
  ["cle usb port c", undefined],
])("« %s » is %s", (text, kind) => {
  expect(sumKindOf(text)).toBe(kind);
});
