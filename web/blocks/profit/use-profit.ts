import { useMemo } from "react";
import { expensesOf, standingExpenses, sumOf } from "#shared/rules/expenses.ts";
import type { Profit } from "#shared/rules/profit.ts";
import { commissionsIn } from "#web/blocks/costs/commissions-in.ts";
import type { Period } from "#web/blocks/periods/period.ts";
import { businessDay } from "#web/i18n/dates.ts";
import { useCatalogue } from "#web/store/queries/use-catalogue.ts";
import { useCosts, useDayCosts } from "#web/store/queries/use-costs.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { type ExpenseRow, useExpenses, useExpensesRead } from "#web/store/queries/use-expenses.ts";
import { useDayFigures, useFigures } from "#web/store/queries/use-figures.ts";
import { type CommissionRow, useCommissions } from "#web/store/queries/use-reseller-sales.ts";
import { type ProfitReport, profitReport, profitTotal } from "./profit-figures.ts";

/** The terms of the profit of a period as this device can tell them, own unsent facts counted in. */
export type ProfitTerms = {
  total: Profit;
  period: Period;
  commissions: readonly CommissionRow[];
  /** Those of the period that nobody has undone. */
  expenses: readonly ExpenseRow[];
  /** Francs of both. */
  spent: { commissions: number; expenses: number };
};

/** The same with all that it is made of. */
export type OpenProfit = ProfitTerms & { report: ProfitReport };

/** Undefined while it is being read. What products leave is told by `useProfit`: it takes several times as long. */
export function useProfitTerms(shopId: string, period: Period): ProfitTerms | undefined {
  const cut = useDayCut(shopId);
  const figures = useDayFigures([shopId], period);
  const costs = useDayCosts(shopId, period);
  const earned = useCommissions(shopId);
  const noted = useExpenses(shopId);
  const areNotedRead = useExpensesRead(shopId);
  const commissions = useMemo(
    () => commissionsIn(earned, period, (moment) => businessDay(moment, cut)),
    [earned, period, cut],
  );
  const expenses = useMemo(
    () => standingExpenses(noted).filter(({ day }) => day >= period.from && day <= period.to),
    [noted, period],
  );
  return useMemo(() => {
    if (figures.state === "loading" || costs.state === "loading" || !areNotedRead) return undefined;
    const spent = {
      commissions: commissions.reduce((sum, { commission }) => sum + commission.amount, 0),
      expenses: sumOf(expensesOf(expenses, period)),
    };
    const total = profitTotal({ days: figures.days, costs, ...spent });
    return { total, period, commissions, expenses, spent };
  }, [figures, costs, commissions, expenses, areNotedRead, period]);
}

/** Undefined while it is being read. */
export function useProfit(shopId: string, period: Period): OpenProfit | undefined {
  const terms = useProfitTerms(shopId, period);
  const figures = useFigures([shopId], period);
  const costs = useCosts(shopId, period);
  const catalogue = useCatalogue(shopId);
  return useMemo(() => {
    if (!terms || figures.state === "loading" || costs.state === "loading") return undefined;
    const { days, products } = figures;
    const categoryOf = (id: string) => catalogue?.get(id)?.category ?? "";
    const report = profitReport({ period, days, products, costs, categoryOf, ...terms.spent });
    return { ...terms, report };
  }, [terms, figures, costs, catalogue, period]);
}
