import { Trans } from "@lingui/react/macro";
import { plans } from "#shared/rules/plans.ts";
import { PlanCard } from "#web/blocks/plans/plan-card.tsx";
import { buttonLook } from "#web/ui/button.tsx";
import { Section } from "./section.tsx";
import { SiteLink } from "./site-link.tsx";

/** The very table that the server enforces. */
export function Pricing() {
  return (
    <Section
      id="pricing"
      title={<Trans>Tarifs</Trans>}
      lead={
        <Trans>
          30 jours d’essai gratuit sur chaque plan, sans carte. Vous changez de plan quand vous
          voulez. Un plan qui n’est pas payé n’empêche jamais de vendre.
        </Trans>
      }
    >
      <div className="grid gap-4 md:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} isCurrent={false} level="h3">
            <a
              href="/auth?new=1"
              className={buttonLook(plan.popular ? "main" : "plain", "sell", true)}
            >
              <Trans>Commencer l’essai gratuit</Trans>
            </a>
            {plan.id === "enterprise" && (
              <SiteLink to="/#contact" className={buttonLook("quiet", "normal", true)}>
                <Trans>En parler avec nous</Trans>
              </SiteLink>
            )}
          </PlanCard>
        ))}
      </div>
    </Section>
  );
}
