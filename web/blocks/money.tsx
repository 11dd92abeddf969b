import { formatMoney } from "#web/i18n/money.ts";
import { Figure, type FigureSize } from "#web/ui/figure.tsx";

/** An amount in whole francs: `12 500 FCFA`. Big ones are bold. */
export function Money({
  francs,
  size,
  strong,
}: {
  francs: number;
  size?: FigureSize;
  strong?: boolean;
}) {
  return (
    <Figure size={size} strong={strong}>
      {formatMoney(francs)}
    </Figure>
  );
}
