import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useDeviceNow } from "#web/blocks/use-now.ts";
import { formatAgo } from "#web/i18n/ago.ts";
import type { Language } from "#web/i18n/language.ts";
import type { Answer } from "#web/store/queries/use-answer.ts";

type HowOldProps = {
  answer: Pick<Answer<unknown>, "heardAt" | "state">;
  /** What could not be done when the server itself said no. */
  failed: ReactNode;
  /** That says why, too. */
  saysWhy?: boolean;
};

/** Says so when what is on the screen could not be renewed, why not, and from when it is. */
export function HowOld({ answer: { heardAt, state }, failed, saysWhy = false }: HowOldProps) {
  const { i18n } = useLingui();
  const now = useDeviceNow();
  if (typeof state !== "object") return null;
  const { trouble } = state;
  const ago = heardAt === undefined ? undefined : formatAgo(heardAt, now, i18n.locale as Language);
  return (
    <div role="status" className="text-sm text-attention">
      {trouble === "offline" ? (
        <Unreached ago={ago} />
      ) : (
        <>
          <p className="font-medium">{failed}</p>
          {!saysWhy && (
            <p>
              <Why trouble={trouble} />
            </p>
          )}
          {ago !== undefined && (
            <p>
              <Trans>Dernières nouvelles : {ago}.</Trans>
            </p>
          )}
        </>
      )}
    </div>
  );
}

function Unreached({ ago }: { ago: string | undefined }) {
  return (
    <p>
      {ago === undefined ? (
        <Trans>Pas encore reçu sur cet appareil : cela viendra avec le réseau.</Trans>
      ) : (
        <Trans>Sans réponse du serveur : dernières nouvelles {ago}.</Trans>
      )}
    </p>
  );
}

/** There is a network: a person who waits for it would wait for ever. */
function Why({ trouble }: { trouble: string }) {
  switch (trouble) {
    case "signed-out":
      return <Trans>Votre session a expiré : reconnectez-vous.</Trans>;
    case "switched-in":
      return <Trans>Seule la personne connectée sur cet appareil peut le voir.</Trans>;
    case "not-allowed":
    case "not-found":
      return <Trans>Votre rôle dans cette boutique ne le permet pas.</Trans>;
    default:
      return <Trans>Le serveur ne répond pas. Réessayez dans un instant.</Trans>;
  }
}
