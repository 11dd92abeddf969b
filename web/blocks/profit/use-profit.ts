import { useMemo } from "react";
import { expensesOf, standingExpenses, sumOf } from "#shared/rules/expenses.ts";
import { commissionsIn } from "#web/blocks/costs/commissions-in.ts";
import type { Period } from "#web/blocks/periods/period.ts";
import { businessDay } from "#web/i18n/dates.ts";
import { useCatalogue } from "#web/store/queries/use-catalogue.ts";
import { useCosts } from "#web/store/queries/use-costs.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { type ExpenseRow, useExpenses, useExpensesRead } from "#web/store/queries/use-expenses.ts";
import { useFigures } from "#web/store/queries/use-figures.ts";
import { type CommissionRow, useCommissions } from "#web/store/queries/use-reseller-sales.ts";
import { type ProfitReport, profitReport } from "./profit-figures.ts";

/** The profit of a period as this device can tell it, own unsent facts counted in. */
export type OpenProfit = {
  report: ProfitReport;
  period: Period;
  commissions: readonly CommissionRow[];
  /** Those of the period that nobody has undone. */
  expenses: readonly ExpenseRow[];
  /** First day of which anything is known here; null when nothing is. */
  knownFrom: string | null;
};

/** Undefined while it is being read. */
export function useProfit(shopId: string, period: Period): OpenProfit | undefined {
  const cut = useDayCut(shopId);
  const figures = useFigures([shopId], period);
  const costs = useCosts(shopId, period);
  const earned = useCommissions(shopId);
  const spent = useExpenses(shopId);
  const isSpentRead = useExpensesRead(shopId);
  const catalogue = useCatalogue(shopId);
  const commissions = useMemo(
    () => commissionsIn(earned, period, (moment) => businessDay(moment, cut)),
    [earned, period, cut],
  );
  const expenses = useMemo(
    () => standingExpenses(spent).filter(({ day }) => day >= period.from && day <= period.to),
    [spent, period],
  );
  return useMemo(() => {
    if (figures.state === "loading" || costs.state === "loading" || !isSpentRead) return undefined;
    const { days, products, knownFrom } = figures;
    const report = profitReport({
      ...{ period, days, products, costs },
      commissions: commissions.reduce((sum, { commission }) => sum + commission.amount, 0),
      expenses: sumOf(expensesOf(expenses, period)),
      categoryOf: (id) => catalogue?.get(id)?.category ?? "",
    });
    return { report, period, commissions, expenses, knownFrom };
  }, [figures, costs, commissions, expenses, isSpentRead, catalogue, period]);
}
