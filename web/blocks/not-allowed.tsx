import { Trans } from "@lingui/react/macro";
import Lock from "lucide-react/icons/lock";
import { EmptyState } from "#web/ui/empty-state.tsx";

/** A screen which this person's role in the shop does not open. */
export function NotAllowed() {
  return (
    <EmptyState icon={<Lock />} title={<Trans>Réservé au propriétaire et au gérant</Trans>}>
      <Trans>Votre rôle dans cette boutique n’ouvre pas cette page.</Trans>
    </EmptyState>
  );
}
