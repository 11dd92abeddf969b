import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { longestReference } from "#shared/schemas/bounds.ts";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { OwedWords } from "#web/blocks/notebook/owed-words.tsx";
import { meansWords } from "#web/blocks/other-means/means-words.ts";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { paymentWords } from "#web/blocks/words/payment-words.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { takePayment } from "#web/store/notebook.ts";
import { Button } from "#web/ui/button.tsx";
import { Chip, ChipRow } from "#web/ui/chip.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { bearsReference, type MeansOfDebt, meansOfDebt, paidBy } from "./payment-draft.ts";
import type { PaidMove } from "./payment-paper.ts";

type PaymentFormProps = {
  shopId: string;
  id: string;
  owed: number;
  onPaid: (paid: PaidMove) => void;
};

/** How much is paid, and by what. */
export function PaymentForm({ shopId, id, owed, onPaid }: PaymentFormProps) {
  const { t, i18n } = useLingui();
  const act = useAct();
  const [amount, setAmount] = useState<number>();
  const [means, setMeans] = useState<MeansOfDebt>("cash");
  const [reference, setReference] = useState("");
  const [asked, setAsked] = useState(false);
  const left = owed - (amount ?? 0);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!amount || act.busy) return;
    const given = { shopId, customerId: id, amount, by: paidBy(means, reference) };
    const done = await act.run((formId) => takePayment({ ...given, formId }));
    if (done?.operation.kind !== "account.move") return;
    const { at, body } = done.operation;
    onPaid({
      ...{ receiptNo: done.shown.receiptNo ?? null, at, sellerName: done.shown.sellerName },
      ...{ change: -amount, method: means, owedAfter: body.owedBefore - amount },
      reference: bearsReference(means) ? reference.trim() : null,
    });
  }

  return (
    <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-4">
      <p className="text-lg">
        <Trans>Ce client</Trans> <OwedWords owed={owed} />
      </p>
      <NumberField
        label={t`Montant reçu`}
        value={amount}
        onChange={setAmount}
        large
        suffix="FCFA"
        data-autofocus
        error={asked && !amount ? <Trans>Entrez un montant.</Trans> : undefined}
      />
      {owed > 0 && (
        <div>
          <Chip pressed={amount === owed} onPress={() => setAmount(owed)}>
            <Trans>Tout : {formatMoney(owed)}</Trans>
          </Chip>
        </div>
      )}
      <ChipRow label={t`Payé par`}>
        {meansOfDebt.map((one) => (
          <Chip key={one} pressed={one === means} onPress={() => setMeans(one)}>
            {i18n._(paymentWords[one])}
          </Chip>
        ))}
      </ChipRow>
      {bearsReference(means) && (
        <TextField
          label={t`Référence (facultatif)`}
          hint={i18n._(meansWords[means].hint)}
          value={reference}
          onChange={setReference}
          maxLength={longestReference}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <p aria-live="polite" className="figures min-h-6 font-medium">
        {amount !== undefined && left > 0 && <Trans>Restera à payer : {formatMoney(left)}</Trans>}
        {amount !== undefined && amount > 0 && left === 0 && <Trans>Tout sera payé.</Trans>}
        {left < 0 && <Trans>{formatMoney(-left)} restent en avance.</Trans>}
      </p>
      <ActTrouble refusal={act.refusal} title={msg`Impossible d’encaisser`} />
      <Button kind="main" size="large" type="submit" wide busy={act.busy}>
        <Trans context="d’une dette">Encaisser</Trans>
      </Button>
    </form>
  );
}
