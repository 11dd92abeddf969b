import { Trans } from "@lingui/react/macro";
import RefreshCw from "lucide-react/icons/refresh-cw";
import UserPlus from "lucide-react/icons/user-plus";
import { useEffect, useRef, useState } from "react";
import { may } from "#shared/rules/permissions.ts";
import { homeOfSession } from "#web/blocks/destination.ts";
import { HelpLink } from "#web/blocks/help/help-link.tsx";
import { HowOld } from "#web/blocks/invitations/how-old.tsx";
import { InvitationsFailed } from "#web/blocks/invitations/invitations-failed.tsx";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { Screen, ScreenHead } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { BackToDashboard } from "#web/blocks/way-back/back-link.tsx";
import { type Side, useTeam } from "#web/store/queries/use-team.ts";
import { currentShop, type SessionShop, useSession } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
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
  const [inviting, setInviting] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (inviting) form.current?.querySelector<HTMLElement>("select, input")?.focus();
  }, [inviting]);
  return (
    <div className="mx-auto flex w-full max-w-[75rem] flex-col gap-4 p-4 md:p-6">
      <title>{`${title} · Boutika`}</title>
      <ScreenHead
        title={title}
        back={<BackToDashboard to={homeOfSession(session)} />}
        help={<HelpLink page={side === "employee" ? "team" : "resellers"} />}
        actions={
          <>
            <Button
              // The one main action is in the form, once it is open.
              kind={inviting ? "plain" : "main"}
              className="lg:hidden"
              aria-expanded={inviting}
              icon={<UserPlus aria-hidden="true" className="size-5" />}
              onClick={() => setInviting(!inviting)}
            >
              <Trans>Inviter</Trans>
            </Button>
            <Button
              busy={team.heard.busy}
              icon={<RefreshCw aria-hidden="true" className="size-5" />}
              onClick={team.refresh}
            >
              <span className="max-sm:sr-only">
                <Trans>Actualiser la liste</Trans>
              </span>
            </Button>
          </>
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
      {/* On a phone the people come first, and inviting behind its button. */}
      <div className="max-lg:order-last">
        <TeamCounters team={team} side={side} />
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          <MemberList shop={shop} side={side} team={team} />
          <InvitationPanel shop={shop} side={side} team={team} />
        </div>
        <div
          ref={form}
          className={cx("min-w-0", inviting ? "max-lg:order-first" : "max-lg:hidden")}
        >
          <InviteForm shop={shop} side={side} room={team.room} onInvited={team.refresh} />
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
