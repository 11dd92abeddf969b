import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { resellerSaleStatusAtFirst } from "./reseller-sale.ts";
import { type HeldTransfer, saleOnTransferObjection, spreadOverTransfers } from "./sell-held.ts";

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
