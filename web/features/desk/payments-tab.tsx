import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { lengthPaidFor } from "#shared/rules/plan-limits.ts";
import { planOf } from "#shared/rules/plans.ts";
import type { WaitingPayment } from "#shared/schemas/desk.ts";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { DeskList } from "./desk-list.tsx";
import { DeskTrouble } from "./desk-trouble.tsx";
import { useDeed } from "./use-deed.ts";

/** Payments that owners have announced, to compare with the statement of the account. */
export function PaymentsTab({ onChange }: { onChange: () => void }) {
  return (
    <DeskList<WaitingPayment, never>
      path="payments"
      states={[]}
      keyOf={({ id }) => id}
      renderItem={(payment, refresh) => <Payment payment={payment} refresh={refresh} />}
      onChange={onChange}
    />
  );
}

const oneDay = 24 * 3_600_000;

type Decision = "confirm" | "refuse";
const operators: Record<WaitingPayment["operator"], string> = {
  mtn: "MTN",
  orange: "Orange",
  other: "",
};

function Payment({ payment, refresh }: { payment: WaitingPayment; refresh: () => void }) {
  const { t, i18n } = useLingui();
  const [asked, setAsked] = useState<Decision>();
  const { busy, trouble, run } = useDeed();
  const { id, at, operator, reference, planId, fullName, email, payerReference: reason } = payment;
  const amount = formatMoney(payment.amount);
  const plan = planOf(planId).name;
  // The owner may have changed plans since: the money pays for the one they have by now.
  const planNow = payment.planNow ?? planId;
  const paidPlan = planOf(planNow).name;
  const days = Math.floor(lengthPaidFor({ amount: payment.amount, planId: planNow }) / oneDay);

  async function handleDecide(decision: Decision) {
    const isDone = await run(`payments/${id}/${decision}`);
    if (!isDone) return;
    setAsked(undefined);
    showToast(decision === "confirm" ? t`Paiement confirmé` : t`Paiement refusé`, "ok");
    refresh();
  }

  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <strong className="figures text-xl">{amount}</strong>
          <span className="font-medium break-all">
            {[operators[operator], reference].filter(Boolean).join(" ")}
          </span>
        </p>
        <p className="wrap-anywhere">{[fullName, email].filter(Boolean).join(" · ")}</p>
        <p className="text-sm text-ink-soft">
          {plan} · {formatDateTime(at, i18n.locale as Language)}
          {reason !== undefined && (
            <>
              {" · "}
              <Trans>motif {reason}</Trans>
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
        <Button onClick={() => setAsked("refuse")}>
          <Trans>Introuvable…</Trans>
        </Button>
        <Button kind="brand" onClick={() => setAsked("confirm")}>
          <Trans>Confirmer…</Trans>
        </Button>
      </div>
      <Dialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={
          asked === "refuse" ? (
            <Trans>Refuser ce paiement ?</Trans>
          ) : (
            <Trans>L’argent est arrivé ?</Trans>
          )
        }
        closeLabel={t`Fermer`}
        actions={
          <>
            <Button size="sell" onClick={() => setAsked(undefined)}>
              <Trans>Annuler</Trans>
            </Button>
            {asked !== undefined && (
              <Button
                size="sell"
                kind={asked === "refuse" ? "danger" : "brand"}
                busy={busy}
                onClick={() => void handleDecide(asked)}
              >
                {asked === "refuse" ? <Trans>Refuser</Trans> : <Trans>Confirmer</Trans>}
              </Button>
            )}
          </>
        }
      >
        <div className="flex flex-col gap-3">
          <p>
            {asked === "refuse" ? (
              <Trans>
                {fullName} verra que la référence {reference} est introuvable et pourra en donner
                une autre.
              </Trans>
            ) : (
              <Trans>
                {amount}, référence {reference} : le plan {paidPlan} de {fullName} vaut {days} jours
                de plus.
              </Trans>
            )}
          </p>
          <DeskTrouble of={trouble} />
        </div>
      </Dialog>
    </Card>
  );
}
