import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lineAmount } from "#shared/schemas/line-amount.ts";
import { resellerSaleStatusAtFirst } from "./reseller-sale.ts";
import { totalOf } from "./sell.ts";
import {
  type HeldTransfer,
  saleOnTransferObjection,
  spreadCart,
  spreadOverTransfers,
} from "./sell-held.ts";

const held = (id: string, given: Partial<HeldTransfer> = {}): HeldTransfer => ({
  id,
  productId: "soap",
  at: `2026-01-0${id}T08:00:00.000Z`,
  inStock: 3,
  minPrice: 500,
  ...given,
});
const want = { productId: "soap", quantity: 4, price: 600 };
const line = (transferId: string, quantity: number) => ({
  transferId,
  productId: "soap",
  quantity,
  price: 600,
});

describe("spreading a sale over transfers", () => {
  test("takes from the oldest first, whatever the order they are given in", () => {
    const outcome = spreadOverTransfers(want, [held("2"), held("1"), held("3")]);
    expect(outcome).toEqual({ ok: true, value: [line("1", 3), line("2", 1)] });
  });

  test("leaves other products and empty transfers alone", () => {
    const transfers = [held("1", { inStock: 0 }), held("2", { productId: "milk" }), held("3")];
    expect(spreadOverTransfers({ ...want, quantity: 2 }, transfers)).toEqual({
      ok: true,
      value: [line("3", 2)],
    });
  });

  test.each([
    [{ ...want, quantity: 7 }, "insufficient-stock"],
    [{ ...want, quantity: 0 }, "quantity-invalid"],
    [{ ...want, quantity: 1.5 }, "quantity-invalid"],
    [{ ...want, price: 499 }, "price-below-reseller-minimum"],
  ])("refuses %o: %s", (asked, refusal) => {
    expect(spreadOverTransfers(asked, [held("1"), held("2")])).toEqual({ ok: false, refusal });
  });

  test("[T4] the minimum is that of the transfers that are taken from", () => {
    const transfers = [held("1", { inStock: 4 }), held("2", { minPrice: 900 })];
    expect(spreadOverTransfers(want, transfers).ok).toBe(true);
    expect(spreadOverTransfers({ ...want, quantity: 5 }, transfers)).toEqual({
      ok: false,
      refusal: "price-below-reseller-minimum",
    });
  });

  test("[T4] a price that a later transfer allows is not refused for an earlier one that does not", () => {
    const transfers = [held("1", { minPrice: 900 }), held("2"), held("3", { inStock: 1 })];
    expect(spreadOverTransfers(want, transfers)).toEqual({
      ok: true,
      value: [line("2", 3), line("3", 1)],
    });
    expect(spreadOverTransfers({ ...want, quantity: 5 }, transfers)).toEqual({
      ok: false,
      refusal: "price-below-reseller-minimum",
    });
    expect(spreadOverTransfers({ ...want, quantity: 8 }, transfers)).toEqual({
      ok: false,
      refusal: "insufficient-stock",
    });
  });

  test("takes what is asked for, and from no transfer more than it holds", () => {
    const transfers = fc.array(fc.integer({ min: -3, max: 9 }), { maxLength: 6 });
    fc.assert(
      fc.property(transfers, fc.integer({ min: 1, max: 30 }), (stocks, quantity) => {
        const all = stocks.map((inStock, at) => held(String(at), { inStock }));
        const there = stocks.reduce((sum, inStock) => sum + Math.max(0, inStock), 0);
        const outcome = spreadOverTransfers({ ...want, quantity }, all);
        expect(outcome.ok).toBe(quantity <= there);
        if (!outcome.ok) return;
        expect(outcome.value.reduce((sum, taken) => sum + taken.quantity, 0)).toBe(quantity);
        for (const taken of outcome.value)
          expect(taken.quantity).toBeLessThanOrEqual(
            all.find(({ id }) => id === taken.transferId)?.inStock ?? 0,
          );
      }),
    );
  });
});

describe("what is weighed", () => {
  const by = { per: 1000, unit: "g" } as const;
  const sack = (id: string, given: Partial<HeldTransfer> = {}) =>
    held(id, { inStock: 800, minPrice: 300, by, ...given });
  const rice = { productId: "soap", quantity: 1250, price: 333, by };

  test("[U8] is taken from what was handed over in its unit, each line with it", () => {
    expect(spreadOverTransfers(rice, [sack("1"), held("2", { inStock: 9000 }), sack("3")])).toEqual(
      {
        ok: true,
        value: [
          { ...line("1", 800), price: 333, by },
          { ...line("3", 450), price: 333, by },
        ],
      },
    );
    expect(spreadOverTransfers(want, [sack("1")])).toEqual({
      ok: false,
      refusal: "insufficient-stock",
    });
  });

  test("[U8] two lines of a cart share what is there, and are refused beyond it", () => {
    const kilo = { ...rice, quantity: 900 };
    expect(spreadCart([kilo, { ...kilo, quantity: 700 }], [sack("1"), sack("2")])).toMatchObject({
      ok: true,
      value: [[{ quantity: 800 }, { quantity: 100 }], [{ quantity: 700 }]],
    });
    expect(spreadCart([kilo, { ...kilo, quantity: 701 }], [sack("1"), sack("2")])).toEqual({
      ok: false,
      refusal: "insufficient-stock",
    });
  });

  test("[U8] costs the sum of its lines, each rounded once, a franc a line off the whole at most", () => {
    const stocks = fc.array(fc.integer({ min: 1, max: 9000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(stocks, fc.integer({ min: 300, max: 99_999 }), (grams, price) => {
        const quantity = grams.reduce((sum, one) => sum + one, 0);
        const handed = grams.map((inStock, at) => sack(String(at), { inStock }));
        const spread = spreadCart([{ ...rice, quantity, price }], handed);
        if (!spread.ok) throw new Error("all of it is there");
        const lines = spread.value.flat();
        expect(lines.reduce((sum, one) => sum + one.quantity, 0)).toBe(quantity);
        const exact = lines.reduce(
          (sum, one) => sum + Math.round((one.quantity * price) / 1000),
          0,
        );
        expect(totalOf(lines)).toBe(exact);
        const atOnce = lineAmount({ quantity, price, by });
        expect(Math.abs(totalOf(lines) - atOnce)).toBeLessThanOrEqual(lines.length);
      }),
    );
  });
});

describe("a sale on a transfer", () => {
  const transfer = { status: "confirmed", inStock: 3, minPrice: 500 };
  test.each([
    [{ quantity: 3, price: 500 }, transfer, undefined],
    [{ quantity: 4, price: 500 }, transfer, "more-than-held"],
    [{ quantity: 1, price: 499 }, transfer, "price-below-minimum"],
    [{ quantity: 0, price: 500 }, transfer, "quantity-invalid"],
    [{ quantity: 1, price: 500 }, { ...transfer, status: "pending" }, "unknown-transfer"],
    [{ quantity: 1, price: 500 }, undefined, "unknown-transfer"],
  ])("%o of %o: %s", (sale, from, reason) => {
    expect(saleOnTransferObjection(sale, from)).toBe(reason);
  });

  test("[T5] stands at once when the office makes it, waits when the reseller does", () => {
    expect(resellerSaleStatusAtFirst("owner")).toBe("confirmed");
    expect(resellerSaleStatusAtFirst("manager")).toBe("confirmed");
    for (const role of ["reseller", "employee", "seller", undefined] as const)
      expect(resellerSaleStatusAtFirst(role)).toBe("pending");
  });
});
