import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { longestReference } from "#shared/schemas/bounds.ts";
import type { SaidPayment } from "#shared/spoken/said-act.ts";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import {
  bearsReference,
  firstMeans,
  type MeansOfDebt,
  meansOfDebt,
  paidBy,
} from "#web/blocks/notebook/means-of-debt.ts";
import { OwedWords } from "#web/blocks/notebook/owed-words.tsx";
import { useSideMessages, useSideWords } from "#web/blocks/notebook/side-words.ts";
import { meansWords } from "#web/blocks/other-means/means-words.ts";
import { SaidNote } from "#web/blocks/spoken/said-note.tsx";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { paymentWords } from "#web/blocks/words/payment-words.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { takePayment } from "#web/store/notebook.ts";
import { useSuppliersSide } from "#web/store/queries/notebook-side.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckField } from "#web/ui/check-field.tsx";
import { Chip, ChipRow } from "#web/ui/chip.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { PaidMove } from "./payment-paper.ts";

type PaymentFormProps = {
  shopId: string;
  id: string;
  /** What they are called. */
  name: string;
  owed: number;
  said: SaidPayment | undefined;
  onPaid: (paid: PaidMove) => void;
};

/** How much is paid, and by what. */
export function PaymentForm({ shopId, id, name, owed, said, onPaid }: PaymentFormProps) {
  const say = useSideWords();
  const messages = useSideMessages();
  const suppliers = useSuppliersSide();
  const [fromDrawer, setFromDrawer] = useState(said?.fromDrawer ?? true);
  const { t, i18n } = useLingui();
  const act = useAct();
  const [amount, setAmount] = useState<number | undefined>(said?.amount);
  const [means, setMeans] = useState<MeansOfDebt>(said?.means ?? firstMeans);
  const [reference, setReference] = useState(said?.reference ?? "");
  const [asked, setAsked] = useState(false);
  const left = owed - (amount ?? 0);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!amount || act.busy) return;
    const given = { shopId, suppliers, customerId: id, amount, by: paidBy(means, reference) };
    const isTaken = suppliers && fromDrawer && !bearsReference(means);
    const drawer = isTaken ? { fromDrawer: t`Payé à ${name}` } : {};
    const done = await act.run((formId) => takePayment({ ...given, ...drawer, formId }));
    if (done?.operation.kind !== "account.move" || !("owedBefore" in done.operation.body)) return;
    const { at, body } = done.operation;
    onPaid({
      ...{ receiptNo: done.shown.receiptNo ?? null, at, sellerName: done.shown.sellerName },
      ...{ change: -amount, method: means, owedAfter: body.owedBefore - amount },
      reference: bearsReference(means) ? reference.trim() : null,
    });
  }

  return (
    <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-4">
      {said && <SaidNote said={said} />}
      <p className="text-lg">
        {say("this")} <OwedWords owed={owed} />
      </p>
      <NumberField
        label={say("amountPaid")}
        value={amount}
        onChange={setAmount}
        large
        suffix="FCFA"
        data-autofocus
        error={asked && !amount ? <Trans>Entrez un montant.</Trans> : undefined}
      />
      {owed > 0 && (
        <Button className="self-start" onClick={() => setAmount(owed)}>
          <Trans>Tout : {formatMoney(owed)}</Trans>
        </Button>
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
      {suppliers && !bearsReference(means) && (
        <CheckField checked={fromDrawer} onChange={setFromDrawer}>
          <Trans>Pris dans la caisse de cet appareil</Trans>
        </CheckField>
      )}
      <p aria-live="polite" className="min-h-6 font-medium tabular-nums">
        {amount !== undefined && left > 0 && <Trans>Restera à payer : {formatMoney(left)}</Trans>}
        {amount !== undefined && amount > 0 && left === 0 && <Trans>Tout sera payé.</Trans>}
        {left < 0 && <Trans>{formatMoney(-left)} restent en avance.</Trans>}
      </p>
      <ActTrouble refusal={act.refusal} title={messages.cannotPay} />
      <Button kind="main" size="large" type="submit" wide busy={act.busy}>
        {suppliers ? (
          <Trans context="un fournisseur">Payer</Trans>
        ) : (
          <Trans context="d’une dette">Encaisser</Trans>
        )}
      </Button>
    </form>
  );
}
