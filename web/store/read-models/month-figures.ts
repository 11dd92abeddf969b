import type { DayFigures, ProductFigures } from "#shared/rules/figures.ts";
import { withTax } from "#shared/rules/tax.ts";
import type { MonthBook } from "#shared/schemas/month-book.ts";

const days = new WeakMap<MonthBook, readonly DayFigures[]>();
const products = new WeakMap<MonthBook, readonly ProductFigures[]>();

/** The days of a closed month; the same array for the same book. */
export function daysOfMonth(book: MonthBook): readonly DayFigures[] {
  let known = days.get(book);
  if (!known) {
    known = withTaxes(readDays(book.days), book.taxes);
    days.set(book, known);
  }
  return known;
}

/** The products of a closed month, none where devices do not keep them; the same array for the same book. */
export function productsOfMonth(book: MonthBook): readonly ProductFigures[] {
  let known = products.get(book);
  if (!known) {
    known = readProducts(book);
    products.set(book, known);
  }
  return known;
}

/** Written out field by field: a year has thousands of places, and a loop over names takes several times as long. */
function readDays(all: MonthBook["days"]): DayFigures[] {
  return all.day.map((day, place) => ({
    day,
    sellerId: all.sellerId[place] ?? "",
    agencyId: all.agencyId[place] ?? null,
    tickets: all.tickets[place] ?? 0,
    lines: all.lines[place] ?? 0,
    pieces: all.pieces[place] ?? 0,
    revenue: all.revenue[place] ?? 0,
    cash: all.cash[place] ?? 0,
    mobileMoney: all.mobileMoney[place] ?? 0,
    returns: all.returns[place] ?? 0,
    voids: all.voids[place] ?? 0,
    returnedPieces: all.returnedPieces[place] ?? 0,
    refunded: all.refunded[place] ?? 0,
    refundedCash: all.refundedCash[place] ?? 0,
    refundedMobileMoney: all.refundedMobileMoney[place] ?? 0,
    voidedLines: all.voidedLines?.[place] ?? 0,
  }));
}

/** Each line of tax stands at its day, seller and agency. */
function withTaxes(all: DayFigures[], taxes: MonthBook["taxes"]): DayFigures[] {
  if (!taxes) return all;
  const keyOf = (day?: string, sellerId?: string, agencyId?: string | null) =>
    `${day} ${sellerId} ${agencyId ?? null}`;
  const byKey = new Map(all.map((one) => [keyOf(one.day, one.sellerId, one.agencyId), one]));
  for (const [place, rate] of taxes.rate.entries()) {
    const one = byKey.get(keyOf(taxes.day[place], taxes.sellerId[place], taxes.agencyId[place]));
    const [base, vat] = [taxes.base[place] ?? 0, taxes.vat[place] ?? 0];
    if (one) one.taxes = withTax(one.taxes, { rate, base, vat });
  }
  return all;
}

function readProducts({ id: month, products: all }: MonthBook): ProductFigures[] {
  if (!all) return [];
  return all.productId.map((productId, place) => ({
    month,
    productId,
    lines: all.lines[place] ?? 0,
    pieces: all.pieces[place] ?? 0,
    revenue: all.revenue[place] ?? 0,
    returnedPieces: all.returnedPieces[place] ?? 0,
    refunded: all.refunded[place] ?? 0,
    voidedLines: all.voidedLines?.[place] ?? 0,
  }));
}
