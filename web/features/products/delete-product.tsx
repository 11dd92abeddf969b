import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Failure } from "#web/blocks/empty/failure.tsx";
import type { Reason } from "#web/blocks/words/reason-words.ts";
import { formatQuantity } from "#web/i18n/money.ts";
import { editProduct } from "#web/store/acts.ts";
import { newFormId } from "#web/store/open-store.ts";
import type { CatalogueItem } from "#web/store/read-models/catalogue/catalogue-item.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { showToast } from "#web/ui/toast-state.ts";

type DeleteProductProps = { shopId: string; item: CatalogueItem; onClose: () => void };

/** Takes a product off sale. It stays in the books: old receipts and moves still name it. */
export function DeleteProduct({ shopId, item, onClose }: DeleteProductProps) {
  const { t } = useLingui();
  const [formId] = useState(newFormId);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Reason>();

  async function handleDelete() {
    setBusy(true);
    const patch = { archived: [false, true] as [boolean, boolean] };
    const deleted = await editProduct({ shopId, formId, productId: item.id, patch });
    setBusy(false);
    if (!deleted.ok) return setRefusal(deleted.refusal);
    showToast(<Trans>Produit supprimé</Trans>, "ok");
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Supprimer ce produit ?</Trans>}
      closeLabel={t`Fermer`}
      actions={
        <>
          <Button size="sell" onClick={onClose} data-autofocus>
            <Trans>Garder</Trans>
          </Button>
          <Button kind="danger" size="sell" busy={busy} onClick={handleDelete}>
            <Trans>Supprimer</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          <strong className="wrap-anywhere">{item.name}</strong> ne sera plus vendu et quittera
          cette liste. Ses ventes et ses mouvements passés restent dans les comptes, et on peut le
          remettre en vente.
        </Trans>
      </p>
      {item.shownStock > 0 && (
        <p className="mt-3 font-medium text-attention">
          <Trans>Il en reste {formatQuantity(item.shownStock)} en stock.</Trans>
        </p>
      )}
      <div className="mt-3">
        <Failure title={<Trans>Impossible de supprimer le produit</Trans>} reason={refusal} />
      </div>
    </Dialog>
  );
}
