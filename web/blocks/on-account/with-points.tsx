import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { paidAtOnce } from "#shared/rules/on-account.ts";
import { mostToSpend, pointsEarned } from "#shared/rules/points.ts";
import { pointsMeans } from "#shared/schemas/account-means.ts";
import { idsOfMoney, type MoneyMeans, meansById } from "#shared/schemas/means.ts";
import type { Payment } from "#shared/schemas/sale.ts";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { formatMoney, formatQuantity } from "#web/i18n/money.ts";
import type { SaleToRecord } from "#web/store/commands/record-sale.ts";
import { pointsOfSale } from "#web/store/on-account.ts";
import { useCustomer, usePoints } from "#web/store/queries/use-notebook.ts";
import { useShop } from "#web/store/queries/use-shop.ts";
import { Button } from "#web/ui/button.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SumLine } from "./account-sums.tsx";
import { ChosenCustomer } from "./chosen-customer.tsx";
import { PaidNowBy } from "./paid-now-by.tsx";

type WithPointsProps = {
  formId: string;
  shopId: string;
  due: number;
  /** What was handed over in cash, in francs. */
  tendered: number;
  customerId: string;
  startsBy?: MoneyMeans | undefined;
  onPay: (payments: readonly Payment[], also: SaleToRecord["also"]) => void;
  onOther: () => void;
};

const none = { francsPerPoint: Number.POSITIVE_INFINITY, francsOfPoint: Number.POSITIVE_INFINITY };

/** A sale that is paid now by a customer: it earns points, and points may pay a part of it (Y2, Y3). */
export function WithPoints(props: WithPointsProps) {
  const { formId, shopId, due, tendered, customerId, startsBy, onPay, onOther } = props;
  const { t } = useLingui();
  const act = useAct();
  const [typed, setTyped] = useState(0);
  const [paidBy, setPaidBy] = useState<MoneyMeans>(startsBy ?? idsOfMoney[0] ?? "cash");
  const customer = useCustomer(shopId, customerId);
  const points = usePoints(shopId, customerId);
  const loyalty = useShop(shopId)?.loyalty ?? none;
  const most = mostToSpend(due, points, loyalty);
  const spent = Math.min(typed, most);
  const byPoints = spent === 0 ? 0 : spent * loyalty.francsOfPoint;
  const rest = due - byPoints;
  const isCounted = meansById[paidBy].carries === "tendered" && rest > 0;
  const change = isCounted && tendered > due ? tendered - rest : 0;
  const money = paidAtOnce(paidBy, rest).map((one) =>
    "tendered" in one ? { ...one, tendered: rest + change } : one,
  );
  const earned = pointsEarned(money, loyalty);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (act.busy) return;
    const used: Payment[] =
      byPoints > 0 ? [{ method: pointsMeans, amount: byPoints, customerId }] : [];
    const payments = [...used, ...money];
    const also = await act.run(() => pointsOfSale({ shopId, customerId, payments }));
    if (also) onPay(payments, also);
  }

  return (
    <form
      id={formId}
      onSubmit={(event) => void handleSubmit(event)}
      noValidate
      className="flex flex-col gap-3 lying:col-span-2"
    >
      <ChosenCustomer name={customer?.name} onOther={onOther} />
      {most > 0 && (
        <div className="flex flex-wrap items-end gap-2">
          <div className="min-w-0 flex-1 basis-32">
            <NumberField
              label={t`Points à dépenser`}
              value={spent || undefined}
              onChange={(wanted = 0) => setTyped(wanted)}
              most={most}
              suffix={t`points`}
            />
          </div>
          <Button onClick={() => setTyped(most)}>
            <Trans>Tous : {formatMoney(most * loyalty.francsOfPoint)}</Trans>
          </Button>
        </div>
      )}
      <dl className="flex flex-col gap-1 rounded-card border border-line bg-surface p-3">
        <SumLine label={<Trans>Points maintenant</Trans>}>{formatQuantity(points)}</SumLine>
        {byPoints > 0 && (
          <SumLine label={<Trans>Payé en points</Trans>}>{formatMoney(byPoints)}</SumLine>
        )}
        <SumLine label={<Trans>Gagnés par cet achat</Trans>}>
          {formatQuantity(earned, true)}
        </SumLine>
        <SumLine label={<Trans>Points après</Trans>}>
          {formatQuantity(points - spent + earned)}
        </SumLine>
        <SumLine strong label={<Trans>Reste à payer</Trans>}>
          {formatMoney(rest)}
        </SumLine>
        {change > 0 && <SumLine label={<Trans>À rendre</Trans>}>{formatMoney(change)}</SumLine>}
      </dl>
      {rest > 0 && <PaidNowBy paidBy={paidBy} onPaidBy={setPaidBy} />}
      <ActTrouble refusal={act.refusal} title={msg`Vente impossible`} />
    </form>
  );
}
