import { Plural, Trans, useLingui } from "@lingui/react/macro";
import HandCoins from "lucide-react/icons/hand-coins";
import MailOpen from "lucide-react/icons/mail-open";
import Store from "lucide-react/icons/store";
import UserRound from "lucide-react/icons/user-round";
import { type ReactNode, useEffect, useState } from "react";
import { Link, Navigate, useSearchParams } from "react-router-dom";
import type { ProfileRole } from "#shared/schemas/session.ts";
import { homeOfSession } from "#web/blocks/destination.ts";
import { useMoveOn } from "#web/blocks/hooks/use-move-on.ts";
import { useOnline } from "#web/blocks/hooks/use-online.ts";
import { AskTrouble, NeedsNetwork } from "#web/blocks/onboarding/ask-trouble.tsx";
import { OnboardingPage, Waiting } from "#web/blocks/onboarding/onboarding-page.tsx";
import { TroubleText } from "#web/blocks/trouble/trouble.tsx";
import type { NotDone } from "#web/store/session/ask-server.ts";
import { refreshProfile, takeRole } from "#web/store/session/profile.ts";
import { useSession } from "#web/store/session.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { RoleCard } from "./role-card.tsx";

type Choice = {
  role: ProfileRole;
  icon: ReactNode;
  title: string;
  description: string;
  features: readonly string[];
};

/** /welcome: as what somebody begins. Who has chosen, or belongs to a shop, goes on to where they belong. */
export function WelcomeScreen() {
  const { t } = useLingui();
  const moveOn = useMoveOn();
  const online = useOnline();
  const [parameters] = useSearchParams();
  const session = useSession((state) => state.session);
  const [asking, setAsking] = useState(true);
  const [picked, setPicked] = useState<ProfileRole>();
  const [trouble, setTrouble] = useState<NotDone>();

  useEffect(() => {
    if (!session?.userId) return;
    // What this device remembers may be older than what was chosen on another.
    refreshProfile().finally(() => setAsking(false));
  }, [session?.userId]);

  // Somebody who was invited may wish to begin otherwise: they come here from their invitations, and are not led back.
  const home = homeOfSession(session);
  const chooses = home === "/received-invitations" && parameters.has("choose");
  const isDone = session !== undefined && home !== "/welcome" && !chooses;
  if (isDone && picked === undefined) return <Navigate to={home} replace />;

  async function handlePick(role: ProfileRole) {
    setPicked(role);
    setTrouble(undefined);
    const taken = await takeRole(role);
    if (!taken.ok) {
      setTrouble(taken);
      return setPicked(undefined);
    }
    showToast(t`Profil configuré avec succès`, "ok");
    const known = useSession.getState().session;
    const owns = known?.shops.some((shop) => shop.role === "owner");
    // A trial begins with the first shop: nobody has to choose a plan before they have seen anything.
    moveOn(role === "owner" && !owns ? "/company-info" : homeOfSession(known), { replace: true });
  }

  const choices: Choice[] = [
    {
      role: "owner",
      icon: <Store />,
      title: t`Propriétaire`,
      description: t`Vous avez une boutique, ou vous en ouvrez une.`,
      features: [
        t`Gérer une ou plusieurs boutiques`,
        t`Inviter des employés et des revendeurs`,
        t`Ventes, stock et rapports`,
        t`30 jours d’essai gratuit`,
      ],
    },
    {
      role: "reseller",
      icon: <HandCoins />,
      title: t`Revendeur`,
      description: t`Des boutiques vous confient des produits à vendre.`,
      features: [
        t`Accès gratuit`,
        t`Votre lien personnel`,
        t`Commissions calculées seules`,
        t`Votre propre tableau de bord`,
      ],
    },
    {
      role: "employee",
      icon: <UserRound />,
      title: t`Employé`,
      description: t`Vous vendez dans la boutique de quelqu’un d’autre.`,
      features: [
        t`Accès gratuit`,
        t`Vendre et rendre la monnaie`,
        t`L’historique de votre travail`,
        t`Un écran simple`,
      ],
    },
  ];

  return (
    <OnboardingPage
      title={t`Bienvenue`}
      lead={<Trans>Comment allez-vous utiliser Boutika ? Vous pourrez en changer plus tard.</Trans>}
    >
      {!online && (
        <NeedsNetwork>
          <Trans>Il faut du réseau pour commencer. Ensuite, tout marche hors ligne.</Trans>
        </NeedsNetwork>
      )}
      {trouble !== undefined && (
        <AskTrouble title={<Trans>Erreur</Trans>}>
          <TroubleText of={trouble} />
        </AskTrouble>
      )}
      <Invited count={session?.profile?.receivedInvitations ?? 0} />
      {asking && online && session?.profile === undefined ? (
        <Waiting />
      ) : (
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-3">
          {choices.map(({ role, ...card }) => (
            <RoleCard
              key={role}
              {...card}
              busy={picked === role}
              disabled={!online || (picked !== undefined && picked !== role)}
              onPick={() => handlePick(role)}
            />
          ))}
        </div>
      )}
    </OnboardingPage>
  );
}

/** Whoever was invited need not choose: by accepting they have. */
function Invited({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Link to="/received-invitations" className={buttonLook("main", "sell")}>
      <MailOpen aria-hidden="true" className="size-5" />
      <Plural value={count} one="Voir # invitation reçue" other="Voir # invitations reçues" />
    </Link>
  );
}
