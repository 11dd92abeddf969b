import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

type LeaveDialogProps = { open: boolean; onStay: () => void; onLeave: () => void };

/** Asked of whoever leaves with something typed and not kept. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={onStay}
      backCloses={false}
      title={<Trans>Quitter sans enregistrer ?</Trans>}
      closeLabel={t`Fermer`}
      actions={
        <>
          <Button kind="danger" onClick={onLeave}>
            <Trans>Quitter sans enregistrer</Trans>
          </Button>
          <Button kind="main" onClick={onStay}>
            <Trans>Rester ici</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Ce que vous avez changé sur cette page n’est pas encore enregistré.</Trans>
      </p>
    </Dialog>
  );
}
