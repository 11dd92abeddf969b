import { Trans, useLingui } from "@lingui/react/macro";
import Share from "lucide-react/icons/share";
import SquarePlus from "lucide-react/icons/square-plus";
import { Dialog } from "#web/ui/dialog.tsx";

/** On an iPhone nothing installs by itself: the two taps to make. */
export function IosInstallHint({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={onClose} title={t`Installer Boutika`} closeLabel={t`Fermer`}>
      <ol className="flex flex-col gap-4">
        <li className="flex items-center gap-3">
          <Share aria-hidden="true" className="size-6 shrink-0 text-brand-ink" />
          <Trans>Touchez « Partager » dans la barre de Safari.</Trans>
        </li>
        <li className="flex items-center gap-3">
          <SquarePlus aria-hidden="true" className="size-6 shrink-0 text-brand-ink" />
          <Trans>Choisissez « Sur l’écran d’accueil ».</Trans>
        </li>
      </ol>
    </Dialog>
  );
}
