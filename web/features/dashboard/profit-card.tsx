import { Trans } from "@lingui/react/macro";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import type { Exact } from "#shared/rules/cost.ts";
import { expensesOf, sumOf } from "#shared/rules/expenses.ts";
import { profitOf } from "#shared/rules/profit.ts";
import { commissionsIn } from "#web/blocks/costs/commissions-in.ts";
import { FigureCard } from "#web/blocks/figure-card.tsx";
import { Money } from "#web/blocks/money.tsx";
import { businessDay } from "#web/i18n/dates.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { useCosts } from "#web/store/queries/use-costs.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { useExpenses, useExpensesRead } from "#web/store/queries/use-expenses.ts";
import { useDayFigures } from "#web/store/queries/use-figures.ts";
import { useCommissions } from "#web/store/queries/use-reseller-sales.ts";

/** What is left of the day and of the month so far: for the office, one tap from how it is reckoned. */
export function ProfitCard({ shopId, today }: { shopId: string; today: string }) {
  const from = `${today.slice(0, 7)}-01`;
  const day = useProfitOf(shopId, today, today);
  const month = useProfitOf(shopId, from, today);
  if (!day || !month) return null;
  return (
    <FigureCard
      title={<Trans>Bénéfice du jour</Trans>}
      figure={<Money francs={day.profit} size="2xl" />}
    >
      {day.unknown !== 0 && (
        <p className="text-sm text-ink-soft">
          <Trans>sans {formatMoney(day.unknown)} de ventes au coût inconnu</Trans>
        </p>
      )}
      <p className="text-sm text-ink-soft">
        <Trans>ce mois : {formatMoney(month.profit)}</Trans>
      </p>
      <Link
        to="/profit?period=today"
        className="inline-flex min-h-11 items-center self-start font-medium text-brand-ink underline underline-offset-4"
      >
        <Trans>Voir le bénéfice</Trans>
      </Link>
    </FigureCard>
  );
}

/** Undefined while it is being read. */
function useProfitOf(shopId: string, from: string, to: string) {
  const cut = useDayCut(shopId);
  const figures = useDayFigures([shopId], { from, to });
  const costs = useCosts(shopId, { from, to });
  const earned = useCommissions(shopId);
  const spent = useExpenses(shopId);
  const isSpentRead = useExpensesRead(shopId);
  return useMemo(() => {
    if (figures.state === "loading" || costs.state === "loading" || !isSpentRead) return undefined;
    const found = commissionsIn(earned, { from, to }, (moment) => businessDay(moment, cut));
    const commissions = found.reduce((sum, { commission }) => sum + commission.amount, 0);
    const putRight: Exact = costs.trueUp;
    const expenses = sumOf(expensesOf(spent, { from, to }));
    return profitOf({ figures: figures.days, costs: costs.days, commissions, expenses, putRight });
  }, [figures, costs, earned, spent, isSpentRead, cut, from, to]);
}
