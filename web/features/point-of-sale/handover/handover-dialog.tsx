import { Trans, useLingui } from "@lingui/react/macro";
import { TransferForm } from "#web/blocks/handover/transfer-form.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { StockReturn } from "./stock-return.tsx";

type HandoverDialogProps = {
  shopId: string;
  /** What lies over the till. */
  kind: string;
  onClose: () => void;
};

/** The till's dialogs for resellers: « Transfert » waits to be confirmed, « Retour stock » takes goods back. */
export function HandoverDialog({ shopId, kind, onClose }: HandoverDialogProps) {
  const { t } = useLingui();
  return (
    <>
      <Dialog
        open={kind === "transfer"}
        onClose={onClose}
        title={<Trans>Transfert à un revendeur</Trans>}
        closeLabel={t`Fermer`}
      >
        <TransferForm shopId={shopId} origin="till" onDone={onClose} />
      </Dialog>
      <Dialog
        open={kind === "stock-return"}
        onClose={onClose}
        title={<Trans>Retour stock</Trans>}
        closeLabel={t`Fermer`}
      >
        <StockReturn shopId={shopId} onDone={onClose} />
      </Dialog>
    </>
  );
}
