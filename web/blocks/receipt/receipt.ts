import { isReferenced, isTendered } from "#shared/rules/carried.ts";
import { vatIncluded } from "#shared/rules/receipt.ts";
import { changeOf } from "#shared/rules/sell.ts";
import { basesOf } from "#shared/rules/tax.ts";
import { idsCarrying } from "#shared/schemas/means.ts";
import type { SoldBy } from "#shared/schemas/measure.ts";
import type { Payment } from "#shared/schemas/sale.ts";

/** What a receipt says. Amounts in whole francs; `soldAt` as a moment, shown in the shop's zone. */
export type Receipt = {
  shop: ReceiptShop;
  receiptNo: string;
  soldAt: string | number;
  sellerName: string;
  lines: readonly {
    name: string;
    quantity: number;
    price: number;
    discount?: number | undefined;
    by?: SoldBy | undefined;
    rate?: number | undefined;
  }[];
  /** What was taken off, in words. */
  said?: readonly SaidOff[] | undefined;
  payments: readonly Payment[];
  /** Of the change, the francs that stay on an account. */
  kept?: number | undefined;
  total: number;
  /** The rate of tax that it was sold at; the shop's where it is not told. */
  vatRate?: number | undefined;
  /** By which anybody may ask whether it is in the books (CH4). */
  letters?: string | undefined;
};

/** Francs taken off a line, by its place, or off the whole ticket. */
export type SaidOff = { line?: number | undefined; words: string; amount: number };

/** The part of a shop that is printed. `vatRate` in hundredths of a percent. */
export type ReceiptShop = {
  name: string;
  /** Where its logo can be shown from; undefined without one. */
  logoUrl?: string | undefined;
  /** The selling point inside the shop. */
  agencyName?: string | undefined;
  address: string;
  phone: string;
  receiptFooter: string;
  timeZone: string;
  vatRate: number;
};

/** What was handed over by which means and given back, payments with a reference, what stands on an account, tax within: what stands under the total. */
export function receiptSums(receipt: Receipt) {
  const counted = receipt.payments.filter(isTendered);
  const vatRate = receipt.vatRate ?? receipt.shop.vatRate;
  return {
    /** What stands under each rate, the lowest first; without tax too. */
    taxes: [...basesOf(receipt.lines, vatRate)].map(([rate, base]) => {
      return { rate, base, vat: vatIncluded(base, rate) };
    }),
    handedOver: idsCarrying("tendered").flatMap((id) => {
      const given = counted.filter(({ method }) => method === id);
      const francs = given.reduce((sum, { tendered }) => sum + tendered, 0);
      return given.length > 0 ? [{ id, francs }] : [];
    }),
    change: changeOf(receipt.payments) - (receipt.kept ?? 0),
    referenced: receipt.payments.filter(isReferenced),
    onAccount: receipt.payments.filter((one) => "customerId" in one),
  };
}
