import { Trans } from "@lingui/react/macro";
import Lock from "lucide-react/icons/lock";
import { type Action, may } from "#shared/rules/permissions.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";

/** A screen which this person's role in the shop does not open: whom it is for, by what one does there. */
export function NotAllowed({ action }: { action: Action }) {
  return (
    <EmptyState icon={<Lock />} title={<WhoMay action={action} />}>
      <Trans>Votre rôle dans cette boutique n’ouvre pas cette page.</Trans>
    </EmptyState>
  );
}

export function WhoMay({ action }: { action: Action }) {
  if (may("employee", action)) return <Trans>Réservé à l’équipe de la boutique</Trans>;
  if (may("manager", action)) return <Trans>Réservé au propriétaire et au gérant</Trans>;
  return <Trans>Réservé au propriétaire</Trans>;
}
