import { type AccountFigure, accountFigures } from "#shared/schemas/debt-figures.ts";
import type { Priced } from "#shared/schemas/line-amount.ts";
import {
  each,
  type MeansFigures,
  type ReceivedFigure,
  receivedFigures,
  refundedFigures,
} from "#shared/schemas/means.ts";
import { meansOfPayment } from "#shared/schemas/means-of-payment.ts";
import type { Payment, ReturnBody } from "#shared/schemas/sale.ts";
import { addMove, isCounted, type MoveToCount } from "./account-figures.ts";
import { refundedBy } from "./refunded-by.ts";
import { amountOf, totalOf } from "./sell.ts";
import { addTaxes, type Taxed, type Taxes, taxesOf, vatOf, withTax } from "./tax.ts";

/**
 * What one seller sold and took back on one business day at one agency. Whole francs and pieces.
 * `revenue` and `refunded` are Σ amounts of the lines (B1); what was paid stands beside it by means of payment.
 * `tickets` and `lines` count every ticket that was written, undone ones among them: `standingTickets` does not.
 * A return counts on the day it was made, not of its ticket, against who sold what came back and where. Debts paid are no revenue. What is weighed is one piece (U7).
 */
export type DayFigures = MeansFigures &
  Record<AccountFigure, number> & {
    day: string;
    sellerId: string;
    agencyId: string | null;
    tickets: number;
    lines: number;
    pieces: number;
    revenue: number;
    /** Returns, voids among them. */
    returns: number;
    voids: number;
    returnedPieces: number;
    refunded: number;
    /** Tax that was sold with, less what was given back, by rate; undefined for none (K3). */
    taxes?: Taxes | undefined;
    /** Lines of the tickets that were undone. */
    voidedLines: number;
  };

/** What was sold and came back of one product in one month (`YYYY-MM`), its pieces in its unit. */
export type ProductFigures = {
  month: string;
  productId: string;
  lines: number;
  pieces: number;
  revenue: number;
  returnedPieces: number;
  refunded: number;
  voidedLines: number;
};

/** Everything that can be added up. */
export type Amounts = Omit<DayFigures, "day" | "sellerId" | "agencyId">;

type Line = Priced & {
  productId: string;
  discount?: number | undefined;
  /** The tax that it bears where that is not the ticket's (K10). */
  rate?: number | undefined;
};

export type SaleToCount = {
  day: string;
  sellerId: string;
  agencyId?: string | null | undefined;
  lines: readonly Line[];
  payments: readonly Pick<Payment, "method" | "amount">[];
  /** Tax that its prices include, hundredths of a percent; undefined for none. */
  vatRate?: number | undefined;
};

export type ReturnToCount = {
  day: string;
  sellerId: string;
  agencyId?: string | null | undefined;
  lines: readonly Line[];
  refund: ReturnBody["refund"];
  cashPart?: number | null | undefined;
  /** It undoes its ticket, which no earlier one had undone. */
  isVoid: boolean;
} & Pick<Taxed, "vatRate" | "vat" | "taxes">;

export const noAmounts: Readonly<Amounts> = {
  tickets: 0,
  lines: 0,
  pieces: 0,
  revenue: 0,
  ...each(receivedFigures, () => 0),
  returns: 0,
  voids: 0,
  returnedPieces: 0,
  refunded: 0,
  ...each(refundedFigures, () => 0),
  voidedLines: 0,
  ...each(accountFigures, () => 0),
};

const noProductAmounts: Readonly<Omit<ProductFigures, "month" | "productId">> = {
  lines: 0,
  pieces: 0,
  revenue: 0,
  returnedPieces: 0,
  refunded: 0,
  voidedLines: 0,
};

/** The names of all that is added up, tax apart. */
export const amountKeys = Object.keys(noAmounts) as Exclude<keyof Amounts, "taxes">[];

/** What a ticket adds to its day. */
export function amountsOfSale(sale: SaleToCount): Amounts {
  const sum: Amounts = { ...noAmounts };
  addSale(sum, sale);
  return sum;
}

/** What a return adds to its day. */
export function amountsOfReturn(back: ReturnToCount): Amounts {
  const sum: Amounts = { ...noAmounts };
  addReturn(sum, back);
  return sum;
}

const figureOfMeans: { [method in string]?: ReceivedFigure } = Object.fromEntries(
  meansOfPayment.map(({ id, received }) => [id, received]),
);

// In place, with every amount by its name: a server adds up thousands of sales a second.
function addSale(sum: Amounts, { lines, payments, vatRate }: SaleToCount): void {
  sum.tickets += 1;
  sum.lines += lines.length;
  for (const line of lines) {
    sum.pieces += line.by?.unit ? 1 : line.quantity;
    sum.revenue += amountOf(line);
  }
  for (const { method, amount } of payments) {
    const key = figureOfMeans[method];
    // One that only a later version knows is booked as no other.
    if (key !== undefined) sum[key] += amount;
  }
  for (const line of taxesOf({ lines, vatRate })) sum.taxes = withTax(sum.taxes, line);
}

function addReturn(sum: Amounts, { lines, isVoid, vatRate, ...back }: ReturnToCount): void {
  const total = totalOf(lines);
  sum.returns += 1;
  if (isVoid) {
    sum.voids += 1;
    sum.voidedLines += lines.length;
  }
  for (const { quantity, by } of lines) sum.returnedPieces += by?.unit ? Number(isVoid) : quantity;
  sum.refunded += total;
  const went = refundedBy(back, total);
  for (const { id, refunded } of meansOfPayment) sum[refunded] += went[id];
  for (const { rate, base, vat } of taxesOf({ lines, vatRate, vat: back.vat, taxes: back.taxes }))
    sum.taxes = withTax(sum.taxes, { rate, base: -base, vat: -vat });
}

