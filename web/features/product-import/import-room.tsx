import { Plural, Trans } from "@lingui/react/macro";
import { PlanLimitCard } from "#web/blocks/plans/product-limit.tsx";
import { formatQuantity } from "#web/i18n/money.ts";

/** How many new products a file may bring, told before one is chosen: `left` of the plan's `max`. */
export function ImportRoom({ max, left }: { max: number; left: number }) {
  const most = formatQuantity(max);
  if (left > 0)
    return (
      <p className="text-ink-soft">
        <Plural
          value={left}
          one="Votre plan permet encore # produit nouveau"
          other={`Votre plan permet encore ${formatQuantity(left)} produits nouveaux`}
        />
        {" · "}
        <Trans>{most} en tout</Trans>
      </p>
    );
  return (
    <div className="flex flex-col gap-2">
      <PlanLimitCard max={max} />
      <p className="text-ink-soft">
        <Trans>Un fichier peut encore changer les produits qui sont déjà là.</Trans>
      </p>
    </div>
  );
}
