import { Trans } from "@lingui/react/macro";
import { FigureCard } from "#web/blocks/figure-card.tsx";
import { formatQuantity } from "#web/i18n/money.ts";
import type { Side, Team } from "#web/store/queries/use-team.ts";
import { Figure } from "#web/ui/figure.tsx";

/** How many work here, how many are invited, and both together. */
export function TeamCounters({ team, side }: { team: Team; side: Side }) {
  const { isRead } = team;
  const active = team.members.filter(({ isActive }) => isActive).length;
  const pending = team.invitations?.filter(({ status }) => status === "pending").length;
  return (
    <div className="grid grid-cols-2 gap-2 max-sm:*:last:col-span-2 sm:grid-cols-3 md:gap-4">
      <FigureCard
        title={
          side === "employee" ? <Trans>Employés actifs</Trans> : <Trans>Revendeurs actifs</Trans>
        }
        figure={<Count value={isRead ? active : undefined} />}
      />
      <FigureCard
        title={<Trans>Invitations en attente</Trans>}
        figure={<Count value={pending} />}
      />
      <FigureCard
        title={<Trans>Total</Trans>}
        figure={<Count value={isRead && pending !== undefined ? active + pending : undefined} />}
      />
    </div>
  );
}

function Count({ value }: { value: number | undefined }) {
  return (
    <Figure size="3xl" strong>
      {value === undefined ? "…" : formatQuantity(value)}
    </Figure>
  );
}
