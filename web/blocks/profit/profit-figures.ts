import { hasTrade } from "#shared/rules/account-figures.ts";
import { type Exact, ExactSum, inFrancs } from "#shared/rules/cost.ts";
import type { CostOfDay } from "#shared/rules/cost-figures.ts";
import { type DayFigures, netRevenue, type ProductFigures, sumOf } from "#shared/rules/figures.ts";
import { type Profit, profitOf } from "#shared/rules/profit.ts";
import { monthsIn, type Period } from "#web/blocks/periods/period.ts";
import type { CostOfProduct } from "#web/store/queries/use-costs.ts";
import { isByMonth } from "./profit-period.ts";

/** What a seller, an agency, a category, a day or a month leaves, before all that stands behind the margin. */
export type PartProfit<Id = string> = { id: Id } & Pick<
  Profit,
  "net" | "unknown" | "cost" | "margin"
>;

/** What one product leaves. `result`: null where nobody knows what any of it cost. Francs without tax, whole pieces. */
export type ProductProfit = {
  productId: string;
  pieces: number;
  net: number;
  unknown: number;
  cost: number;
  result: number | null;
};

export type ProfitReport = {
  total: Profit;
  /** Every month of a long period, the days of a short one on which something was sold or came back; the oldest first. */
  steps: readonly PartProfit[];
  isByMonth: boolean;
  /** The greatest result first, those without a known cost last. Undefined where products cannot be told. */
  products: readonly ProductProfit[] | undefined;
  categories: readonly PartProfit[];
  sellers: readonly PartProfit[];
  agencies: readonly PartProfit<string | null>[];
};

export type ProfitGiven = {
  period: Period;
  days: readonly DayFigures[];
  products: readonly ProductFigures[];
  costs: {
    days: readonly CostOfDay[];
    products: readonly CostOfProduct[];
    trueUp: Exact;
  };
  /** Francs of the period. */
  commissions: number;
  expenses?: number;
  categoryOf: (productId: string) => string;
};

type TermsGiven = Pick<ProfitGiven, "days" | "commissions" | "expenses"> & {
  costs: Omit<ProfitGiven["costs"], "products">;
};

/** The terms of the profit of a period (N5): days alone tell them. */
export const profitTotal = ({ days, costs, commissions, expenses = 0 }: TermsGiven): Profit =>
  profitOf({
    ...{ figures: days, costs: costs.days, commissions, expenses, putRight: costs.trueUp },
  });

/** The profit of a period and of what it is made of (N5). */
export function profitReport(given: ProfitGiven): ProfitReport {
  const { period, categoryOf } = given;
  const byMonth = isByMonth(period);
  const total = profitTotal(given);
  const products = productsOf(given);
  const stepOf = ({ day }: { day: string }) => (byMonth ? day.slice(0, 7) : day);
  const steps = new Map(partsOf(given, stepOf).map((one) => [one.id, one]));
  const nothing = { net: 0, unknown: 0, cost: 0, margin: 0 };
  return {
    ...{ total, isByMonth: byMonth, products },
    steps: byMonth
      ? monthsIn(period).map((id) => steps.get(id) ?? { id, ...nothing })
      : [...steps.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
    categories: categoriesOf(products ?? [], categoryOf),
    sellers: partsOf(given, ({ sellerId }) => sellerId).sort(byMargin),
    agencies: partsOf(given, ({ agencyId }) => agencyId).sort(byMargin),
  };
}

type Whose = { day: string; sellerId: string; agencyId: string | null };

/** Known sales less their cost, by whatever names them; who only lost goods or took what was owed sold nothing. */
function partsOf<Id>(
  { days, costs }: Pick<ProfitGiven, "days" | "costs">,
  idOf: (one: Whose) => Id,
): PartProfit<Id>[] {
  const found = new Map<Id, { figures: DayFigures[]; costs: CostOfDay[] }>();
  for (const one of days) {
    if (!hasTrade(one)) continue;
    const part = found.get(idOf(one)) ?? { figures: [], costs: [] };
    part.figures.push(one);
    found.set(idOf(one), part);
  }
  for (const one of costs.days) found.get(idOf(one))?.costs.push(one);
  return [...found].map(([id, part]) => {
    const { net, unknown, cost, margin } = profitOf(part);
    return { id, net, unknown, cost, margin };
  });
}

const byMargin = (a: PartProfit<unknown>, b: PartProfit<unknown>) => b.margin - a.margin;

function productsOf({ days, products, costs }: ProfitGiven): ProductProfit[] | undefined {
  // A list with some missing would be a wrong one.
  const sold = products.reduce((sum, one) => sum + netRevenue(one), 0);
  if (sold !== netRevenue(sumOf(days))) return undefined;
  const costOf = new Map(costs.products.map((one) => [`${one.month} ${one.productId}`, one]));
  const found = new Map<string, Sum>();
  for (const one of products) {
    const { month, productId } = one;
    const cost = costOf.get(`${month} ${productId}`);
    const net = netRevenue(one) - (cost?.vat ?? 0);
    const sum = found.get(productId) ?? nothingYet();
    found.set(productId, sum);
    sum.net += net;
    sum.pieces += one.pieces - one.returnedPieces;
    if (cost && cost.unit !== null) {
      sum.cost.add(cost.left, cost.unit);
      sum.isKnown = true;
    } else sum.unknown += net;
  }
  return [...found].map(([productId, sum]) => lineOf(productId, sum)).sort(bestFirst);
}

type Sum = { pieces: number; net: number; unknown: number; cost: ExactSum; isKnown: boolean };
const nothingYet = (): Sum => ({
  ...{ pieces: 0, net: 0, unknown: 0, cost: new ExactSum(), isKnown: false },
});

function lineOf(productId: string, { pieces, net, unknown, isKnown, ...sum }: Sum): ProductProfit {
  const cost = inFrancs(sum.cost.value);
  return { productId, pieces, net, unknown, cost, result: isKnown ? net - unknown - cost : null };
}

function bestFirst(a: ProductProfit, b: ProductProfit): number {
  if (a.result === null || b.result === null)
    return Number(a.result === null) - Number(b.result === null) || b.net - a.net;
  return b.result - a.result;
}

/** Of each category, its products added up as they are shown. */
function categoriesOf(
  products: readonly ProductProfit[],
  categoryOf: ProfitGiven["categoryOf"],
): PartProfit[] {
  const found = new Map<string, PartProfit>();
  for (const { productId, net, unknown, cost } of products) {
    const id = categoryOf(productId);
    const sum = found.get(id) ?? { id, net: 0, unknown: 0, cost: 0, margin: 0 };
    found.set(id, {
      ...{ id, net: sum.net + net, unknown: sum.unknown + unknown, cost: sum.cost + cost },
      margin: sum.margin + net - unknown - cost,
    });
  }
  return [...found.values()].sort(byMargin);
}

/** What stays of known sales, in whole percent; undefined where nothing known was sold. */
export function marginShare({
  net,
  unknown,
  margin,
}: Pick<Profit, "net" | "unknown" | "margin">): number | undefined {
  const known = net - unknown;
  return known > 0 ? Math.round((margin / known) * 100) : undefined;
}

/** Days after its last one until a month is closed (H3). */
const openDays = 45;

/** Whether anything of a period may still be reckoned anew: a month of it is not closed yet. */
export function isProvisional({ to }: Period, today: string): boolean {
  const monthEnd = Date.parse(`${to.slice(0, 7)}-01T00:00:00.000Z`);
  const next = new Date(monthEnd);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return Date.parse(`${today}T00:00:00.000Z`) - next.getTime() <= (openDays - 1) * 86_400_000;
}
