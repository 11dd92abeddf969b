import { hasTrade } from "#shared/rules/account-figures.ts";
import {
  bySold,
  isSold,
  type ProductOrder,
  type SoldProduct,
} from "#shared/rules/best-products.ts";
import {
  type Amounts,
  type DayFigures,
  netPieces,
  netRevenue,
  type ProductFigures,
  standingLines,
  standingTickets,
  sumOf,
} from "#shared/rules/figures.ts";
import { percentChange } from "#shared/rules/percent-change.ts";
import type { MeansOfPayment } from "#shared/schemas/means.ts";
import { meansOfPayment } from "#shared/schemas/means-of-payment.ts";
import { monthsIn, type Period } from "#web/blocks/periods/period.ts";

type InShop = { shopId: string };
export type DaysGiven = readonly (DayFigures & InShop)[];
export type ProductsGiven = readonly (ProductFigures & InShop)[];

export type MonthAmounts = { month: string; amounts: Amounts };
/** A seller, an agency (null: none) or a shop, and what belongs to them. */
export type Part<Id> = { id: Id; amounts: Amounts };

export type ProductLine = InShop & SoldProduct & { lines: number };

/** What was taken in and given back by one means. Francs. */
export type MeansLine = {
  means: MeansOfPayment | "none";
  received: number;
  refunded: number;
};

/** Change in whole percent against the period before; undefined where a share says nothing. */
export type Comparison = Record<"lines" | "revenue" | "pieces" | "tickets", number | undefined>;

/** The figures of a report, net of returns where they say so. */
export type Report = {
  total: Amounts;
  /** The period before, and the change since; undefined when nothing is known of it. */
  totalBefore: Amounts | undefined;
  comparison: Comparison | undefined;
  /** Every month of the period, the oldest first. */
  months: readonly MonthAmounts[];
  /** The most pieces first. Undefined where products cannot be told for what was asked. */
  products: readonly ProductLine[] | undefined;
  means: readonly MeansLine[];
  /** The most francs first. */
  sellers: readonly Part<string>[];
  agencies: readonly Part<string | null>[];
  shops: readonly Part<string>[];
};

export type ReportGiven = {
  period: Period;
  days: DaysGiven;
  products: ProductsGiven;
  /** Days of the period before; undefined when nothing is known of it. */
  daysBefore: DaysGiven | undefined;
  /** How many of its unit are told as one piece of a product: a thousand grams of what is weighed. */
  per?: (shopId: string, productId: string) => number;
};

export function reportOf({ period, days, products, daysBefore, per }: ReportGiven): Report {
  const total = sumOf(days);
  const totalBefore = daysBefore && sumOf(daysBefore);
  const byMonth = new Map(parts(days, ({ day }) => day.slice(0, 7)).map((one) => [one.id, one]));
  return {
    total,
    totalBefore,
    comparison: totalBefore && comparisonOf(total, totalBefore),
    months: monthsIn(period).map((month) => ({
      month,
      amounts: byMonth.get(month)?.amounts ?? sumOf([]),
    })),
    products: isWhole(total, products) ? productLines(products, per) : undefined,
    means: meansOf(total),
    sellers: parts(days, ({ sellerId }) => sellerId),
    agencies: parts(days, ({ agencyId }) => agencyId),
    shops: parts(days, ({ shopId }) => shopId),
  };
}

function comparisonOf(now: Amounts, before: Amounts): Comparison {
  return {
    lines: percentChange(standingLines(now), standingLines(before)),
    revenue: percentChange(netRevenue(now), netRevenue(before)),
    pieces: percentChange(netPieces(now), netPieces(before)),
    tickets: percentChange(standingTickets(now), standingTickets(before)),
  };
}

function parts<Id>(days: DaysGiven, idOf: (one: DaysGiven[number]) => Id): Part<Id>[] {
  const found = new Map<Id, DayFigures[]>();
  for (const one of days) {
    // Whoever only took what was owed sold nothing.
    if (!hasTrade(one)) continue;
    const id = idOf(one);
    const known = found.get(id);
    if (known) known.push(one);
    else found.set(id, [one]);
  }
  return [...found]
    .map(([id, ones]) => ({ id, amounts: sumOf(ones) }))
    .sort((a, b) => netRevenue(b.amounts) - netRevenue(a.amounts));
}

/** Products are told only where they add up to the days: a list with some missing would be a wrong one. */
function isWhole(total: Amounts, products: ProductsGiven): boolean {
  // Pieces of a day and of a product are not the same where goods are weighed (U7).
  const keys = ["lines", "revenue", "refunded", "voidedLines"] as const;
  return keys.every((key) => products.reduce((sum, one) => sum + one[key], 0) === total[key]);
}

function productLines(
  products: ProductsGiven,
  per: NonNullable<ReportGiven["per"]> = () => 1,
): ProductLine[] {
  const found = new Map<string, ProductLine>();
  for (const one of products) {
    const { shopId, productId } = one;
    const key = `${shopId} ${productId}`;
    const line = found.get(key) ?? { shopId, productId, lines: 0, pieces: 0, revenue: 0 };
    found.set(key, {
      ...line,
      lines: line.lines + one.lines - one.voidedLines,
      pieces: line.pieces + netPieces(one),
      revenue: line.revenue + netRevenue(one),
    });
  }
  const whole = ({ pieces, ...line }: ProductLine): ProductLine => {
    const each = per(line.shopId, line.productId);
    // Less than a kilo of it was sold all the same.
    return { ...line, pieces: pieces > 0 ? Math.max(1, Math.round(pieces / each)) : pieces };
  };
  return sortedBy([...found.values()].map(whole), "pieces");
}

/** Lines as a reader wants them to stand; those given stay as they are. */
export function sortedBy(lines: readonly ProductLine[], order: ProductOrder): ProductLine[] {
  return [...lines].sort(bySold(order));
}

/** Of the best products, as many as are charted. */
export const topCount = 5;

/** The best by pieces. */
export const topOf = (products: readonly ProductLine[]) =>
  products.filter(isSold).slice(0, topCount);

/** What is left after all means is what no money moved for: it shows only where there is some. */
function meansOf(total: Amounts): MeansLine[] {
  const shown = meansOfPayment.filter(
    // What stands on accounts shows only where customers have some.
    ({ debts, received, refunded }) => debts || total[received] || total[refunded],
  );
  const lines = shown.map(
    ({ id, received, refunded }): MeansLine => ({
      ...{ means: id, received: total[received], refunded: total[refunded] },
    }),
  );
  const rest = lines.reduce(
    ({ received, refunded }, line) => ({
      ...{ received: received - line.received, refunded: refunded - line.refunded },
    }),
    { received: total.revenue, refunded: total.refunded },
  );
  return [
    ...lines,
    ...(rest.received !== 0 || rest.refunded !== 0 ? [{ means: "none" as const, ...rest }] : []),
  ];
}

export type VatLine = InShop & { rate: number; amount: number };

/** Tax that stands on the tickets of each shop, less what stands on their returns, by rate (hundredths of a percent). */
export function vatLines(shops: Report["shops"]): readonly VatLine[] {
  return shops.flatMap(({ id, amounts: { taxes = [] } }) =>
    taxes.map(({ rate, vat }) => ({ shopId: id, rate, amount: vat })),
  );
}
