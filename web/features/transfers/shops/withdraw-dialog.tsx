import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { formatMeasure } from "#web/i18n/measure.ts";
import { withdrawShopTransfer } from "#web/store/acts.ts";
import type { ShopTransferRow } from "#web/store/read-models/handed-over/shop-transfer-book.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { showToast } from "#web/ui/toast-state.ts";

type WithdrawDialogProps = { shopId: string; transfer: ShopTransferRow; onClose: () => void };

/** Goods that are taken back before the other shop has counted them: what happens is said before it does. */
export function WithdrawDialog({ shopId, transfer, onClose }: WithdrawDialogProps) {
  const { t } = useLingui();
  const act = useAct();
  const { quantity, product, otherShopName } = transfer;

  async function handleConfirm() {
    if (act.busy) return;
    const given = { shopId, transferId: transfer.id };
    if ((await act.run(() => withdrawShopTransfer(given))) === undefined) return;
    showToast(t`Envoi repris : les pièces sont de retour dans votre stock.`, "ok");
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Reprendre cet envoi ?</Trans>}
      closeLabel={t`Fermer`}
      actions={
        <Button kind="main" size="sell" busy={act.busy} onClick={handleConfirm}>
          <Trans>Reprendre l’envoi</Trans>
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <p className="break-words">
          <Trans>
            {formatMeasure(quantity, product.unit)} × {product.name} : toutes les pièces reviennent
            dans votre stock, et {otherShopName} ne pourra plus les compter.
          </Trans>
        </p>
        <p className="text-sm text-ink-soft">
          <Trans>
            Si {otherShopName} les a déjà comptées, son comptage reste et vous le verrez ici.
          </Trans>
        </p>
        <ActTrouble refusal={act.refusal} title={msg`Envoi impossible à reprendre`} />
      </div>
    </Dialog>
  );
}
