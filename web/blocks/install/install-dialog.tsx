import { Trans, useLingui } from "@lingui/react/macro";
import type { InstallByHand } from "#web/blocks/install-by-hand.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { InstallSteps } from "./install-steps.tsx";

type InstallDialogProps = { onClose: () => void; way: InstallByHand };

/** Where the browser does not install by itself: the taps to make. */
export function InstallDialog({ onClose, way }: InstallDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open onClose={onClose} title={t`Installer l’application`} closeLabel={t`Fermer`}>
      <p className="mb-4">
        <Trans>Boutika s’ouvre alors d’une touche, sans barre d’adresse, même sans réseau.</Trans>
      </p>
      <InstallSteps only={way} />
    </Dialog>
  );
}
