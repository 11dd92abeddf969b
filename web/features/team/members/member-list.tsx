import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import type { Member } from "#shared/schemas/person.ts";
import { connectionOf } from "#web/blocks/sync/connection.ts";
import { useGoodsLoaded } from "#web/store/queries/use-goods.ts";
import { useCommissions } from "#web/store/queries/use-reseller-sales.ts";
import { useSyncState } from "#web/store/queries/use-sync-state.ts";
import type { Side, Team } from "#web/store/queries/use-team.ts";
import { useTransfers } from "#web/store/queries/use-transfers.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Card } from "#web/ui/card.tsx";
import { dealingsOf, nothing } from "./dealings.ts";
import { MemberDialog } from "./member-dialog.tsx";
import { MemberRow } from "./member-row.tsx";
import type { MemberQuestion } from "./questions.tsx";

type MemberListProps = { shop: SessionShop; side: Side; team: Team };
type Asking = { member: Member; question: MemberQuestion };

/** Those who belong to the shop on this side, and what one does with each. */
export function MemberList({ shop, side, team }: MemberListProps) {
  const { t } = useLingui();
  const [asking, setAsking] = useState<Asking>();
  const dealings = useDealings(shop.id, side);
  const { members } = team;
  return (
    <Card className="flex flex-col gap-1">
      <h2 className="text-lg font-semibold">
        {side === "employee" ? (
          <Trans>Employés de la boutique</Trans>
        ) : (
          <Trans>Revendeurs de la boutique</Trans>
        )}
      </h2>
      {!team.isRead && <NotRead />}
      {team.isRead && members.length === 0 && (
        <p className="py-4 text-ink-soft">
          {side === "employee" ? (
            <Trans>Aucun employé actif pour le moment</Trans>
          ) : (
            <Trans>Aucun revendeur actif pour le moment</Trans>
          )}
        </p>
      )}
      <ul aria-label={side === "employee" ? t`Employés` : t`Revendeurs`}>
        {members.map((member) => (
          <MemberRow
            key={member.userId}
            shop={shop}
            member={member}
            contact={team.contactOf(member.userId)}
            contactComing={team.contactsComing}
            dealings={dealings && (dealings.get(member.userId) ?? nothing)}
            onAsk={(question) => setAsking({ member, question })}
          />
        ))}
      </ul>
      {asking && (
        <MemberDialog
          shop={shop}
          member={asking.member}
          question={asking.question}
          held={dealings?.get(asking.member.userId)?.held ?? nothing.held}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Card>
  );
}

/** Nothing is known of anybody yet: that is not the same as nobody. */
function NotRead() {
  const isOffline = connectionOf(useSyncState()) === "offline";
  return (
    <p role="status" className="py-4 text-ink-soft">
      {isOffline ? (
        <Trans>Cette liste n’est pas encore sur cet appareil. Elle viendra avec le réseau.</Trans>
      ) : (
        <Trans>La liste arrive…</Trans>
      )}
    </p>
  );
}

/** What each reseller holds and is owed; undefined for employees, and until the books have been read. */
function useDealings(shopId: string, side: Side) {
  const transfers = useTransfers(shopId);
  const commissions = useCommissions(shopId);
  const isLoaded = useGoodsLoaded(shopId) && side === "reseller";
  return useMemo(
    () => (isLoaded ? dealingsOf(transfers, commissions) : undefined),
    [isLoaded, transfers, commissions],
  );
}
