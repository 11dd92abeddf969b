import { Trans } from "@lingui/react/macro";
import { Trouble } from "#web/blocks/trouble/trouble.tsx";
import type { Told } from "#web/blocks/trouble/trouble-words.ts";

/** Why the server did not answer, or did not do it; nothing typed is lost. */
export function DeskTrouble({ of }: { of: Told | undefined }) {
  return <Trouble of={of} own={ownWords} />;
}

const ownWords = {
  "already-answered": <Trans>Quelqu’un d’autre a déjà répondu. Rechargez la liste.</Trans>,
  "already-decided": <Trans>Ce paiement est déjà décidé. Rechargez la liste.</Trans>,
  "reference-used": (
    <Trans>Cette référence a déjà payé. Si c’est le même argent, refusez celui-ci.</Trans>
  ),
  "too-little": (
    <Trans>
      Le montant ne suffit plus pour le plan. Donnez d’abord le plan payé, ou refusez-le.
    </Trans>
  ),
  "not-found": <Trans>Ceci n’existe plus. Rechargez la liste.</Trans>,
};
