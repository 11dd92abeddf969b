import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { plainReference } from "#shared/schemas/plain-reference.ts";
import {
  type MobileOperator,
  type Paying,
  type Payment,
  planReference,
} from "#shared/schemas/subscription.ts";
import { HowOld } from "#web/blocks/invitations/how-old.tsx";
import type { Language } from "#web/i18n/language.ts";
import { formatDate } from "#web/i18n/long-dates.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { newFormId } from "#web/store/open-store.ts";
import { announcePayment, type SubscriptionAsked } from "#web/store/session/subscription.ts";
import { Badge, type Tone } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { WhereToPay } from "./where-to-pay.tsx";

type PaymentsProps = {
  /** Undefined until the server has told them. */
  payments: readonly Payment[] | undefined;
  /** When they were told, device clock in ms, and why not since. */
  heardAt: number | undefined;
  unread: string | undefined;
  /** Where to pay; undefined until the server has told it. */
  paying: Paying | undefined;
  /** Of the plan, in whole francs. */
  currentPrice: number;
  busy: string | undefined;
  online: boolean;
  ask: (busy: string, act: () => SubscriptionAsked) => Promise<boolean>;
};

const operatorNames: Record<MobileOperator, string> = {
  mtn: "MTN Mobile Money",
  orange: "Orange Money",
  other: "",
};

/** Mobile money: one sends it as ever, and gives its reference here; somebody then looks whether it has come. */
export function Payments({
  payments,
  heardAt,
  unread,
  paying,
  currentPrice,
  ...work
}: PaymentsProps) {
  const { busy, online, ask } = work;
  const { t } = useLingui();
  const [id, setId] = useState(newFormId);
  const [operator, setOperator] = useState<MobileOperator>("mtn");
  const [reference, setReference] = useState("");
  const [asked, setAsked] = useState(false);
  const isRight = planReference.test(plainReference(reference));
  const price = formatMoney(currentPrice);
  const canPay = (paying?.accounts.length ?? 0) > 0;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!isRight) return;
    const sent = { id, operator, reference: plainReference(reference) };
    if (!(await ask("payment", () => announcePayment(sent)))) return;
    setId(newFormId());
    setReference("");
    setAsked(false);
    showToast(t`Paiement noté. Il compte dès qu’il est vérifié.`, "ok");
  }

  return (
    <Card id="pay" className="flex scroll-mt-20 flex-col gap-4">
      <div>
        <h2 className="text-xl font-semibold">
          <Trans>Payer par mobile money</Trans>
        </h2>
        {canPay && (
          <p className="text-ink-soft">
            <Trans>
              Envoyez {price} depuis votre téléphone à l’un de ces numéros, puis donnez ici la
              référence reçue par SMS. Un paiement vaut 30 jours.
            </Trans>
          </p>
        )}
      </div>
      <WhereToPay paying={paying} amount={currentPrice} />
      {!canPay && (
        <p className="text-ink-soft">
          <Trans>Si vous avez déjà payé, donnez ici la référence reçue par SMS.</Trans>
        </p>
      )}
      <form
        onSubmit={handleSubmit}
        noValidate
        className="grid grid-cols-1 items-start gap-3 sm:grid-cols-[1fr_1fr_auto]"
      >
        <SelectField
          label={t`Opérateur`}
          value={operator}
          onChange={setOperator}
          options={[
            { value: "mtn", label: operatorNames.mtn },
            { value: "orange", label: operatorNames.orange },
            { value: "other", label: t`Un autre` },
          ]}
        />
        <TextField
          label={t`Référence du paiement`}
          value={reference}
          onChange={setReference}
          error={
            asked && !isRight ? t`La référence du SMS : au moins 4 lettres ou chiffres` : undefined
          }
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
        />
        <Button
          kind="brand"
          size="sell"
          type="submit"
          className="sm:mt-7"
          busy={busy === "payment"}
          disabled={!online}
        >
          <Trans>J’ai payé</Trans>
        </Button>
      </form>
      <HowOld
        answer={{ heardAt, state: unread === undefined ? "fresh" : { trouble: unread } }}
        failed={<Trans>Les paiements n’ont pas pu être relus</Trans>}
      />
      {payments !== undefined && payments.length > 0 && <PaymentList payments={payments} />}
    </Card>
  );
}

const tones: Record<Payment["status"], Tone> = {
  pending: "attention",
  confirmed: "ok",
  refused: "stop",
};

function PaymentList({ payments }: { payments: readonly Payment[] }) {
  const { t, i18n } = useLingui();
  const language = i18n.locale as Language;
  const states: Record<Payment["status"], string> = {
    pending: t`À vérifier`,
    confirmed: t`Confirmé`,
    refused: t`Introuvable`,
  };
  return (
    <ul aria-label={t`Paiements`} className="flex flex-col divide-y divide-line">
      {payments.map(({ id, at, operator, reference, amount, status }) => (
        <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-2">
          <span className="min-w-0 flex-1 basis-40">
            <strong className="break-all">{reference}</strong>
            <span className="block text-sm text-ink-soft">
              {[operatorNames[operator], formatDate(at, language)].filter(Boolean).join(" · ")}
            </span>
          </span>
          <span className="figures">{formatMoney(amount)}</span>
          <Badge tone={tones[status]}>{states[status]}</Badge>
        </li>
      ))}
    </ul>
  );
}
