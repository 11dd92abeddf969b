import { Trans, useLingui } from "@lingui/react/macro";
import { putCartLines } from "#web/store/commands/carts.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

type ClearDialogProps = { open: boolean; shopId: string; onClose: () => void };

/** Asked before a cart is emptied: its lines cannot be had back. */
export function ClearDialog({ open, shopId, onClose }: ClearDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Vider le panier ?</Trans>}
      closeLabel={t`Fermer`}
      actions={
        <>
          <Button size="sell" data-autofocus onClick={onClose}>
            <Trans>Garder</Trans>
          </Button>
          <Button
            kind="danger"
            size="sell"
            onClick={() => {
              putCartLines(shopId, []);
              onClose();
            }}
          >
            <Trans>Vider le panier</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        Ses lignes seront retirées. Pour servir quelqu’un d’autre entre-temps, mettez-le plutôt en
        attente.
      </Trans>
    </Dialog>
  );
}
