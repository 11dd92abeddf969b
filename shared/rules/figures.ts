import { totalOf } from "./sell.ts";

/**
 * What one seller sold and took back on one business day at one agency. Whole francs and pieces.
 * `revenue` and `refunded` are Σ price × quantity of the lines; what was paid stands beside it by means of payment.
 * A return counts on the day it was made, not on the day of its ticket.
 */
export type DayFigures = {
  day: string;
  sellerId: string;
  agencyId: string | null;
  tickets: number;
  lines: number;
  pieces: number;
  revenue: number;
  cash: number;
  mobileMoney: number;
  /** Returns, voids among them. */
  returns: number;
  voids: number;
  returnedPieces: number;
  refunded: number;
  refundedCash: number;
  refundedMobileMoney: number;
};

/** What was sold and came back of one product in one month (`YYYY-MM`). */
export type ProductFigures = {
  month: string;
  productId: string;
  lines: number;
  pieces: number;
  revenue: number;
  returnedPieces: number;
  refunded: number;
};

/** Everything that can be added up. */
export type Amounts = Omit<DayFigures, "day" | "sellerId" | "agencyId">;

type Line = { productId: string; quantity: number; price: number };

export type SaleToCount = {
  day: string;
  sellerId: string;
  agencyId?: string | null | undefined;
  lines: readonly Line[];
  payments: readonly { method: "cash" | "mobile-money"; amount: number }[];
};

export type ReturnToCount = {
  day: string;
  sellerId: string;
  agencyId?: string | null | undefined;
  lines: readonly Line[];
  refund: "cash" | "mobile-money" | "none";
  isVoid: boolean;
};

export const noAmounts: Readonly<Amounts> = {
  tickets: 0,
  lines: 0,
  pieces: 0,
  revenue: 0,
  cash: 0,
  mobileMoney: 0,
  returns: 0,
  voids: 0,
  returnedPieces: 0,
  refunded: 0,
  refundedCash: 0,
  refundedMobileMoney: 0,
};

const amountKeys = Object.keys(noAmounts) as (keyof Amounts)[];

const piecesOf = (lines: readonly Line[]) =>
  lines.reduce((pieces, { quantity }) => pieces + quantity, 0);

/** What a ticket adds to its day. */
export function amountsOfSale({ lines, payments }: SaleToCount): Amounts {
  const paid = (means: "cash" | "mobile-money") =>
    payments.reduce((sum, { method, amount }) => (method === means ? sum + amount : sum), 0);
  return {
    ...noAmounts,
    tickets: 1,
    lines: lines.length,
    pieces: piecesOf(lines),
    revenue: totalOf(lines),
    cash: paid("cash"),
    mobileMoney: paid("mobile-money"),
  };
}

/** What a return adds to its day. */
export function amountsOfReturn({ lines, refund, isVoid }: ReturnToCount): Amounts {
  const total = totalOf(lines);
  return {
    ...noAmounts,
    returns: 1,
    voids: isVoid ? 1 : 0,
    returnedPieces: piecesOf(lines),
    refunded: total,
    refundedCash: refund === "cash" ? total : 0,
    refundedMobileMoney: refund === "mobile-money" ? total : 0,
  };
}

/** The sum of any number of amounts. */
export function sumOf(all: Iterable<Amounts>): Amounts {
  const sum = { ...noAmounts };
  for (const one of all) for (const key of amountKeys) sum[key] += one[key];
  return sum;
}

/** Revenue less what was given back: may be negative on a day of returns only. */
export const netRevenue = ({ revenue, refunded }: Pick<Amounts, "revenue" | "refunded">) =>
  revenue - refunded;

/** Pieces sold less those that came back. */
export const netPieces = ({ pieces, returnedPieces }: Pick<Amounts, "pieces" | "returnedPieces">) =>
  pieces - returnedPieces;

/** Figures of several sources as one for each day, seller and agency. */
export function addUpDays(all: Iterable<DayFigures>): DayFigures[] {
  const found = new Map<string, DayFigures>();
  for (const one of all) {
    const key = `${one.day} ${one.sellerId} ${one.agencyId}`;
    const known = found.get(key);
    if (known) for (const amount of amountKeys) known[amount] += one[amount];
    else found.set(key, { ...one });
  }
  return [...found.values()];
}

/** Figures of several sources as one for each month and product. */
export function addUpProducts(all: Iterable<ProductFigures>): ProductFigures[] {
  const found = new Map<string, ProductFigures>();
  for (const one of all) {
    const key = `${one.month} ${one.productId}`;
    const known = found.get(key);
    if (!known) {
      found.set(key, { ...one });
      continue;
    }
    known.lines += one.lines;
    known.pieces += one.pieces;
    known.revenue += one.revenue;
    known.returnedPieces += one.returnedPieces;
    known.refunded += one.refunded;
  }
  return [...found.values()];
}

/** The figures of facts, one for each day, seller and agency. */
export function dayFiguresOf(
  sales: Iterable<SaleToCount>,
  returns: Iterable<ReturnToCount>,
): DayFigures[] {
  const of = (
    { day, sellerId, agencyId = null }: SaleToCount | ReturnToCount,
    amounts: Amounts,
  ) => ({
    ...{ day, sellerId, agencyId },
    ...amounts,
  });
  return addUpDays([
    ...Array.from(sales, (sale) => of(sale, amountsOfSale(sale))),
    ...Array.from(returns, (one) => of(one, amountsOfReturn(one))),
  ]);
}

/** The figures of facts, one for each month and product. */
export function productFiguresOf(
  sales: Iterable<Pick<SaleToCount, "day" | "lines">>,
  returns: Iterable<Pick<ReturnToCount, "day" | "lines">>,
): ProductFigures[] {
  const found = new Map<string, ProductFigures>();
  const of = (day: string, productId: string) => {
    const month = day.slice(0, 7);
    const key = `${month} ${productId}`;
    const known = found.get(key) ?? {
      ...{ month, productId, lines: 0, pieces: 0, revenue: 0, returnedPieces: 0, refunded: 0 },
    };
    found.set(key, known);
    return known;
  };
  for (const { day, lines } of sales)
    for (const { productId, quantity, price } of lines) {
      const figures = of(day, productId);
      figures.lines += 1;
      figures.pieces += quantity;
      figures.revenue += quantity * price;
    }
  for (const { day, lines } of returns)
    for (const { productId, quantity, price } of lines) {
      const figures = of(day, productId);
      figures.returnedPieces += quantity;
      figures.refunded += quantity * price;
    }
  return [...found.values()];
}

/**
 * Change against the time before, in whole percent: 100 when there was nothing before and something now, 0 when there
 * was nothing at either time (operations.md §9). Undefined where the base is negative and a share says nothing.
 */
export function percentChange(now: number, before: number): number | undefined {
  if (before < 0) return undefined;
  if (before === 0) return now === 0 ? 0 : 100;
  return Math.round(((now - before) / before) * 100);
}
