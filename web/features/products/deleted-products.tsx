import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Failure } from "#web/blocks/empty/failure.tsx";
import { StockBadge } from "#web/blocks/products/stock-badge.tsx";
import type { Reason } from "#web/blocks/words/reason-words.ts";
import { stockWords } from "#web/i18n/stock-words.ts";
import { editProduct } from "#web/store/acts.ts";
import { newFormId } from "#web/store/open-store.ts";
import { useDeletedProducts } from "#web/store/queries/use-product-list.ts";
import type { CatalogueItem } from "#web/store/read-models/catalogue/catalogue-item.ts";
import { Button } from "#web/ui/button.tsx";
import { Sheet } from "#web/ui/sheet.tsx";
import { showToast } from "#web/ui/toast-state.ts";

type DeletedProductsProps = { shopId: string; onLimit: () => void; onClose: () => void };

/** What was deleted, and the way back: a code belongs to its product for ever, and so do the pieces that are left. */
export function DeletedProducts({ shopId, onLimit, onClose }: DeletedProductsProps) {
  const { t } = useLingui();
  const products = useDeletedProducts(shopId);
  const [busy, setBusy] = useState<string>();
  const [refusal, setRefusal] = useState<Reason>();

  async function handleBack({ id: productId, name }: CatalogueItem) {
    setBusy(productId);
    setRefusal(undefined);
    const patch = { archived: [true, false] as [boolean, boolean] };
    const back = await editProduct({ shopId, formId: newFormId(), productId, patch });
    setBusy(undefined);
    if (back.ok) showToast(t`${name} est de nouveau en vente`, "ok");
    else if (back.refusal === "plan-limit") onLimit();
    else setRefusal(back.refusal);
  }

  return (
    <Sheet open onClose={onClose} title={<Trans>Produits supprimés</Trans>} closeLabel={t`Fermer`}>
      <Failure title={<Trans>Impossible de sauvegarder le produit</Trans>} reason={refusal} />
      {products.length === 0 && (
        <p className="text-ink-soft">
          <Trans>Aucun produit supprimé.</Trans>
        </p>
      )}
      <ul aria-label={t`Produits supprimés`}>
        {products.map((item) => (
          <li
            key={item.id}
            className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-3 last:border-b-0"
          >
            <div className="min-w-0 flex-1 basis-40">
              <p className="font-medium wrap-anywhere">{item.name}</p>
              <p className="text-sm break-all text-ink-soft">{item.barcode ?? item.uniqueCode}</p>
              {item.exactStock !== 0 && (
                <StockBadge
                  exact={item.exactStock}
                  threshold={item.stockThreshold}
                  words={stockWords(item.shownStock, item)}
                />
              )}
            </div>
            <Button
              aria-label={t`Remettre ${item.name} en vente`}
              busy={busy === item.id}
              onClick={() => void handleBack(item)}
            >
              <Trans>Remettre en vente</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
