import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { bestProducts } from "#shared/rules/best-products.ts";
import { ProductPicture } from "#web/blocks/products/product-picture.tsx";
import { formatMeasure } from "#web/i18n/measure.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { perOf, useProducts } from "#web/store/queries/use-catalogue.ts";
import { type FigureQuery, useFigures } from "#web/store/queries/use-figures.ts";
import { Card } from "#web/ui/card.tsx";

const shownAtMost = 5;

type TopProductsProps = { shopId: string; query: FigureQuery; monthName: string };

/** What somebody sold best this month. */
export function TopProducts({ shopId, query, monthName }: TopProductsProps) {
  const { t } = useLingui();
  const { products } = useFigures([shopId], query);
  const top = useMemo(() => bestProducts(products, shownAtMost, perOf(shopId)), [products, shopId]);
  const ids = useMemo(() => top.map(({ productId }) => productId), [top]);
  const items = useProducts(shopId, ids);
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold">
        <Trans>Meilleurs produits, {monthName}</Trans>
      </h2>
      {top.length === 0 && (
        <p className="text-ink-soft">
          <Trans>Rien de vendu ce mois pour l’instant.</Trans>
        </p>
      )}
      <ol aria-label={t`Meilleurs produits`}>
        {top.map(({ productId, pieces, revenue }, at) => {
          const name = items[at]?.name ?? productId;
          return (
            <li
              key={productId}
              className="flex min-h-14 items-center gap-3 border-b border-line py-1 last:border-b-0"
            >
              <ProductPicture name={name} size="small" />
              <span className="min-w-0 flex-1 font-medium break-words">{name}</span>
              <span className="flex shrink-0 flex-col items-end leading-tight">
                <span className="figures font-bold">
                  {items[at]?.unit ? (
                    formatMeasure(pieces, items[at].unit)
                  ) : (
                    <Plural value={pieces} one="# pièce" other="# pièces" />
                  )}
                </span>
                <span className="figures text-sm text-ink-soft">{formatMoney(revenue)}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
