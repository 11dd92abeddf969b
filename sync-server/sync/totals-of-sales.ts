import { noAgency } from "#server/db/tables/totals.ts";
import { amountsOfSale } from "#shared/rules/figures.ts";
import type { SaleRow } from "./sale-judging.ts";

/** What sales add to the row of a day, seller and agency, and to that of a product in a month. */
export type DayPart = {
  day: string;
  sellerId: string;
  agencyId: string;
  tickets: number;
  lines: number;
  pieces: number;
  revenue: number;
  cash: number;
  mobileMoney: number;
};
export type ProductPart = {
  month: string;
  productId: string;
  lines: number;
  pieces: number;
  revenue: number;
};

/** Parts of sales of one shop, added up as they come: a group of sales touches few rows. */
export class SaleTotals {
  readonly #days = new Map<string, DayPart>();
  readonly #products = new Map<string, ProductPart>();

  add(row: Pick<SaleRow, "day" | "sellerId" | "agencyId" | "lines" | "payments">): void {
    const { day, sellerId } = row;
    const agencyId = row.agencyId?.toLowerCase() ?? noAgency;
    const amounts = amountsOfSale(row);
    const key = `${day}${sellerId}${agencyId}`;
    let part = this.#days.get(key);
    if (!part) {
      const none = { tickets: 0, lines: 0, pieces: 0, revenue: 0, cash: 0, mobileMoney: 0 };
      part = { day, sellerId, agencyId, ...none };
      this.#days.set(key, part);
    }
    part.tickets += 1;
    part.lines += amounts.lines;
    part.pieces += amounts.pieces;
    part.revenue += amounts.revenue;
    part.cash += amounts.cash;
    part.mobileMoney += amounts.mobileMoney;
    const month = day.slice(0, 7);
    for (const { productId, quantity, price } of row.lines) {
      let product = this.#products.get(`${month}${productId}`);
      if (!product) {
        product = { month: `${month}-01`, productId, lines: 0, pieces: 0, revenue: 0 };
        this.#products.set(`${month}${productId}`, product);
      }
      product.lines += 1;
      product.pieces += quantity;
      product.revenue += quantity * price;
    }
  }

  get days(): Iterable<DayPart> {
    return this.#days.values();
  }

  get products(): Iterable<ProductPart> {
    return this.#products.values();
  }
}
