import { Trans, useLingui } from "@lingui/react/macro";
import { isShared, type Missing, missingOf, soldOf } from "#shared/rules/sell-by-count.ts";
import { wareOf } from "#shared/rules/ware.ts";
import { lineAmount } from "#shared/schemas/line-amount.ts";
import { AmountWords } from "#web/blocks/handover/amount-words.tsx";
import { amountsOf } from "#web/blocks/handover/amounts.ts";
import { MeasureField } from "#web/blocks/measure/measure-field.tsx";
import { Money } from "#web/blocks/money.tsx";
import { formatMeasure } from "#web/i18n/measure.ts";
import { useProduct } from "#web/store/queries/use-catalogue.ts";
import type { CatalogueItem } from "#web/store/read-models/catalogue/catalogue-item.ts";

export type Shares = Pick<Missing, "lost" | "used">;

/** Why what is missing of a product cannot be sold: it is on sale no more, or fewer are left in the books by now. */
export function cannotSell(
  goods: Missing,
  item: Pick<CatalogueItem, "archived" | "shownStock"> | undefined,
): "archived" | "too-few" | undefined {
  const sold = soldOf(goods);
  if (sold <= 0) return undefined;
  if (!item || item.archived) return "archived";
  return sold > item.shownStock ? "too-few" : undefined;
}

type MissingRowProps = { shopId: string; goods: Missing; onShares: (shares: Shares) => void };

/** What became of the missing pieces of one product: sold, unless it was lost or used. */
export function MissingRow({ shopId, goods, onShares }: MissingRowProps) {
  const { t } = useLingui();
  const item = useProduct(shopId, goods.productId);
  const name = item?.name ?? t`Produit retiré`;
  const unit = item?.unit;
  const amounts = (quantity: number) => amountsOf([{ quantity, unit }]);
  const missing = missingOf(goods);
  const sold = soldOf(goods);
  const francs = lineAmount({
    ...{ quantity: Math.max(0, sold), price: item?.price ?? 0 },
    by: item && wareOf(item)?.by,
  });
  const stopped = cannotSell(goods, item);
  const tooMany = isShared(goods) ? undefined : (
    <Trans>
      Il ne manque que <AmountWords amounts={amounts(missing)} />.
    </Trans>
  );
  return (
    <section
      aria-label={name}
      className="flex flex-col gap-2 rounded-card border border-line bg-surface p-3"
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium wrap-anywhere">{name}</span>
        <span className="text-sm text-ink-soft">
          <Trans>
            Manque : <AmountWords amounts={amounts(missing)} />
          </Trans>
        </span>
      </p>
      {stopped && (
        <p role="alert" className="text-stop">
          {stopped === "archived" ? (
            <Trans>Ce produit n’est plus en vente : retirez-le du comptage.</Trans>
          ) : (
            <Trans>
              Il n’en reste que {formatMeasure(item?.shownStock ?? 0, unit)} dans les comptes :
              comptez ce produit de nouveau.
            </Trans>
          )}
        </p>
      )}
      <div className="grid grid-cols-2 gap-2">
        <MeasureField
          unit={unit}
          label={<Trans>Perdu</Trans>}
          value={goods.lost}
          most={missing}
          error={tooMany}
          onChange={(lost) => onShares({ lost: lost ?? 0, used: goods.used })}
        />
        <MeasureField
          unit={unit}
          label={<Trans>Consommé</Trans>}
          value={goods.used}
          most={missing}
          onChange={(used) => onShares({ lost: goods.lost, used: used ?? 0 })}
        />
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>
          <Trans>
            Vendu : <AmountWords amounts={amounts(Math.max(0, sold))} />
          </Trans>
        </span>
        <Money francs={francs} strong />
      </p>
    </section>
  );
}
