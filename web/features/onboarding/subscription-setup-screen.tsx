import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Link, Navigate } from "react-router-dom";
import { plans } from "#shared/rules/plans.ts";
import type { PlanId } from "#shared/schemas/plan.ts";
import { useMoveOn } from "#web/blocks/hooks/use-move-on.ts";
import { useOnline } from "#web/blocks/hooks/use-online.ts";
import { AskTrouble, NeedsNetwork } from "#web/blocks/onboarding/ask-trouble.tsx";
import { OnboardingPage } from "#web/blocks/onboarding/onboarding-page.tsx";
import { ChangePlanDialog } from "#web/blocks/plans/change-plan-dialog.tsx";
import { PlanCard } from "#web/blocks/plans/plan-card.tsx";
import { TroubleText } from "#web/blocks/trouble/trouble.tsx";
import type { NotDone } from "#web/store/session/ask-server.ts";
import { refreshProfile } from "#web/store/session/profile.ts";
import { choosePlan } from "#web/store/session/subscription.ts";
import { useSession } from "#web/store/session.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";

/** /subscription-setup: a first plan, which begins the trial. Who owns a shop manages their plan elsewhere. */
export function SubscriptionSetupScreen() {
  const { t } = useLingui();
  const moveOn = useMoveOn();
  const online = useOnline();
  const session = useSession((state) => state.session);
  const [picked, setPicked] = useState<PlanId>();
  const [asked, setAsked] = useState<PlanId>();
  const [trouble, setTrouble] = useState<NotDone>();
  const userId = session?.userId;

  useEffect(() => {
    if (userId) void refreshProfile();
  }, [userId]);

  const subscription = session?.profile?.subscription;
  const ownsShop = session?.shops.some((shop) => shop.role === "owner") ?? false;
  if (subscription && ownsShop) return <Navigate to="/subscription-upgrade" replace />;

  async function handlePick(planId: PlanId) {
    setPicked(planId);
    setTrouble(undefined);
    const chosen = await choosePlan(planId);
    setPicked(undefined);
    setAsked(undefined);
    if (!chosen.ok) return setTrouble(chosen);
    moveOn(ownsShop ? "/dashboard" : "/company-info");
  }

  return (
    <OnboardingPage
      title={t`Choisissez votre plan`}
      lead={
        <Trans>
          30 jours d’essai gratuit, sans carte bancaire. Vous changez de plan quand vous voulez.
        </Trans>
      }
    >
      {!online && (
        <NeedsNetwork>
          <Trans>
            Il faut du réseau pour commencer l’essai. Les plans ne changent pas d’ici là.
          </Trans>
        </NeedsNetwork>
      )}
      {trouble !== undefined && (
        <AskTrouble title={<Trans>Impossible de mettre à jour l’abonnement</Trans>}>
          <TroubleText of={trouble} />
        </AskTrouble>
      )}
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-3">
        {plans.map((plan) => {
          const isCurrent = subscription?.planId === plan.id;
          return (
            <PlanCard key={plan.id} plan={plan} isCurrent={isCurrent}>
              {isCurrent ? (
                <Link to="/company-info" className={buttonLook("main", "sell", true)}>
                  <Trans>Continuer</Trans>
                </Link>
              ) : (
                <Button
                  kind={plan.popular && !subscription ? "main" : "plain"}
                  size="sell"
                  wide
                  busy={picked === plan.id}
                  disabled={!online || (picked !== undefined && picked !== plan.id)}
                  aria-label={
                    subscription
                      ? t`Prendre ${plan.name}`
                      : t`Commencer l’essai gratuit avec ${plan.name}`
                  }
                  onClick={() => (subscription ? setAsked(plan.id) : void handlePick(plan.id))}
                >
                  {subscription ? (
                    <Trans>Prendre ce plan</Trans>
                  ) : (
                    <Trans>Commencer l’essai gratuit</Trans>
                  )}
                </Button>
              )}
            </PlanCard>
          );
        })}
      </div>
      {subscription && asked && (
        <ChangePlanDialog
          subscription={subscription}
          to={asked}
          busy={picked === asked}
          onConfirm={() => void handlePick(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </OnboardingPage>
  );
}
