import { Trans } from "@lingui/react/macro";
import type { InvitationStatus } from "#shared/schemas/invitation.ts";
import { Badge, type Tone } from "#web/ui/badge.tsx";

const tones: Record<InvitationStatus, Tone> = {
  pending: "attention",
  accepted: "ok",
  rejected: "stop",
  expired: "neutral",
};

/** What became of an invitation. */
export function StatusBadge({ status }: { status: InvitationStatus }) {
  return (
    <Badge tone={tones[status]}>
      {status === "pending" && <Trans>En attente</Trans>}
      {status === "accepted" && <Trans>Acceptée</Trans>}
      {status === "rejected" && <Trans>Refusée</Trans>}
      {status === "expired" && <Trans>Expirée</Trans>}
    </Badge>
  );
}
