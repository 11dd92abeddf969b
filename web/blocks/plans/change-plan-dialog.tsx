import { Trans, useLingui } from "@lingui/react/macro";
import { periodAfterChange } from "#shared/rules/plan-limits.ts";
import { planOf } from "#shared/rules/plans.ts";
import type { PlanId } from "#shared/schemas/plan.ts";
import type { Subscription } from "#shared/schemas/subscription.ts";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatDate } from "#web/i18n/long-dates.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { roomLines } from "./plan-words.ts";

type ChangePlanDialogProps = {
  subscription: Subscription;
  /** The plan wanted; the present one for somebody who had stopped and goes on. */
  to: PlanId;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** The one question before a plan changes: its price, from when, until when it is paid, what there is less of. */
export function ChangePlanDialog(props: ChangePlanDialogProps) {
  const { subscription, to, busy, onConfirm, onClose } = props;
  const { t, i18n } = useLingui();
  const now = useNow();
  const plan = planOf(to);
  const present = planOf(subscription.planId);
  const price = formatMoney(plan.priceXaf);
  const { trialEndsAt, nextBillingAt } = subscription;
  const period = {
    trialEndsAt: trialEndsAt === null ? null : Date.parse(trialEndsAt),
    nextBillingAt: Date.parse(nextBillingAt),
  };
  const ends = periodAfterChange(period, { from: present.id, to }, now);
  const until = formatDate(new Date(ends).toISOString(), i18n.locale as Language);
  const isOver = ends <= now;
  const isTrial = trialEndsAt === nextBillingAt;
  const room = Object.values(roomLines(plan)).flatMap((line) => line ?? []);
  const isDown = plan.priceXaf < present.priceXaf;
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Prendre le plan {plan.name} ?</Trans>}
      closeLabel={t`Fermer`}
      actions={
        <>
          <Button size="sell" onClick={onClose}>
            <Trans>Ne rien changer</Trans>
          </Button>
          <Button kind="main" size="sell" busy={busy} onClick={onConfirm}>
            <Trans>Confirmer</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-2">
        <p>
          {isTrial && !isOver ? (
            <Trans>
              Dès maintenant, gratuit jusqu’au {until} ; ensuite <strong>{price} par mois</strong>.
            </Trans>
          ) : (
            <>
              <Trans>
                <strong>{price} par mois</strong>, dès maintenant.
              </Trans>{" "}
              {isOver ? (
                <Trans>Ce plan reste à payer.</Trans>
              ) : (
                <Trans>Ce que vous avez payé vaut jusqu’au {until}.</Trans>
              )}
            </>
          )}
        </p>
        <ul className="list-disc pl-5">
          {room.map((line) => (
            <li key={line.id}>{i18n._(line)}</li>
          ))}
        </ul>
        {present.features.resellers && !plan.features.resellers && (
          <p>
            <Trans>Ce plan n’a pas de revendeurs : vous n’en inviterez plus.</Trans>
          </p>
        )}
        {isDown && (
          <p>
            <Trans>
              Ce que vous avez en trop reste et se vend ; vous ne pourrez simplement rien ajouter de
              plus.
            </Trans>
          </p>
        )}
      </div>
    </Dialog>
  );
}
