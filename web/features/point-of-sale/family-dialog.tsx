import { useLingui } from "@lingui/react/macro";
import { StockBadge } from "#web/blocks/products/stock-badge.tsx";
import { formatMoney } from "#web/i18n/money.ts";
import { useProducts } from "#web/store/queries/use-catalogue.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { variantWords } from "./variant-words.ts";

type FamilyDialogProps = {
  shopId: string;
  ids: readonly string[];
  onPick: (productId: string) => void;
  onClose: () => void;
};

/** The variants of one product, each with its price and what there is of it: one tap sells it. */
export function FamilyDialog({ shopId, ids, onPick, onClose }: FamilyDialogProps) {
  const { t } = useLingui();
  const items = useProducts(shopId, ids).flatMap((item) => item ?? []);
  const family = items[0]?.family ?? "";
  return (
    <Dialog open onClose={onClose} title={family} closeLabel={t`Fermer`}>
      <ul aria-label={t`Variantes`} className="grid grid-cols-1 gap-2 min-[26rem]:grid-cols-2">
        {items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              onClick={() => onPick(item.id)}
              className="flex min-h-14 w-full flex-col justify-center gap-1 rounded-card border border-line px-3 py-2 text-left hover:border-brand-ink active:bg-brand-soft"
            >
              <span className="leading-tight font-semibold wrap-anywhere">
                {variantWords(item.name, family)}
              </span>
              <span className="flex flex-wrap items-center justify-between gap-x-2">
                <span className="figures">{formatMoney(item.price)}</span>
                <StockBadge
                  exact={item.exactStock}
                  threshold={item.stockThreshold}
                  unit={item.unit}
                />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
