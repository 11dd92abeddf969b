import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { TroubleText } from "#web/blocks/trouble/trouble.tsx";
import { isGeneral, type Told } from "#web/blocks/trouble/trouble-words.ts";
import { TroubleNote } from "#web/ui/trouble-note.tsx";

/** Why nothing was deleted; what was chosen and typed stays. */
export function DepartureTrouble({ of, failed }: { of: Told | undefined; failed: ReactNode }) {
  if (!of) return null;
  const { code } = of;
  return (
    <TroubleNote>
      {code === "unsent-sales" ? (
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
        <>
          {failed} {isGeneral(code) && <TroubleText of={of} />}
        </>
      )}
    </TroubleNote>
  );
}
