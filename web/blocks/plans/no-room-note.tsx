import { Trans } from "@lingui/react/macro";
import type { Role } from "#shared/schemas/person.ts";
import { UpgradeLink } from "./upgrade-link.tsx";

type NoRoomNoteProps = {
  limit: "employees" | "resellers";
  /** What the reader is in the shop. */
  role: Role | undefined;
};

/** Instead of a form that could only be refused: the plan has no room for one more of these. */
export function NoRoomNote({ limit, role }: NoRoomNoteProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-attention/40 bg-attention-soft p-3 text-attention">
      <p>
        {limit === "employees" ? (
          <Trans>
            <strong>Limite atteinte</strong> — l’abonnement ne permet pas un employé de plus ; les
            invitations en attente comptent.
          </Trans>
        ) : (
          <Trans>
            <strong>Sans revendeurs</strong> — l’abonnement de la boutique ne permet pas d’inviter
            des revendeurs.
          </Trans>
        )}
      </p>
      <UpgradeLink limit={limit} role={role} kind="main" />
    </div>
  );
}
