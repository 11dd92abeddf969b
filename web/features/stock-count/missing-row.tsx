import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { isShared, type Missing, missingOf, soldOf } from "#shared/rules/sell-by-count.ts";
import { Money } from "#web/blocks/money.tsx";
import { formatQuantity } from "#web/i18n/money.ts";
import { useProduct } from "#web/store/queries/use-catalogue.ts";
import type { CatalogueItem } from "#web/store/read-models/catalogue/catalogue-item.ts";
import { NumberField } from "#web/ui/number-field.tsx";

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
  const missing = missingOf(goods);
  const sold = soldOf(goods);
  const stopped = cannotSell(goods, item);
  const tooMany = isShared(goods) ? undefined : (
    <Plural value={missing} one="Il ne manque que # pièce." other="Il ne manque que # pièces." />
  );
  return (
    <section
      aria-label={name}
      className="flex flex-col gap-2 rounded-card border border-line bg-surface p-3"
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium wrap-anywhere">{name}</span>
        <span className="text-sm text-ink-soft">
          <Plural value={missing} one="Manque : # pièce" other="Manque : # pièces" />
        </span>
      </p>
      {stopped && (
        <p role="alert" className="text-stop">
          {stopped === "archived" ? (
            <Trans>Ce produit n’est plus en vente : retirez-le du comptage.</Trans>
          ) : (
            <Trans>
              Il n’en reste que {formatQuantity(item?.shownStock ?? 0)} dans les comptes : comptez
              ce produit de nouveau.
            </Trans>
          )}
        </p>
      )}
      <div className="grid grid-cols-2 gap-2">
        <NumberField
          label={<Trans>Perdu</Trans>}
          value={goods.lost}
          most={missing}
          error={tooMany}
          onChange={(lost) => onShares({ lost: lost ?? 0, used: goods.used })}
        />
        <NumberField
          label={<Trans>Consommé</Trans>}
          value={goods.used}
          most={missing}
          onChange={(used) => onShares({ lost: goods.lost, used: used ?? 0 })}
        />
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Plural value={Math.max(0, sold)} one="Vendu : # pièce" other="Vendu : # pièces" />
        <Money francs={Math.max(0, sold) * (item?.price ?? 0)} strong />
      </p>
    </section>
  );
}
