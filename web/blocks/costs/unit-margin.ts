import { micros } from "#shared/rules/cost.ts";
import { vatIncluded } from "#shared/rules/receipt.ts";

/** What one piece leaves. `share`: whole percent of its price without tax; undefined where that is nothing. */
export type UnitMargin = { francs: number; share: number | undefined };

/** Price without tax less what one costs, rounded to francs once. `unit`: millionths of a franc. `vatRate`: hundredths of a percent. */
export function unitMargin(price: number, vatRate: number, unit: number): UnitMargin {
  const net = price - (vatRate ? vatIncluded(price, vatRate) : 0);
  const left = net - unit / micros;
  return { francs: Math.round(left), share: net > 0 ? Math.round((left / net) * 100) : undefined };
}
