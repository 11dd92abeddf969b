import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import { useParams } from "react-router-dom";
import { may } from "#shared/rules/permissions.ts";
import type { LinkKind } from "#shared/schemas/invitation.ts";
import { PersonalLinkCard } from "#web/blocks/invitations/personal-link-card.tsx";
import { useSession } from "#web/store/session.ts";
import { lookAtPersonalLink } from "#web/store/team.ts";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { InviteHolder } from "./invite-holder.tsx";
import { LinkPage } from "./link-page.tsx";
import { LinkTrouble } from "./link-trouble.tsx";
import { SignInLink } from "./sign-in-link.tsx";
import { useLink } from "./use-link.ts";

/** /join-reseller/:token: the own link of somebody who resells. */
export function JoinResellerScreen() {
  return <JoinScreen kind="reseller" />;
}

/** /join-employee/:token: the own link of somebody who looks for work. */
export function JoinEmployeeScreen() {
  return <JoinScreen kind="employee" />;
}

/** An owner invites whoever's link it is; anybody else sees whose it is and how to go on. */
function JoinScreen({ kind }: { kind: LinkKind }) {
  const { t } = useLingui();
  const { token = "" } = useParams();
  const session = useSession((state) => state.session);
  const userId = session?.userId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person is told something else
  const look = useCallback(() => lookAtPersonalLink(kind, token), [kind, token, userId]);
  const { answer, ask } = useLink(look);
  const shops = session?.shops.filter(({ role }) => may(role, "invite")) ?? [];
  const holder = answer?.ok ? answer.value : undefined;
  return (
    <LinkPage
      title={t`Lien d’invitation`}
      heading={
        kind === "reseller" ? <Trans>Lien de revendeur</Trans> : <Trans>Lien d’employé</Trans>
      }
    >
      {!answer && <Skeleton className="h-40 w-full" />}
      {answer?.ok === false && <LinkTrouble code={answer.code} to="person" onRetry={ask} />}
      {holder?.isYou && (
        <>
          <p>
            <Trans>C’est votre propre lien.</Trans>
          </p>
          <PersonalLinkCard kind={kind} />
        </>
      )}
      {holder && !holder.isYou && shops.length > 0 && (
        <InviteHolder
          key={shops[0]?.id}
          shops={shops}
          kind={kind}
          token={token}
          fullName={holder.fullName}
        />
      )}
      {holder && !holder.isYou && shops.length === 0 && (
        <NotForOwners kind={kind} fullName={holder.fullName} isSignedIn={session !== undefined} />
      )}
    </LinkPage>
  );
}

type NotForOwnersProps = { kind: LinkKind; fullName: string; isSignedIn: boolean };

function NotForOwners({ kind, fullName, isSignedIn }: NotForOwnersProps) {
  return (
    <Card className="flex flex-col gap-3">
      <p className="wrap-anywhere">
        {kind === "reseller" ? (
          <Trans>Ce lien est celui de {fullName}, qui vend comme revendeur.</Trans>
        ) : (
          <Trans>Ce lien est celui de {fullName}, qui travaille comme employé.</Trans>
        )}
      </p>
      <p>
        <Trans>
          Le propriétaire ou le gérant d’une boutique peut s’en servir pour inviter cette personne.
        </Trans>
      </p>
      {!isSignedIn && <SignInLink />}
    </Card>
  );
}
