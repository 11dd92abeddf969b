import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import type { DayCut } from "#shared/rules/business-day.ts";
import { meansOfCommission } from "#shared/schemas/means-of-payment.ts";
import type { CommissionMeans } from "#shared/schemas/reseller-sale.ts";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { Money } from "#web/blocks/money.tsx";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { businessDay } from "#web/i18n/dates.ts";
import { payCommissions } from "#web/store/acts.ts";
import type { CommissionRow } from "#web/store/queries/use-reseller-sales.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { meansWords } from "./commission-words.ts";
import type { EarnedByReseller } from "./earned.ts";

type PayDialogProps = {
  shopId: string;
  cut: DayCut;
  reseller: EarnedByReseller;
  /** What is paid: at least one. */
  rows: readonly CommissionRow[];
  onPaid: () => void;
  onClose: () => void;
};

/** The owner has paid these commissions: when and by what. */
export function PayDialog(props: PayDialogProps) {
  const { shopId, cut, reseller, rows, onPaid, onClose } = props;
  const { t, i18n } = useLingui();
  const formId = useId();
  const act = useAct();
  const [today] = useState(() => businessDay(Date.now(), cut));
  const [paidOn, setPaidOn] = useState(today);
  const [means, setMeans] = useState<CommissionMeans>("cash");
  const [reference, setReference] = useState("");
  const amount = rows.reduce((sum, { commission }) => sum + commission.amount, 0);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (paidOn === "" || act.busy) return;
    const { resellerId } = reseller;
    const resellerSaleIds = rows.map(({ id }) => id);
    const given = { shopId, resellerId, resellerSaleIds, means, reference, paidOn };
    if ((await act.run((id) => payCommissions({ ...given, formId: id }))) === undefined) return;
    showToast(t`Paiement enregistré.`, "ok");
    onPaid();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Payer {reseller.resellerName}</Trans>}
      closeLabel={t`Fermer`}
      actions={
        <Button kind="main" size="sell" type="submit" form={formId} busy={act.busy}>
          <Trans>Enregistrer le paiement</Trans>
        </Button>
      }
    >
      <form id={formId} onSubmit={handleSubmit} className="flex flex-col gap-3">
        <p className="flex flex-wrap items-baseline justify-between gap-2">
          <Trans>À payer</Trans>
          <Money francs={amount} size="2xl" />
        </p>
        <TextField
          label={t`Date du paiement`}
          type="date"
          value={paidOn}
          onChange={setPaidOn}
          max={today}
          required
        />
        <SelectField
          label={t`Moyen de paiement`}
          value={means}
          onChange={setMeans}
          options={meansOfCommission.map((one) => ({ value: one, label: i18n._(meansWords[one]) }))}
        />
        <TextField
          label={t`Référence (facultatif)`}
          value={reference}
          onChange={setReference}
          maxLength={60}
          autoComplete="off"
        />
        <ActTrouble refusal={act.refusal} title={msg`Paiement impossible`} />
      </form>
    </Dialog>
  );
}
