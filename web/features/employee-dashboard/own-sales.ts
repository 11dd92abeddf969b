import { type Amounts, type DayFigures, sumOf } from "#shared/rules/figures.ts";

/** What somebody sold in all their shops, ever and today; each shop's today is its own. */
export function ownSales(
  days: readonly (DayFigures & { shopId: string })[],
  todayIn: (shopId: string) => string,
): { ever: Amounts; today: Amounts } {
  return {
    ever: sumOf(days),
    today: sumOf(days.filter(({ day, shopId }) => day === todayIn(shopId))),
  };
}
