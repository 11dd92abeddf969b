import { formatAmount, formatMoney } from "#web/i18n/money.ts";
import { Figure, type FigureSize } from "#web/ui/figure.tsx";

/** An amount in whole francs: `12 500 FCFA`. Big ones are bold, their unit small. */
export function Money({
  francs,
  size,
  strong,
}: {
  francs: number;
  size?: FigureSize;
  strong?: boolean;
}) {
  const large = size === "2xl" || size === "3xl" || size === "4xl";
  // On a narrow phone more than seven of the larger figures would not stand whole.
  const held = size === "3xl" && francs > 9_999_999 ? "2xl" : size;
  return (
    <Figure size={held} strong={strong}>
      {large ? formatAmount(francs) : formatMoney(francs)}
      {large && <small className="text-[0.5em] font-semibold">&nbsp;FCFA</small>}
    </Figure>
  );
}
