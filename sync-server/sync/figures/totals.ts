import { sql } from "drizzle-orm";
import {
  dayTaxes,
  dayTotals,
  factMonths,
  monthBooks,
  monthProducts,
  noAgency,
} from "#server/db/tables/totals.ts";
import type { Turn } from "#server/sync/shop/turn.ts";
import { isCounted, type MoveToCount } from "#shared/rules/account-figures.ts";
import {
  type Amounts,
  amountKeys,
  dayFiguresOf,
  type ProductFigures,
  productFiguresOf,
  type ReturnToCount,
  type SaleToCount,
} from "#shared/rules/figures.ts";
import type { TaxLine } from "#shared/schemas/tax.ts";
import { snakeCase } from "./means-columns.ts";

/** As much of a turn as counting takes. */
export type CountingTurn = Pick<Turn, "tx" | "shopId" | "rev" | "totalsThrough">;

/** Facts that a turn enters into the books. */
type Facts = {
  sales?: readonly SaleToCount[];
  returns?: readonly ReturnToCount[];
  moves?: readonly MoveToCount[];
};

/**
 * Facts of an open month are counted when it is closed: that there are such is noted (H1). One that falls into a closed
 * month is added to the figures of its day and of its products' month, in its transaction, and gives the month's book
 * the revision of the turn, so that devices read it anew (H4).
 */
export async function countInTotals(
  turn: CountingTurn & Pick<Turn, "monthsNoted">,
  facts: Facts,
): Promise<void> {
  const { sales = [], returns = [] } = facts;
  const moves = (facts.moves ?? []).filter(isCounted);
  const { tx, shopId, rev, totalsThrough, monthsNoted } = turn;
  const isOfClosed = ({ day }: { day: string }) => isClosed(day, totalsThrough);
  const open = [...sales, ...returns, ...moves].filter((fact) => !isOfClosed(fact));
  const months = [...new Set(open.map(monthOf))].filter((month) => !monthsNoted.has(month));
  if (months.length > 0) {
    await tx
      .insert(factMonths)
      .values(months.map((month) => ({ shopId, month, sinceRev: rev })))
      .onConflictDoNothing();
    for (const month of months) monthsNoted.add(month);
  }
  const late = {
    sales: sales.filter(isOfClosed),
    returns: returns.filter(isOfClosed),
    moves: moves.filter(isOfClosed),
  };
  if (open.length < sales.length + returns.length + moves.length) await addToClosed(turn, late);
}

/** Returns that are counted otherwise from now on, of the same days: what closed months hold of them is put right. */
export async function recountReturns(
  turn: CountingTurn,
  was: readonly ReturnToCount[],
  is: readonly ReturnToCount[],
): Promise<void> {
  const late = (all: readonly ReturnToCount[]) =>
    all.filter(({ day }) => isClosed(day, turn.totalsThrough));
  if (late(was).length === 0) return;
  await addToClosed(turn, { returns: late(was) }, -1);
  await addToClosed(turn, { returns: late(is) });
}

/** The first day of a business day's month. */
export const monthOf = ({ day }: { day: string }): string => `${day.slice(0, 7)}-01`;

async function addToClosed(
  turn: CountingTurn,
  { sales = [], returns = [], moves = [] }: Facts,
  sign: 1 | -1 = 1,
): Promise<void> {
  const { tx, shopId, rev } = turn;
  const figures = dayFiguresOf(sales, returns, moves).map((one) => timesSign(one, sign));
  const days = figures.map(({ agencyId, taxes: _, ...one }) => ({
    ...one,
    ...{ shopId, agencyId: agencyId ?? noAgency },
  }));
  const taxes = figures.flatMap(({ day, sellerId, agencyId, taxes = [] }) =>
    taxes.map((line) => ({ shopId, day, sellerId, agencyId: agencyId ?? noAgency, ...line })),
  );
  const products = productFiguresOf(sales, returns).map(({ month, ...one }) => ({
    ...timesSign(one, sign),
    ...{ shopId, month: `${month}-01` },
  }));
  const { shopId: shop, day, sellerId, agencyId } = dayTotals;
  await tx
    .insert(dayTotals)
    .values(days)
    .onConflictDoUpdate({ target: [shop, day, sellerId, agencyId], set: addedDays });
  if (taxes.length > 0)
    await tx
      .insert(dayTaxes)
      .values(taxes)
      .onConflictDoUpdate({
        target: [
          dayTaxes.shopId,
          dayTaxes.day,
          dayTaxes.sellerId,
          dayTaxes.agencyId,
          dayTaxes.rate,
        ],
        set: {
          base: sql`${dayTaxes.base} + excluded.base`,
          vat: sql`${dayTaxes.vat} + excluded.vat`,
        },
      });
  if (products.length > 0)
    await tx
      .insert(monthProducts)
      .values(products)
      .onConflictDoUpdate({
        target: [monthProducts.shopId, monthProducts.month, monthProducts.productId],
        set: addedProducts,
      });
  await tx
    .insert(monthBooks)
    .values([...new Set(days.map(monthOf))].map((month) => ({ shopId, month, rev })))
    .onConflictDoUpdate({
      target: [monthBooks.shopId, monthBooks.month],
      set: { rev: sql`excluded.rev` },
    });
}

/** The same figures, or what takes them away again. */
function timesSign<T extends object>(figures: T, sign: 1 | -1): T {
  const signed = (value: unknown): unknown => {
    if (typeof value === "number") return sign * value;
    if (!Array.isArray(value)) return value;
    return (value as TaxLine[]).map(({ rate, base, vat }) => ({
      ...{ rate, base: sign * base, vat: sign * vat },
    }));
  };
  return Object.fromEntries(
    Object.entries(figures).map(([key, value]) => [key, signed(value)]),
  ) as T;
}

/** Whether a business day lies in a month that devices hold as a row. */
export function isClosed(day: string, totalsThrough: string | null): boolean {
  return totalsThrough !== null && day < totalsThrough;
}

type Keys = "day" | "sellerId" | "agencyId" | "month" | "productId" | "taxes";
const added = <T extends string>(table: Record<T, { name: string }>, names: readonly T[]) =>
  Object.fromEntries(
    names.map((name) => [name, sql`${table[name]} + excluded.${sql.identifier(snakeCase(name))}`]),
  );

const addedDays = added<Exclude<keyof Amounts, Keys>>(dayTotals, amountKeys);
const addedProducts = added<Exclude<keyof ProductFigures, Keys>>(monthProducts, [
  ...(["lines", "pieces", "revenue", "returnedPieces", "refunded", "voidedLines"] as const),
]);
