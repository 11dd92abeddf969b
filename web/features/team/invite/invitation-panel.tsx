import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Invitation } from "#shared/schemas/invitation.ts";
import { ShareDialog } from "#web/blocks/invitations/share-dialog.tsx";
import type { Side, Team } from "#web/store/queries/use-team.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { InvitationRow } from "./invitation-row.tsx";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

type PanelProps = { shop: SessionShop; side: Side; team: Team };
type Group = "pending" | "accepted" | "closed";
type Asking = { invitation: Invitation; about: "share" | "withdraw" };

const groupOf = ({ status }: Invitation): Group =>
  status === "pending" || status === "accepted" ? status : "closed";

/** What became of the invitations: those that wait, those accepted, those refused or expired. */
export function InvitationPanel({ shop, side, team }: PanelProps) {
  const { t } = useLingui();
  const [group, setGroup] = useState<Group>("pending");
  const [asking, setAsking] = useState<Asking>();
  const { invitations } = team;
  const among = (which: Group) => invitations?.filter((one) => groupOf(one) === which);
  const count = (which: Group) => among(which)?.length ?? "…";
  const shown = among(group);
  const title =
    side === "employee"
      ? t`Gestion des invitations d’employés`
      : t`Gestion des invitations de revendeurs`;
  return (
    <Card className="flex flex-col gap-1">
      <h2 className="text-lg font-semibold">{title}</h2>
      <Tabs
        label={title}
        tabs={[
          { id: "pending", label: <Trans>En attente ({count("pending")})</Trans> },
          { id: "accepted", label: <Trans>Acceptées ({count("accepted")})</Trans> },
          { id: "closed", label: <Trans>Refusées ou expirées ({count("closed")})</Trans> },
        ]}
        current={group}
        onPick={setGroup}
      >
        {team.invitationsComing && <Skeleton className="h-32 w-full" />}
        {shown?.length === 0 && (
          <p className="text-ink-soft">
            <Trans>Aucune invitation</Trans>
          </p>
        )}
        <ul aria-label={title}>
          {shown?.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              shop={shop}
              invitation={invitation}
              onShare={() => setAsking({ invitation, about: "share" })}
              onWithdraw={() => setAsking({ invitation, about: "withdraw" })}
              onChanged={team.refresh}
            />
          ))}
        </ul>
      </Tabs>
      {asking?.about === "share" && asking.invitation.token && (
        <ShareInvitation
          shop={shop}
          token={asking.invitation.token}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking?.about === "withdraw" && (
        <WithdrawDialog
          shop={shop}
          invitation={asking.invitation}
          onDone={team.refresh}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Card>
  );
}

type ShareProps = { shop: SessionShop; token: string; onClose: () => void };

function ShareInvitation({ shop, token, onClose }: ShareProps) {
  const { t } = useLingui();
  const link = `${location.origin}/invitation/${token}`;
  return (
    <ShareDialog
      title={<Trans>Partager l’invitation</Trans>}
      link={link}
      words={t`Vous êtes invité à travailler avec ${shop.name} sur Boutika : ${link}`}
      onClose={onClose}
    >
      <p>
        <Trans>Seule la personne invitée pourra l’accepter, avec son propre compte.</Trans>
      </p>
    </ShareDialog>
  );
}
