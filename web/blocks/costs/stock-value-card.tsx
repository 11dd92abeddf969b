import { Plural, Trans } from "@lingui/react/macro";
import { useMemo } from "react";
import { FigureCard } from "#web/blocks/figure-card.tsx";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import { Money } from "#web/blocks/money.tsx";
import { businessDay } from "#web/i18n/dates.ts";
import { formatMoney, formatQuantity } from "#web/i18n/money.ts";
import { useCatalogue, useCatalogueSearch } from "#web/store/queries/use-catalogue.ts";
import { useUnits } from "#web/store/queries/use-costs.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { useProductStats } from "#web/store/queries/use-product-list.ts";
import { stockValue } from "./stock-value.ts";

const everything = { text: "", category: undefined, most: Number.POSITIVE_INFINITY };

/** What stands on the shelf, at cost and at its price: for the office alone. */
export function StockValueCard({ shopId }: { shopId: string }) {
  const units = useUnits(shopId, businessDay(useNow(), useDayCut(shopId)));
  const catalogue = useCatalogue(shopId);
  const ids = useCatalogueSearch(shopId, everything);
  const { value } = useProductStats(shopId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value at price tells that pieces moved
  const worth = useMemo(
    () =>
      units &&
      stockValue(
        ids.flatMap((id) => catalogue?.get(id) ?? []),
        (id) => units.get(id),
      ),
    [units, catalogue, ids, value],
  );
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
