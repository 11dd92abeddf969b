import { Plural, Trans, useLingui } from "@lingui/react/macro";
import Store from "lucide-react/icons/store";
import { Link } from "react-router-dom";
import { planOf } from "#shared/rules/plans.ts";
import type { Subscription, SubscriptionStatus } from "#shared/schemas/subscription.ts";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import { statusWords } from "#web/blocks/plans/plan-words.ts";
import { daysLeft } from "#web/blocks/plans/subscription-days.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatDate } from "#web/i18n/long-dates.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { Badge, type Tone } from "#web/ui/badge.tsx";
import { buttonLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

const tones: Record<SubscriptionStatus, Tone> = {
  trial: "brand",
  active: "ok",
  past_due: "attention",
  expired: "stop",
  cancelled: "neutral",
};

/** What one has, how it stands, and until when. */
export function CurrentPlan({ subscription }: { subscription: Subscription }) {
  const { i18n } = useLingui();
  const language = i18n.locale as Language;
  const now = useNow();
  const { planId, status, nextBillingAt } = subscription;
  const plan = planOf(planId);
  const days = daysLeft(subscription, now);
  const until = formatDate(nextBillingAt, language);
  const price = formatMoney(plan.priceXaf);
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <div className="flex flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <strong className="text-xl">{plan.name}</strong>
          <Badge tone={tones[status]}>{i18n._(statusWords[status])}</Badge>
        </p>
        <p className="text-ink-soft">
          {status === "trial" && (
            <Plural
              value={days}
              _0="L’essai se termine aujourd’hui."
              one="Il reste # jour d’essai gratuit."
              other="Il reste # jours d’essai gratuit."
            />
          )}
          {status === "active" && <Trans>Payé jusqu’au {until}.</Trans>}
          {status === "cancelled" && <Trans>Vaut encore jusqu’au {until}.</Trans>}
          {(status === "past_due" || status === "expired") && (
            <Trans>À payer depuis le {until}.</Trans>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <p className="figures text-lg font-semibold">
          <Trans>{price} par mois</Trans>
        </p>
        {status !== "active" && status !== "cancelled" && (
          <a href="#pay" className={buttonLook("main", "normal")}>
            <Trans>Payer ce plan</Trans>
          </a>
        )}
        <Link to="/company-info" className={buttonLook("plain", "normal")}>
          <Store aria-hidden="true" className="size-5" />
          <Trans>Ouvrir une boutique</Trans>
        </Link>
      </div>
    </Card>
  );
}
