import { Trans } from "@lingui/react/macro";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { may } from "#shared/rules/permissions.ts";
import { homeOfSession } from "#web/blocks/destination.ts";
import { HelpLink } from "#web/blocks/help/help-link.tsx";
import { HowOld } from "#web/blocks/invitations/how-old.tsx";
import { InvitationsFailed } from "#web/blocks/invitations/invitations-failed.tsx";
import { NoShop } from "#web/blocks/no-shop.tsx";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { Screen, ScreenHead } from "#web/blocks/screen.tsx";
import { BackToDashboard } from "#web/blocks/way-back/back-link.tsx";
import { type Side, useTeam } from "#web/store/queries/use-team.ts";
import { currentShop, type SessionShop, useSession } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { InvitationPanel } from "./invite/invitation-panel.tsx";
import { InviteForm } from "./invite/invite-form.tsx";
import { MemberList } from "./members/member-list.tsx";
import { TeamCounters } from "./team-counters.tsx";

/** One side of the people of a shop. */
export function TeamScreen({ side, title }: { side: Side; title: string }) {
  const shop = currentShop(useSession((state) => state.session));
  const isAllowed = shop !== undefined && may(shop.role, "see-contacts");
  if (shop && isAllowed) return <TeamOf key={shop.id} shop={shop} side={side} title={title} />;
  return <Screen title={title}>{shop ? <NotAllowed action="see-contacts" /> : <NoShop />}</Screen>;
}

function TeamOf({ shop, side, title }: { shop: SessionShop; side: Side; title: string }) {
  const session = useSession((state) => state.session);
  const team = useTeam(shop.id, side);
  return (
    <div className="mx-auto flex w-full max-w-[75rem] flex-col gap-4 p-4 md:p-6">
      <title>{`${title} · Boutika`}</title>
      <ScreenHead
        title={title}
        back={<BackToDashboard to={homeOfSession(session)} />}
        help={<HelpLink page={side === "employee" ? "team" : "resellers"} />}
        actions={
          <Button
            busy={team.heard.busy}
            icon={<RefreshCw aria-hidden="true" className="size-5" />}
            onClick={team.refresh}
          >
            <Trans>Actualiser la liste</Trans>
          </Button>
        }
      />
      <HowOld
        answer={team.heard}
        saysWhy={!team.contactsFailed}
        failed={
          team.contactsFailed ? (
            <ContactsFailed side={side} />
          ) : (
            <InvitationsFailed state={team.heard.state} />
          )
        }
      />
      <TeamCounters team={team} side={side} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-4 lg:order-2">
          <InviteForm shop={shop} side={side} room={team.room} onInvited={team.refresh} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <MemberList shop={shop} side={side} team={team} />
          <InvitationPanel shop={shop} side={side} team={team} />
        </div>
      </div>
    </div>
  );
}

function ContactsFailed({ side }: { side: Side }) {
  return side === "employee" ? (
    <Trans>Impossible de charger les données des employés</Trans>
  ) : (
    <Trans>Impossible de charger les données revendeurs</Trans>
  );
}
