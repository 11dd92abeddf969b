import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { TroubleNote } from "#web/ui/trouble-note.tsx";

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
    <TroubleNote>
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
    </TroubleNote>
  );
}
