import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { businessDay } from "#shared/rules/business-day.ts";
import { isOverLimit } from "#shared/rules/customer-account.ts";
import { accountPayments, leftOnAccount, paidAtOnce } from "#shared/rules/on-account.ts";
import { may } from "#shared/rules/permissions.ts";
import { idsOfMoney, type MoneyMeans, meansById } from "#shared/schemas/means.ts";
import type { Payment } from "#shared/schemas/sale.ts";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { OfficePin, useOfficeHolders } from "#web/blocks/pin/office-pin.tsx";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { formatMoney } from "#web/i18n/money.ts";
import type { SaleToRecord } from "#web/store/commands/record-sale.ts";
import { chargeOf, pointsOfSale } from "#web/store/on-account.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { useCustomer, useNotebookRead, useOwed } from "#web/store/queries/use-notebook.ts";
import { currentShop, useSession } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { AccountStart } from "./account-start.ts";
import { AccountSums } from "./account-sums.tsx";
import { ChosenCustomer } from "./chosen-customer.tsx";
import { CustomerPicker } from "./customer-picker.tsx";
import { KeepChange } from "./keep-change.tsx";
import { PaidNowBy } from "./paid-now-by.tsx";
import { WithPoints } from "./with-points.tsx";

type OnAccountProps = {
  formId: string;
  shopId: string;
  due: number;
  /** What was counted in cash before, where it is less than what is due. */
  counted: number | undefined;
  /** What was handed over, where a part of the change stays on the account (C9), or points are earned by it. */
  tendered?: number | undefined;
  /** Paid now, by a customer whose points are counted (Y2). */
  isLoyalty?: boolean | undefined;
  /** Customer data of the spoken sentence. */
  account?: AccountStart | undefined;
  onPay: (payments: readonly Payment[], also: SaleToRecord["also"]) => void;
};

/** A sale to a customer: on their account, with change that stays there, or paid with their points counted. */
export function OnAccount(props: OnAccountProps) {
  const { formId, shopId, due, counted, tendered, isLoyalty, account = {}, onPay } = props;
  const [customerId, setCustomerId] = useState(account.customerId);
  const [paidNow, setPaidNow] = useState(account.paidNow ?? counted ?? 0);
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
        <CustomerPicker shopId={shopId} named={account.name} onPick={setCustomerId} />
      </form>
    );
  }
  const onOther = () => setCustomerId(undefined);
  const { paidBy } = account;
  const given = { formId, shopId, due, onPay, customerId, onOther, startsBy: paidBy };
  if (isLoyalty) return <WithPoints {...given} tendered={tendered ?? due} />;
  if (tendered !== undefined) {
    const { startsBy: _, ...plain } = given;
    return <KeepChange {...plain} tendered={tendered} />;
  }
  return <ChosenAccount {...given} paidNow={paidNow} onPaidNow={setPaidNow} />;
}

type ChosenAccountProps = Omit<OnAccountProps, "counted" | "tendered" | "isLoyalty" | "account"> & {
  customerId: string;
  startsBy: MoneyMeans | undefined;
  paidNow: number;
  onPaidNow: (francs: number) => void;
  onOther: () => void;
};

function ChosenAccount(props: ChosenAccountProps) {
  const { formId, shopId, due, customerId, startsBy, paidNow, onPaidNow, onOther, onPay } = props;
  const { t } = useLingui();
  const act = useAct();
  const [allowed, setAllowed] = useState<string>();
  const [asked, setAsked] = useState(false);
  const [paidBy, setPaidBy] = useState<MoneyMeans>(startsBy ?? idsOfMoney[0] ?? "cash");
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
  // A reseller is the office of their notebook, and keeps no means: what they take is theirs (C10).
  const isOwn = role !== undefined && may(role, "keep-own-notebook");
  // A PIN was given, or a word, for these francs, and for no more.
  const isAllowed = !isOver || isOffice || allowed === `${customerId} ${owed} ${amount}`;

  const handleAllowed = () => setAllowed(`${customerId} ${owed} ${amount}`);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!isAllowed || amount === 0 || act.busy) return;
    const today = businessDay(Date.now(), cut);
    const charge = await act.run(() => chargeOf({ shopId, customerId, amount, today }));
    const payments = [...paidAtOnce(paidBy, paidNow), ...accountPayments(left, customerId)];
    const points = charge && (await act.run(() => pointsOfSale({ shopId, customerId, payments })));
    if (points) onPay(payments, [charge, ...points]);
  }

  return (
    <form
      id={formId}
      onSubmit={(event) => void handleSubmit(event)}
      noValidate
      className="flex flex-col gap-3 lying:col-span-2"
    >
      <ChosenCustomer name={customer?.name} onOther={onOther} />
      <AccountSums owed={owed} left={left} limit={limit} />
      <NumberField
        label={
          isOwn
            ? t`Payé maintenant`
            : meansById[paidBy].carries === "tendered"
              ? t`Payé maintenant en espèces`
              : t`Payé maintenant par mobile money`
        }
        value={paidNow || undefined}
        onChange={(francs = 0) => onPaidNow(francs)}
        most={Math.max(1, due - 1)}
        suffix="FCFA"
      />
      {paidNow > 0 && !isOwn && <PaidNowBy paidBy={paidBy} onPaidBy={setPaidBy} />}
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
            {!isOffice && !isOwn && isAllowed && <Trans>Autorisé par le patron.</Trans>}
            {isOwn && isAllowed && <Trans>Vous dépassez ce plafond.</Trans>}
            {!isAllowed && !isOwn && holders.length > 0 && (
              <Trans>Le code du patron l’autorise.</Trans>
            )}
            {!isAllowed && !isOwn && holders.length === 0 && (
              <Trans>Prenez un acompte, ou demandez au patron.</Trans>
            )}
          </p>
          {!isAllowed && isOwn && <Button onClick={handleAllowed}>{t`Dépasser`}</Button>}
          {!isAllowed && !isOwn && <OfficePin people={holders} onAllowed={handleAllowed} />}
        </section>
      )}
      <ActTrouble refusal={act.refusal} title={msg`Vente impossible`} />
    </form>
  );
}
