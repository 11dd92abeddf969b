import { Trans } from "@lingui/react/macro";
import { TroubleNote } from "#web/ui/trouble-note.tsx";

/** Why the server did not answer, or did not do it; nothing typed is lost. */
export function DeskTrouble({ code }: { code: string | undefined }) {
  if (code === undefined) return null;
  return (
    <TroubleNote>
      <Words code={code} />
    </TroubleNote>
  );
}

function Words({ code }: { code: string }) {
  switch (code) {
    case "offline":
      return <Trans>Il faut du réseau pour l’administration. Réessayez dès qu’il revient.</Trans>;
    case "already-answered":
      return <Trans>Quelqu’un d’autre a déjà répondu. Rechargez la liste.</Trans>;
    case "already-decided":
      return <Trans>Ce paiement est déjà décidé. Rechargez la liste.</Trans>;
    case "reference-used":
      return <Trans>Cette référence a déjà payé. Si c’est le même argent, refusez celui-ci.</Trans>;
    case "too-little":
      return (
        <Trans>
          Le montant ne suffit plus pour le plan. Donnez d’abord le plan payé, ou refusez-le.
        </Trans>
      );
    case "not-found":
      return <Trans>Ceci n’existe plus. Rechargez la liste.</Trans>;
    default:
      return <Trans>Le serveur ne l’a pas fait. Réessayez dans un instant.</Trans>;
  }
}
