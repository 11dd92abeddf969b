import { Trans, useLingui } from "@lingui/react/macro";
import ArrowLeft from "lucide-react/icons/arrow-left";
import MailOpen from "lucide-react/icons/mail-open";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { Link } from "react-router-dom";
import type { ReceivedInvitation } from "#shared/schemas/invitation.ts";
import { homeOfSession } from "#web/blocks/destination.ts";
import { PausedNote } from "#web/blocks/empty/paused-access.tsx";
import { HowOld } from "#web/blocks/invitations/how-old.tsx";
import { InvitationsFailed } from "#web/blocks/invitations/invitations-failed.tsx";
import { PersonalLinkCard } from "#web/blocks/invitations/personal-link-card.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { useAnswer } from "#web/store/queries/use-answer.ts";
import { currentRole, useSession } from "#web/store/session.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { AnswerTrouble } from "./answer-trouble.tsx";
import { ShopCard } from "./shop-card.tsx";
import { type LeadOn, useAnswering, useLeadingOn } from "./use-answering.tsx";

/** /received-invitations: who would like this person to work with them. */
export function ReceivedScreen() {
  const { t } = useLingui();
  const session = useSession((state) => state.session);
  const leadOn = useLeadingOn();
  const heard = useAnswer<{ invitations: ReceivedInvitation[] }>("/api/v1/me/invitations");
  const all = heard.value?.invitations ?? [];
  const waiting = all.filter(({ status }) => status === "pending");
  const past = all.filter(({ status }) => status !== "pending");
  return (
    <Screen
      title={t`Mes Invitations`}
      actions={
        <>
          {currentRole(session) ? (
            <Link to={homeOfSession(session)} className={buttonLook("plain", "normal")}>
              <ArrowLeft aria-hidden="true" className="size-5" />
              <Trans>Retour</Trans>
            </Link>
          ) : (
            <Link to="/welcome?choose=1" className={buttonLook("plain", "normal")}>
              <Trans>Commencer autrement</Trans>
            </Link>
          )}
          <Button
            busy={heard.busy}
            icon={<RefreshCw aria-hidden="true" className="size-5" />}
            onClick={heard.refresh}
          >
            <Trans>Actualiser</Trans>
          </Button>
        </>
      }
    >
      <PausedNote />
      <HowOld answer={heard} failed={<InvitationsFailed state={heard.state} />} saysWhy />
      {heard.value && all.length === 0 && (
        <EmptyState icon={<MailOpen />} title={<Trans>Aucune invitation</Trans>}>
          <Trans>Donnez votre lien ou votre adresse à une boutique pour qu’elle vous invite.</Trans>
        </EmptyState>
      )}
      {waiting.length > 0 && (
        <section className="flex flex-col gap-3" aria-labelledby="waiting-invitations">
          <h2 id="waiting-invitations" className="text-lg font-semibold">
            <Trans>Nouvelles invitations ({waiting.length})</Trans>
          </h2>
          {waiting.map((invitation) => (
            <Waiting
              key={invitation.id}
              invitation={invitation}
              leadOn={leadOn}
              onAnswered={heard.refresh}
            />
          ))}
        </section>
      )}
      {past.length > 0 && <History past={past} />}
      <PersonalLinkCard kind={currentRole(session) === "reseller" ? "reseller" : "employee"} />
    </Screen>
  );
}

type WaitingProps = { invitation: ReceivedInvitation; leadOn: LeadOn; onAnswered: () => void };

function Waiting({ invitation, leadOn, onAnswered }: WaitingProps) {
  const { t } = useLingui();
  const { busy, trouble, answer } = useAnswering(leadOn);
  const { id, shop } = invitation;

  async function handleReject() {
    if (await answer(id, "reject")) onAnswered();
  }

  return (
    <Card className="flex flex-col gap-3">
      <ShopCard invitation={invitation} level="h3" />
      <AnswerTrouble trouble={trouble} />
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button
          size="sell"
          aria-label={t`Refuser l’invitation de ${shop.name}`}
          busy={busy === "reject"}
          onClick={busy ? undefined : handleReject}
        >
          <Trans>Refuser</Trans>
        </Button>
        <Button
          kind="main"
          size="sell"
          aria-label={t`Accepter l’invitation de ${shop.name}`}
          busy={busy === "accept"}
          onClick={busy ? undefined : () => void answer(id, "accept")}
        >
          <Trans>Accepter</Trans>
        </Button>
      </div>
    </Card>
  );
}

function History({ past }: { past: readonly ReceivedInvitation[] }) {
  const { t } = useLingui();
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold">
        <Trans>Historique des invitations</Trans>
      </h2>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the arrows
        tabIndex={0}
        aria-label={t`Historique des invitations`}
        className="max-h-96 overflow-y-auto"
      >
        <ul>
          {past.map((invitation) => (
            <li key={invitation.id} className="border-b border-line py-3 last:border-b-0">
              <ShopCard invitation={invitation} level="h3" />
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
