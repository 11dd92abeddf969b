import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { mayCancel } from "#shared/rules/plan-limits.ts";
import { plans } from "#shared/rules/plans.ts";
import type { PlanId } from "#shared/schemas/plan.ts";
import { AskTrouble, NeedsNetwork } from "#web/blocks/onboarding/ask-trouble.tsx";
import { ChangePlanDialog } from "#web/blocks/plans/change-plan-dialog.tsx";
import { PlanCard } from "#web/blocks/plans/plan-card.tsx";
import { SubscriptionNotice } from "#web/blocks/plans/subscription-notice.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { TroubleText } from "#web/blocks/trouble/trouble.tsx";
import { choosePlan } from "#web/store/session/subscription.ts";
import { useSession } from "#web/store/session.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { CancelPlan } from "./cancel-plan.tsx";
import { CurrentPlan } from "./current-plan.tsx";
import { ExcessList } from "./excess-list.tsx";
import { LimitReached } from "./limit-reached.tsx";
import { Payments } from "./payments.tsx";
import { useSubscription } from "./use-subscription.ts";

/** /subscription-upgrade: the plan one has, the others, what is too much, and payments. */
export function SubscriptionScreen() {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  const known = useSession((state) => state.session?.profile?.subscription);
  const work = useSubscription();
  const { answer, busy, trouble, online, ask } = work;
  const [asked, setAsked] = useState<PlanId>();
  const subscription = answer?.subscription ?? known;

  async function handleChange(planId: PlanId) {
    const isDone = await ask(planId, () => choosePlan(planId));
    setAsked(undefined);
    if (isDone) showToast(t`Votre plan a changé. Il vaut dès maintenant.`, "ok");
  }

  if (!subscription)
    return (
      <Screen title={t`Mon abonnement`}>
        <p>
          <Trans>
            Vous n’avez pas encore de plan. Les employés et les revendeurs n’en ont pas besoin ;
            pour ouvrir votre boutique, commencez par l’essai gratuit.
          </Trans>
        </p>
        <Link to="/subscription-setup" className={buttonLook("main", "sell")}>
          <Trans>Choisir un plan</Trans>
        </Link>
      </Screen>
    );

  const currentPrice = plans.find(({ id }) => id === subscription.planId)?.priceXaf ?? 0;
  return (
    <Screen title={t`Mon abonnement`}>
      {subscription.status !== "expired" && (
        <LimitReached limit={parameters.get("limit")} planId={subscription.planId} />
      )}
      {!online && (
        <NeedsNetwork>
          <Trans>Il faut du réseau pour changer d’abonnement ou annoncer un paiement.</Trans>
        </NeedsNetwork>
      )}
      <SubscriptionNotice withLink={false} />
      {trouble !== undefined && (
        <AskTrouble title={<Trans>Impossible de mettre à jour l’abonnement</Trans>}>
          <TroubleText of={trouble} own={ownWords} />
        </AskTrouble>
      )}
      <CurrentPlan subscription={subscription} />
      <ExcessList excess={answer?.excess ?? []} />
      <h2 className="text-xl font-semibold">
        <Trans>Les plans</Trans>
      </h2>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-3">
        {plans.map((plan) => {
          const isCurrent = plan.id === subscription.planId;
          const isUp = plan.priceXaf > currentPrice;
          const goesOn = isCurrent && subscription.status === "cancelled";
          return (
            <PlanCard key={plan.id} plan={plan} isCurrent={isCurrent}>
              {(!isCurrent || goesOn) && (
                <Button
                  kind={isUp ? "brand" : "plain"}
                  size="sell"
                  wide
                  disabled={!online || busy !== undefined}
                  aria-label={
                    goesOn
                      ? t`Reprendre ${plan.name}`
                      : isUp
                        ? t`Passer à ${plan.name}`
                        : t`Descendre à ${plan.name}`
                  }
                  onClick={() => setAsked(plan.id)}
                >
                  {goesOn ? (
                    <Trans>Reprendre</Trans>
                  ) : isUp ? (
                    <Trans>Passer à ce plan</Trans>
                  ) : (
                    <Trans>Descendre à ce plan</Trans>
                  )}
                </Button>
              )}
            </PlanCard>
          );
        })}
      </div>
      {asked && (
        <ChangePlanDialog
          subscription={subscription}
          to={asked}
          busy={busy === asked}
          onConfirm={() => void handleChange(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
      <p className="text-sm text-ink-soft">
        <Trans>
          Le changement vaut tout de suite. Ce qui est déjà payé est converti en jours du nouveau
          plan. Si vous avez plus que ce que le plan permet, tout reste et marche ; vous ne pouvez
          simplement rien ajouter de plus.
        </Trans>
      </p>
      <Payments
        payments={answer?.payments}
        paying={answer?.paying}
        currentPrice={currentPrice}
        {...work}
      />
      {subscription.status !== "cancelled" && mayCancel(subscription.status) && (
        <CancelPlan until={subscription.nextBillingAt} {...work} />
      )}
    </Screen>
  );
}

const ownWords = {
  "too-many-pending": (
    <Trans>Cinq paiements attendent déjà d’être vérifiés. Attendez la réponse.</Trans>
  ),
  "period-over": (
    <Trans>Il n’y a rien à arrêter : sans paiement, le plan s’arrête de lui-même.</Trans>
  ),
  "no-subscription": <Trans>Aucun abonnement trouvé. Veuillez d’abord choisir un plan.</Trans>,
};
