import { Plural, Trans } from "@lingui/react/macro";
import { FigureCard } from "#web/blocks/figure-card.tsx";
import { Money } from "#web/blocks/money.tsx";
import { formatMoney, formatQuantity } from "#web/i18n/money.ts";
import { useStockValue } from "./use-stock-value.ts";

/** What stands on the shelf, at cost and at its price: for the office alone. */
export function StockValueCard({ shopId }: { shopId: string }) {
  const worth = useStockValue(shopId);
  if (!worth) return null;
  const { atCost, atPrice, unknown } = worth;
  return (
    <FigureCard
      title={<Trans>Valeur du stock au coût</Trans>}
      figure={<Money francs={atCost} size="2xl" />}
    >
      <p className="text-sm text-ink-soft">
        <Trans>au prix de vente : {formatMoney(atPrice)}</Trans>
      </p>
      {unknown > 0 && (
        <p className="text-sm text-ink-soft">
          <Plural
            value={unknown}
            one="# produit sans coût connu n’y est pas"
            other={`${formatQuantity(unknown)} produits sans coût connu n’y sont pas`}
          />
        </p>
      )}
    </FigureCard>
  );
}
