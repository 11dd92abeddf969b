import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { businessDay } from "#shared/rules/business-day.ts";
import { isOverLimit } from "#shared/rules/customer-account.ts";
import { accountPayments, leftOnAccount } from "#shared/rules/on-account.ts";
import { may } from "#shared/rules/permissions.ts";
import { idsCarrying } from "#shared/schemas/means.ts";
import type { Payment } from "#shared/schemas/sale.ts";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { formatMoney } from "#web/i18n/money.ts";
import type { SaleToRecord } from "#web/store/commands/record-sale.ts";
import { chargeOf } from "#web/store/on-account.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { useCustomer, useNotebookRead, useOwed } from "#web/store/queries/use-notebook.ts";
import { currentShop, useSession } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AccountSums } from "./account-sums.tsx";
import { CustomerPicker } from "./customer-picker.tsx";
import { OfficePin, useOfficeHolders } from "./office-pin.tsx";

type OnAccountProps = {
  formId: string;
  shopId: string;
  due: number;
  /** What was counted in cash before, where it is less than what is due. */
  counted: number | undefined;
  onPay: (payments: readonly Payment[], also: SaleToRecord["also"]) => void;
};

/** A sale on the account of a customer: all of it, or what was not paid at once. */
export function OnAccount({ formId, shopId, due, counted, onPay }: OnAccountProps) {
  const [customerId, setCustomerId] = useState<string>();
  const [paidNow, setPaidNow] = useState(counted ?? 0);
  const [asked, setAsked] = useState(false);
  const isRead = useNotebookRead(shopId);
  if (!isRead) return <Skeleton className="h-40 w-full" />;
  if (customerId === undefined) {
    return (
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
        }}
        className="flex flex-col gap-2 lying:col-span-2"
      >
        {asked && (
          <p role="alert" className="font-medium text-stop">
            <Trans>Choisissez le client.</Trans>
          </p>
        )}
        <CustomerPicker shopId={shopId} onPick={setCustomerId} />
      </form>
    );
  }
  return (
    <ChosenAccount
      {...{ formId, shopId, due, onPay, customerId, paidNow }}
      onPaidNow={setPaidNow}
      onOther={() => setCustomerId(undefined)}
    />
  );
}

type ChosenAccountProps = Omit<OnAccountProps, "counted"> & {
  customerId: string;
  paidNow: number;
  onPaidNow: (francs: number) => void;
  onOther: () => void;
};

function ChosenAccount(props: ChosenAccountProps) {
  const { formId, shopId, due, customerId, paidNow, onPaidNow, onOther, onPay } = props;
  const { t } = useLingui();
  const act = useAct();
  const [allowed, setAllowed] = useState<string>();
  const [asked, setAsked] = useState(false);
  const customer = useCustomer(shopId, customerId);
  const owed = useOwed(shopId, customerId);
  const cut = useDayCut(shopId);
  const role = useSession((state) => currentShop(state.session)?.role);
  const holders = useOfficeHolders();
  const left = leftOnAccount(due, paidNow, owed);
  const amount = left.deposit + left.credit;
  const limit = customer?.creditLimit ?? null;
  const isOver = isOverLimit(owed, amount, limit);
  const isOffice = role !== undefined && may(role, "adjust-account");
  // A PIN was given for these francs, and for no more.
  const isAllowed = !isOver || isOffice || allowed === `${customerId} ${owed} ${amount}`;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!isAllowed || amount === 0 || act.busy) return;
    const today = businessDay(Date.now(), cut);
    const charge = await act.run(() => chargeOf({ shopId, customerId, amount, today }));
    if (!charge) return;
    const cash = idsCarrying("tendered").slice(0, paidNow > 0 ? 1 : 0);
    const now = cash.map((method) => ({ method, amount: paidNow, tendered: paidNow }));
    onPay([...now, ...accountPayments(left, customerId)], [charge]);
  }

  return (
    <form
      id={formId}
      onSubmit={(event) => void handleSubmit(event)}
      noValidate
      className="flex flex-col gap-3 lying:col-span-2"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 text-lg font-semibold break-words">{customer?.name}</p>
        <Button kind="quiet" onClick={onOther}>
          <Trans>Autre client</Trans>
        </Button>
      </div>
      <AccountSums owed={owed} left={left} limit={limit} />
      <NumberField
        label={t`Payé maintenant en espèces`}
        value={paidNow || undefined}
        onChange={(francs = 0) => onPaidNow(francs)}
        most={Math.max(1, due - 1)}
        suffix="FCFA"
      />
      {asked && amount === 0 && (
        <p role="alert" className="font-medium text-stop">
          <Trans>Tout est payé : encaissez en espèces.</Trans>
        </p>
      )}
      {isOver && limit !== null && (
        <section
          role={asked && !isAllowed ? "alert" : undefined}
          className="flex flex-col gap-2 rounded-card border border-attention/40 bg-attention-soft p-3"
        >
          <p className="font-medium text-attention">
            <Trans>Au-dessus du plafond de {formatMoney(limit)}.</Trans>{" "}
            {isOffice && <Trans>La vente sera signalée.</Trans>}
            {!isOffice && isAllowed && <Trans>Autorisé par le patron.</Trans>}
            {!isAllowed && holders.length > 0 && <Trans>Le code du patron l’autorise.</Trans>}
            {!isAllowed && holders.length === 0 && (
              <Trans>Prenez un acompte, ou demandez au patron.</Trans>
            )}
          </p>
          {!isAllowed && (
            <OfficePin
              people={holders}
              onAllowed={() => setAllowed(`${customerId} ${owed} ${amount}`)}
            />
          )}
        </section>
      )}
      <ActTrouble refusal={act.refusal} title={msg`Vente impossible`} />
    </form>
  );
}
