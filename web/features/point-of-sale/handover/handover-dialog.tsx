import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import { Dialog } from "#web/ui/dialog.tsx";

// Rarely opened at the till: their code comes when it is asked for, from the shell kept on the device.
const TransferForm = lazy(async () => ({
  default: (await import("#web/blocks/handover/transfer-form.tsx")).TransferForm,
}));
const StockReturn = lazy(async () => ({
  default: (await import("./stock-return.tsx")).StockReturn,
}));

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
        <Suspense>
          <TransferForm shopId={shopId} origin="till" onDone={onClose} />
        </Suspense>
      </Dialog>
      <Dialog
        open={kind === "stock-return"}
        onClose={onClose}
        title={<Trans>Retour stock</Trans>}
        closeLabel={t`Fermer`}
      >
        <Suspense>
          <StockReturn shopId={shopId} onDone={onClose} />
        </Suspense>
      </Dialog>
    </>
  );
}
