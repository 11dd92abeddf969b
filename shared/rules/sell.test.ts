import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { refused } from "#shared/schemas/refusal.ts";
import { type Payment, type SaleBody, saleBodySchema } from "#shared/schemas/sale.ts";
import { judgeSale } from "./judge-sale.ts";
import { type CartLine, changeOf, draftSale, type SellableProduct, totalOf } from "./sell.ts";

function aProduct(own: Partial<SellableProduct> = {}): SellableProduct {
  const usual = {
    id: "soap",
    name: "Savon",
    price: 500,
    minPrice: 400,
    archived: false,
    shownStock: 3,
    isKnownToServer: true,
  };
  return { ...usual, ...own };
}

function aLine(own: Partial<CartLine> = {}): CartLine {
  return { productId: "soap", quantity: 1, price: 500, ...own };
}

function cash(amount: number, tendered = amount): Payment[] {
  return [{ method: "cash", amount, tendered }];
}

function draft(lines: CartLine[], products: SellableProduct[], payments = cash(totalOf(lines))) {
  return draftSale(lines, new Map(products.map((product) => [product.id, product])), payments, 12);
}

describe("drafting a sale", () => {
  test("agrees to a plain sale and keeps what the cashier chose", () => {
    expect(draft([aLine({ quantity: 2, price: 450 })], [aProduct()])).toEqual({
      ok: true,
      value: {
        catalogRev: 12,
        lines: [{ productId: "soap", quantity: 2, price: 450 }],
        payments: cash(900),
        total: 900,
      },
    });
  });

  test("may sell the last piece", () => {
    expect(draft([aLine({ quantity: 3 })], [aProduct()]).ok).toBe(true);
  });

  test("may sell at the minimum price itself", () => {
    expect(draft([aLine({ price: 400 })], [aProduct()]).ok).toBe(true);
  });

  test("the name travels only with a product that the server does not hold yet", () => {
    const drafted = draft([aLine()], [aProduct({ isKnownToServer: false })]);
    expect(drafted.ok && drafted.value.lines[0]?.name).toBe("Savon");
  });

  test.each([
    ["empty-cart", [], aProduct()],
    ["insufficient-stock", [aLine({ quantity: 4 })], aProduct()],
    [
      "insufficient-stock",
      [aLine({ quantity: 2 }), aLine({ quantity: 2, price: 450 })],
      aProduct(),
    ],
    ["price-below-minimum", [aLine({ price: 399 })], aProduct()],
    ["quantity-invalid", [aLine({ quantity: 0 })], aProduct()],
    ["quantity-invalid", [aLine({ quantity: 1.5 })], aProduct()],
    ["product-archived", [aLine()], aProduct({ archived: true })],
    ["amount-too-large", [aLine({ price: 10_000_000_000 })], aProduct()],
    [
      "amount-too-large",
      [aLine({ quantity: 1_000_000, price: 9_999_999_999 })],
      aProduct({ shownStock: 2_000_000 }),
    ],
    ["amount-too-large", [aLine({ quantity: 1_000_001 })], aProduct({ shownStock: 2_000_000 })],
    [
      "amount-too-large",
      Array.from({ length: 1001 }, () => aLine()),
      aProduct({ shownStock: 2000 }),
    ],
    ["unknown-product", [aLine({ productId: "gone" })], aProduct()],
  ] as const)("refuses: %s", (reason, lines, product) => {
    expect(draft([...lines], [product])).toEqual(refused(reason));
  });

  test.each([
    ["payment-short", cash(400)],
    ["payment-short", cash(500, 300)],
    ["payment-short", []],
    ["reference-required", [{ method: "mobile-money", amount: 500, reference: "  " } as const]],
  ])("refuses the payment: %s", (reason, payments) => {
    expect(draft([aLine()], [aProduct()], payments)).toEqual({ ok: false, refusal: reason });
  });

  test("[W1] what is agreed is understood by the wire, or a confirmed sale would be refused", () => {
    const number = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.nat(2 ** 40), fc.maxSafeNat());
    const line = fc.record({ quantity: number, price: number });
    const reference = fc.string({ maxLength: 80 });
    let agreedTo = 0;
    fc.assert(
      fc.property(line, fc.integer({ min: 1, max: 3 }), reference, (given, copies, text) => {
        const lines = Array.from({ length: copies }, () => aLine(given));
        const amount = totalOf(lines);
        const payments: Payment[] = [{ method: "mobile-money", amount, reference: text }];
        const product = aProduct({ minPrice: 0, shownStock: Number.MAX_SAFE_INTEGER });
        const drafted = draft(lines, [product], payments);
        if (!drafted.ok) return;
        agreedTo += 1;
        expect(saleBodySchema.safeParse({ ...drafted.value, receipt: 1 }).error).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
    expect(agreedTo).toBeGreaterThan(100);
  });

  test("gives back what was handed over in excess", () => {
    expect(changeOf(cash(2700, 5000))).toBe(2300);
    expect(changeOf([{ method: "mobile-money", amount: 2700, reference: "MP1" }])).toBe(0);
  });
});

describe("judging a sale that happened", () => {
  const circumstances = {
    sellerIsActive: true,
    clockIsWrong: false,
    ceiling: null,
    minPriceAt: () => 400,
  };

  function aSale(own: Partial<SaleBody> = {}): SaleBody {
    return {
      receipt: 1,
      catalogRev: 12,
      lines: [aLine()],
      payments: cash(500),
      total: 500,
      ...own,
    };
  }

  test("finds nothing odd about a plain sale", () => {
    expect(judgeSale(aSale(), circumstances)).toEqual([]);
  });

  test("[J9] judges the price by the minimum that the device could know", () => {
    const minPriceAt = (_: string, rev: number) => (rev >= 20 ? 600 : 400);
    expect(judgeSale(aSale({ catalogRev: 19 }), { ...circumstances, minPriceAt })).toEqual([]);
    expect(judgeSale(aSale({ catalogRev: 20 }), { ...circumstances, minPriceAt })).toEqual([
      "price-below-minimum",
    ]);
  });

  test("[J3] flags, and never refuses, whatever the sale", () => {
    fc.assert(
      fc.property(
        fc.nat(2000),
        fc.nat(2000),
        fc.boolean(),
        fc.boolean(),
        (price, total, active, wrong) => {
          const payments = cash(total);
          const flags = judgeSale(aSale({ lines: [aLine({ price })], payments, total }), {
            sellerIsActive: active,
            clockIsWrong: wrong,
            ceiling: null,
            minPriceAt: () => 400,
          });
          expect(flags.includes("price-below-minimum")).toBe(price < 400);
          expect(flags.includes("total-mismatch")).toBe(price !== total);
          expect(flags.includes("seller-dismissed")).toBe(!active);
          expect(flags.includes("clock-wrong")).toBe(wrong);
        },
      ),
    );
  });

  test("[J3] flags a total that is not what was paid, in whatever ways", () => {
    const byPhone = { method: "mobile-money", amount: 200, reference: "MP1" } as const;
    const flagsOf = (payments: Payment[]) => judgeSale(aSale({ payments }), circumstances);
    expect(flagsOf([...cash(300), byPhone])).toEqual([]);
    expect(flagsOf([...cash(500), byPhone])).toEqual(["total-mismatch"]);
    expect(flagsOf(cash(499))).toEqual(["total-mismatch"]);
    expect(flagsOf([])).toEqual(["total-mismatch"]);
  });

  test("flags a product that the shop does not have", () => {
    expect(judgeSale(aSale(), { ...circumstances, minPriceAt: () => undefined })).toEqual([
      "unknown-product",
    ]);
  });
});
