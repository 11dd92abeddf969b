import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

/** Why nothing was deleted; what was chosen and typed stays. */
export function DepartureTrouble({
  code,
  failed,
}: {
  code: string | undefined;
  failed: ReactNode;
}) {
  if (code === undefined) return null;
  return (
    <p role="alert" className="rounded-control bg-stop-soft p-3 font-medium text-stop">
      {code === "offline" ? (
        <Trans>Il faut du réseau pour supprimer. Vos réponses restent ici.</Trans>
      ) : code === "unsent-sales" ? (
        <Trans>
          Rien n’est supprimé : des appareils n’ont pas tout envoyé. Connectez-les au réseau, ou
          supprimez d’abord la boutique concernée.
        </Trans>
      ) : code === "shops-changed" ? (
        <Trans>Rien n’est supprimé : vos boutiques ont changé entre-temps. Relisez la liste.</Trans>
      ) : code === "unsent-here" ? (
        <Trans>
          Rien n’est supprimé : cet appareil n’a pas encore tout envoyé. Voyez « Envois », puis
          recommencez.
        </Trans>
      ) : code === "wrong-name" ? (
        <Trans>Ce n’est pas le nom de la boutique.</Trans>
      ) : (
        failed
      )}
    </p>
  );
}
