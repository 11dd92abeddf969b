import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { idsCarrying } from "#shared/schemas/means.ts";
import type { Payment } from "#shared/schemas/sale.ts";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { formatMoney } from "#web/i18n/money.ts";
import type { SaleToRecord } from "#web/store/commands/record-sale.ts";
import { changeKept, pointsOfSale } from "#web/store/on-account.ts";
import { useCustomer, useOwed } from "#web/store/queries/use-notebook.ts";
import { NumberField } from "#web/ui/number-field.tsx";
import { AccountSums } from "./account-sums.tsx";
import { ChosenCustomer } from "./chosen-customer.tsx";

type KeepChangeProps = {
  formId: string;
  shopId: string;
  due: number;
  /** What was handed over, in francs; more than is due. */
  tendered: number;
  customerId: string;
  onPay: (payments: readonly Payment[], also: SaleToRecord["also"]) => void;
  onOther: () => void;
};

/** A cash sale of which the change, or a part of it, stays on the account of a customer (C9). */
export function KeepChange(props: KeepChangeProps) {
  const { formId, shopId, due, tendered, customerId, onPay, onOther } = props;
  const { t } = useLingui();
  const change = tendered - due;
  const [wanted, setWanted] = useState(change);
  // What is due may have become more meanwhile.
  const kept = Math.min(wanted, change);
  const [asked, setAsked] = useState(false);
  const act = useAct();
  const customer = useCustomer(shopId, customerId);
  const owed = useOwed(shopId, customerId);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (kept === 0 || act.busy) return;
    const [method] = idsCarrying("tendered");
    if (!method) return;
    const payments = [{ method, amount: due, tendered }];
    const also = await act.run(() => changeKept({ shopId, customerId, amount: kept }));
    const points = also && (await act.run(() => pointsOfSale({ shopId, customerId, payments })));
    if (points) onPay(payments, [also, ...points]);
  }

  return (
    <form
      id={formId}
      onSubmit={(event) => void handleSubmit(event)}
      noValidate
      className="flex flex-col gap-3 lying:col-span-2"
    >
      <ChosenCustomer name={customer?.name} onOther={onOther} />
      <NumberField
        label={t`Monnaie gardée pour le client`}
        value={kept || undefined}
        onChange={(francs = 0) => setWanted(francs)}
        most={change}
        suffix="FCFA"
      />
      <p className="font-medium">
        <Trans>À rendre maintenant : {formatMoney(change - kept)}</Trans>
      </p>
      <AccountSums
        owed={owed}
        left={{ deposit: 0, credit: 0, owedAfter: owed - kept }}
        limit={null}
      />
      {asked && kept === 0 && (
        <p role="alert" className="font-medium text-stop">
          <Trans>Rien n’est gardé : rendez la monnaie.</Trans>
        </p>
      )}
      <ActTrouble refusal={act.refusal} title={msg`Vente impossible`} />
    </form>
  );
}
