import { Trans, useLingui } from "@lingui/react/macro";
import LogOut from "lucide-react/icons/log-out";
import { useCallback, useState } from "react";
import { useLocation, useParams } from "react-router-dom";
import type { ShownInvitation } from "#shared/schemas/invitation.ts";
import { homeOfSession } from "#web/blocks/destination.ts";
import { useMoveOn } from "#web/blocks/hooks/use-move-on.ts";
import { useSignOut } from "#web/blocks/sign-out.tsx";
import { roleWords } from "#web/blocks/words/role-words.ts";
import { useSession } from "#web/store/session.ts";
import { lookAtInvitation } from "#web/store/team.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AnswerTrouble } from "./answer-trouble.tsx";
import { LinkPage } from "./link-page.tsx";
import { LinkTrouble, WayOn } from "./link-trouble.tsx";
import { ShopCard } from "./shop-card.tsx";
import { InvitedWays, SignInLink } from "./sign-in-link.tsx";
import { useAnswering, useLeadingOn } from "./use-answering.tsx";
import { useLink } from "./use-link.ts";

/** /invitation/:token: what a mailed or shared link leads to, in its four states. */
export function InvitationScreen() {
  const { t } = useLingui();
  const { token = "" } = useParams();
  const userId = useSession((state) => state.session?.userId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person is told something else
  const look = useCallback(() => lookAtInvitation(token), [token, userId]);
  const { answer, ask } = useLink(look);
  return (
    <LinkPage title={t`Invitation`} heading={<Trans>Invitation</Trans>}>
      {!answer && <Skeleton className="h-60 w-full" />}
      {answer?.ok === false && <LinkTrouble code={answer.code} to="invitation" onRetry={ask} />}
      {answer?.ok && !answer.value.signedIn && <ForAnybody shown={answer.value} />}
      {answer?.ok && answer.value.signedIn && <ForReader shown={answer.value} />}
    </LinkPage>
  );
}

function ForAnybody({ shown }: { shown: Extract<ShownInvitation, { signedIn: false }> }) {
  const { i18n } = useLingui();
  const { shopName, role, status, email } = shown;
  if (status !== "pending")
    return <NoLongerGood shopName={shopName} accepted={status === "accepted"} />;
  const roleName = i18n._(roleWords[role]).toLocaleLowerCase(i18n.locale);
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">
        <Trans>Connexion requise</Trans>
      </h2>
      <p>
        <Trans>
          La boutique {shopName} vous invite comme {roleName}. Connectez-vous, ou inscrivez-vous
          avec l’adresse invitée, pour répondre.
        </Trans>
      </p>
      {email && <p className="font-semibold wrap-anywhere">{email}</p>}
      <InvitedWays email={email ?? undefined} shopName={shopName} />
    </Card>
  );
}

function ForReader({ shown }: { shown: Extract<ShownInvitation, { signedIn: true }> }) {
  const moveOn = useMoveOn();
  const { busy, trouble, answer } = useAnswering(useLeadingOn());
  const { invitation, invitee, you, isForYou } = shown;
  const [isAccepted, setAccepted] = useState(invitation.status === "accepted");
  const isLeaving = isAccepted && invitation.status !== "accepted";
  const isOpen = invitation.status === "pending" && !isAccepted;

  async function handleReject() {
    if (await answer(invitation.id, "reject")) {
      // What waits has just been asked anew.
      moveOn(homeOfSession(useSession.getState().session));
    }
  }

  async function handleAccept() {
    if (await answer(invitation.id, "accept")) setAccepted(true);
  }

  return (
    <>
      <Card className="flex flex-col gap-3">
        <ShopCard invitation={invitation} level="h2" />
      </Card>
      {!isOpen && (
        <NoLongerGood shopName={invitation.shop.name} accepted={isAccepted} leaving={isLeaving} />
      )}
      {isOpen && !isForYou && <WrongAccount invitee={invitee} you={you} />}
      <AnswerTrouble trouble={trouble} />
      {isOpen && (
        <div className="flex flex-wrap gap-2 *:grow">
          <Button
            size="sell"
            disabled={!isForYou}
            busy={busy === "reject"}
            onClick={busy ? undefined : handleReject}
          >
            <Trans>Refuser</Trans>
          </Button>
          <Button
            kind="main"
            size="sell"
            disabled={!isForYou}
            busy={busy === "accept"}
            onClick={busy ? undefined : handleAccept}
          >
            <Trans>Accepter</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

type NoLongerGoodProps = {
  shopName: string;
  accepted: boolean;
  /** The first screen of the shop is about to open by itself. */
  leaving?: boolean;
};

/** What became of it, and the next step: into the shop, or another invitation. */
function NoLongerGood({ shopName, accepted, leaving = false }: NoLongerGoodProps) {
  const isSignedIn = useSession((state) => state.session !== undefined);
  return (
    <>
      <div role="status" className="flex flex-col gap-1 wrap-anywhere">
        <p className="font-medium">
          {accepted ? (
            <Trans>Cette invitation a été acceptée.</Trans>
          ) : (
            <Trans>Cette invitation n’est plus valide.</Trans>
          )}
        </p>
        {!accepted && (
          <p>
            <Trans>
              Pour travailler avec {shopName}, demandez à la boutique d’en envoyer une autre.
            </Trans>
          </p>
        )}
      </div>
      {accepted && !isSignedIn && <SignInLink />}
      {!leaving && <WayOn />}
    </>
  );
}

/** Whoever signs out here comes back here, to the ways in for the right account. */
function WrongAccount({ invitee, you }: { invitee: string; you: string }) {
  const signOut = useSignOut(useLocation().pathname);
  return (
    <div
      role="alert"
      className="rounded-control border border-attention/40 bg-attention-soft p-3 text-attention wrap-anywhere"
    >
      <p className="font-semibold">
        <Trans>Cette invitation n’est pas destinée à votre compte</Trans>
      </p>
      <p>
        <Trans>
          Elle est pour {invitee}, et vous êtes connecté comme {you}. Déconnectez-vous, puis revenez
          avec le bon compte.
        </Trans>
      </p>
      <Button
        icon={<LogOut aria-hidden="true" className="size-5" />}
        className="mt-3"
        onClick={signOut.ask}
      >
        <Trans>Changer de compte</Trans>
      </Button>
      {signOut.dialog}
    </div>
  );
}
