import { Trans, useLingui } from "@lingui/react/macro";
import Download from "lucide-react/icons/download";
import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import Share from "lucide-react/icons/share";
import SquarePlus from "lucide-react/icons/square-plus";
import type { ReactNode } from "react";
import { Dialog } from "#web/ui/dialog.tsx";
import type { InstallByHand } from "./install-by-hand.ts";

type InstallDialogProps = { onClose: () => void; way: InstallByHand };

/** Where the browser does not install by itself: the taps to make. */
export function InstallDialog({ onClose, way }: InstallDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open onClose={onClose} title={t`Installer l’application`} closeLabel={t`Fermer`}>
      <p className="mb-4">
        <Trans>Boutika s’ouvre alors d’une touche, sans barre d’adresse, même sans réseau.</Trans>
      </p>
      <ol className="flex flex-col gap-4">
        {way === "ios" && (
          <>
            <Tap icon={<Share />}>
              <Trans>Touchez « Partager » dans la barre de Safari.</Trans>
            </Tap>
            <Tap icon={<SquarePlus />}>
              <Trans>Choisissez « Sur l’écran d’accueil ».</Trans>
            </Tap>
          </>
        )}
        {way === "android" && (
          <>
            <Tap icon={<EllipsisVertical />}>
              <Trans>Ouvrez le menu du navigateur, en haut à droite.</Trans>
            </Tap>
            <Tap icon={<Download />}>
              <Trans>
                Choisissez « Installer l’application » ou « Ajouter à l’écran d’accueil ».
              </Trans>
            </Tap>
          </>
        )}
        {way === "desktop" && (
          <>
            <Tap icon={<Download />}>
              <Trans>
                Dans Chrome ou Edge : touchez l’icône d’installation au bout de la barre d’adresse,
                ou « Installer Boutika » dans le menu.
              </Trans>
            </Tap>
            <Tap icon={<Share />}>
              <Trans>Dans Safari : menu « Fichier », puis « Ajouter au Dock ».</Trans>
            </Tap>
          </>
        )}
      </ol>
    </Dialog>
  );
}

function Tap({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3">
      <span aria-hidden="true" className="shrink-0 text-brand-ink [&_svg]:size-6">
        {icon}
      </span>
      <span>{children}</span>
    </li>
  );
}