/** The sum of any number of amounts. */
export function sumOf(all: Iterable<Amounts>): Amounts {
  const sum: Amounts = { ...noAmounts };
  for (const one of all) {
    for (const key of amountKeys) sum[key] += one[key];
    if (one.taxes) sum.taxes = addTaxes(sum.taxes, one.taxes);
  }
  return sum;
}

/** The net revenue that is the shop's own: without the tax that stands on its tickets. */
export const netOfTax = (amounts: Pick<Amounts, "revenue" | "refunded" | "taxes">) =>
  netRevenue(amounts) - vatOf(amounts.taxes);

/** Revenue less what was given back: may be negative on a day of returns only. */
export const netRevenue = ({ revenue, refunded }: Pick<Amounts, "revenue" | "refunded">) =>
  revenue - refunded;

/**
 * Tickets that stand: written less undone. A ticket that is undone on a later day leaves the count of that day, with
 * its money; a day that only undid has none.
 */
export const standingTickets = ({ tickets, voids }: Pick<Amounts, "tickets" | "voids">) =>
  Math.max(0, tickets - voids);

/** Lines of tickets that stand; as for tickets. */
export const standingLines = ({ lines, voidedLines }: Pick<Amounts, "lines" | "voidedLines">) =>
  Math.max(0, lines - voidedLines);

/** Net francs a ticket that stands, rounded; 0 without any, and where more came back than was sold. */
export function averageBasket(of: Pick<Amounts, "tickets" | "voids" | "revenue" | "refunded">) {
  const tickets = standingTickets(of);
  return tickets === 0 ? 0 : Math.max(0, Math.round(netRevenue(of) / tickets));
}

/** Pieces sold less those that came back. */
export const netPieces = (of: Pick<Amounts, "pieces" | "returnedPieces">) =>
  of.pieces - of.returnedPieces;

/** Figures of several sources as one for each day, seller and agency. */
export function addUpDays(all: Iterable<DayFigures>): DayFigures[] {
  const found = new Map<string, DayFigures>();
  for (const one of all) {
    const key = `${one.day} ${one.sellerId} ${one.agencyId}`;
    const known = found.get(key);
    if (!known) found.set(key, { ...one });
    else {
      for (const amount of amountKeys) known[amount] += one[amount];
      if (one.taxes) known.taxes = addTaxes(known.taxes, one.taxes);
    }
  }
  return [...found.values()];
}

/** Figures while facts are added to them, each by what it is told by. */
export type Tally = {
  days: Map<string, DayFigures>;
  products: Map<string, ProductFigures>;
};
export const emptyTally = (): Tally => ({ days: new Map(), products: new Map() });

/** Adds facts to the figures of their day, seller and agency; what moved an account is of none (H9). */
export function tallyDays(
  { days }: Pick<Tally, "days">,
  sales: Iterable<SaleToCount>,
  returns: Iterable<ReturnToCount>,
  moves: Iterable<MoveToCount> = [],
): void {
  const of = ({ day, sellerId, agencyId = null }: Omit<SaleToCount, "lines" | "payments">) => {
    const key = `${day} ${sellerId} ${agencyId}`;
    let figures = days.get(key);
    if (!figures) {
      figures = { day, sellerId, agencyId, ...noAmounts };
      days.set(key, figures);
    }
    return figures;
  };
  for (const sale of sales) addSale(of(sale), sale);
  for (const back of returns) addReturn(of(back), back);
  for (const move of moves) if (isCounted(move)) addMove(of(move), move);
}

type Sold = Pick<SaleToCount, "day" | "lines">;
type Back = Sold & Pick<ReturnToCount, "isVoid">;

/** Adds facts to the figures of their month and products. */
export function tallyProducts(
  { products }: Pick<Tally, "products">,
  sales: Iterable<Sold>,
  returns: Iterable<Back>,
): void {
  const of = (month: string, productId: string) => {
    const key = `${month} ${productId}`;
    let figures = products.get(key);
    if (!figures) {
      figures = { month, productId, ...noProductAmounts };
      products.set(key, figures);
    }
    return figures;
  };
  for (const { day, lines } of sales) {
    const month = day.slice(0, 7);
    for (const line of lines) {
      const figures = of(month, line.productId);
      figures.lines += 1;
      figures.pieces += line.quantity;
      figures.revenue += amountOf(line);
    }
  }
  for (const { day, lines, isVoid } of returns) {
    const month = day.slice(0, 7);
    for (const line of lines) {
      const figures = of(month, line.productId);
      figures.returnedPieces += line.quantity;
      figures.refunded += amountOf(line);
      if (isVoid) figures.voidedLines += 1;
    }
  }
}

/** The figures of facts, one for each day, seller and agency. */
export function dayFiguresOf(
  sales: Iterable<SaleToCount>,
  returns: Iterable<ReturnToCount>,
  moves: Iterable<MoveToCount> = [],
): DayFigures[] {
  const tally = emptyTally();
  tallyDays(tally, sales, returns, moves);
  return [...tally.days.values()];
}

/** The figures of facts, one for each month and product. */
export function productFiguresOf(sales: Iterable<Sold>, returns: Iterable<Back>): ProductFigures[] {
  const tally = emptyTally();
  tallyProducts(tally, sales, returns);
  return [...tally.products.values()];
}
