import type { DayFigures, ProductFigures } from "#shared/rules/figures.ts";
import { withTax } from "#shared/rules/tax.ts";
import { accountFigures } from "#shared/schemas/debt-figures.ts";
import { each, receivedFigures, refundedFigures } from "#shared/schemas/means.ts";
import { meansOfPayment } from "#shared/schemas/means-of-payment.ts";
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

/** False for a row that was told before accounts were counted. */
export const tellsOfAccounts = ({ days: told }: MonthBook): boolean =>
  accountFigures.some((figure) => told[figure] !== undefined);

const noMeans = each([...receivedFigures, ...refundedFigures, ...accountFigures], () => 0);

/**
 * Written out field by field: a year has thousands of places, and a loop over all names takes several times as long.
 * Only what stands by means of payment is a loop.
 */
function readDays(all: MonthBook["days"]): DayFigures[] {
  const rows: DayFigures[] = all.day.map((day, place) => ({
    day,
    sellerId: all.sellerId[place] ?? "",
    agencyId: all.agencyId[place] ?? null,
    tickets: all.tickets[place] ?? 0,
    lines: all.lines[place] ?? 0,
    pieces: all.pieces[place] ?? 0,
    revenue: all.revenue[place] ?? 0,
    returns: all.returns[place] ?? 0,
    voids: all.voids[place] ?? 0,
    returnedPieces: all.returnedPieces[place] ?? 0,
    refunded: all.refunded[place] ?? 0,
    voidedLines: all.voidedLines?.[place] ?? 0,
    ...noMeans,
  }));
  for (const { received, refunded } of meansOfPayment) {
    const [into, back] = [all[received], all[refunded]];
    for (let place = 0; place < rows.length; place += 1) {
      const row = rows[place];
      if (!row) continue;
      row[received] = into?.[place] ?? 0;
      row[refunded] = back?.[place] ?? 0;
    }
  }
  for (const figure of accountFigures) {
    const told = all[figure];
    if (!told) continue;
    for (const [place, row] of rows.entries()) row[figure] = told[place] ?? 0;
  }
  return rows;
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
