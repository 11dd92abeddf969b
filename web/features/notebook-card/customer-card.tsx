import { useMemo, useState } from "react";
import { unpaidOf } from "#shared/rules/customer-account.ts";
import type { SaidPayment } from "#shared/spoken/said-act.ts";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import type { OfCustomer } from "#web/blocks/notebook/customer-page.tsx";
import { CustomerSheet } from "#web/blocks/notebook/customer-sheet.tsx";
import { movesOf } from "#web/blocks/notebook/moves-of.ts";
import { statementOf } from "#web/blocks/notebook/running-balance.ts";
import { useHandedOver, useSaid } from "#web/blocks/spoken/handed-over.ts";
import { businessDay } from "#web/i18n/dates.ts";
import { useSuppliersSide } from "#web/store/queries/notebook-side.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { useAccountMoves, useOwed } from "#web/store/queries/use-notebook.ts";
import { type AccountAct, AccountActs } from "./account-acts.tsx";
import { AccountSummary } from "./account-summary.tsx";
import { AdjustDialog } from "./adjust-dialog.tsx";
import { MergeSheet } from "./merge/merge-sheet.tsx";
import { MergedList } from "./merge/merged-list.tsx";
import { PaymentSheet } from "./payment/payment-sheet.tsx";
import { PointsCard } from "./points-card.tsx";
import { ReminderSheet } from "./reminder/reminder-sheet.tsx";
import { Timeline } from "./timeline.tsx";
import { UnpaidList } from "./unpaid-list.tsx";

/** One account: what is owed, what one does, what is unpaid, what happened. */
export function CustomerCard({ shop, id, customer }: OfCustomer) {
  const owed = useOwed(shop.id, id);
  const moves = movesOf(useAccountMoves(shop.id), id);
  const today = businessDay(useNow(), useDayCut(shop.id));
  const suppliers = useSuppliersSide();
  const [chosen, setAct] = useState<AccountAct>();
  const said = useSaidOf(id, suppliers);
  const taken = useHandedOver((state) => state.taken);
  const act = said ? "pay" : chosen;
  const { unpaid } = useMemo(() => unpaidOf(moves, owed), [moves, owed]);
  const statement = useMemo(() => statementOf(moves, owed), [moves, owed]);
  const close = () => {
    setAct(undefined);
    if (said) taken();
  };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-4">
        <AccountSummary
          shopId={shop.id}
          customer={customer}
          owed={owed}
          unpaid={unpaid}
          today={today}
        />
        <AccountActs shop={shop} id={id} customer={customer} owed={owed} onAct={setAct} />
        {!suppliers && <PointsCard shopId={shop.id} id={id} />}
        {customer && <MergedList shop={shop} customer={customer} />}
        <UnpaidList shopId={shop.id} unpaid={unpaid} today={today} />
      </div>
      <Timeline shop={shop} customer={customer} statement={statement} />
      {act === "pay" && <PaymentSheet {...{ shop, id, customer, owed, said }} onClose={close} />}
      {act === "remind" && customer && (
        <ReminderSheet {...{ shop, customer, owed, today }} oldest={unpaid[0]} onClose={close} />
      )}
      {act === "edit" && customer && (
        <CustomerSheet shopId={shop.id} customer={customer} onClose={close} />
      )}
      {act === "merge" && customer && (
        <MergeSheet shopId={shop.id} {...{ customer, owed }} onClose={close} />
      )}
      {act === "adjust" && <AdjustDialog shopId={shop.id} id={id} owed={owed} onClose={close} />}
    </div>
  );
}

/** A payment that was said and is of this account. */
function useSaidOf(id: string, suppliers: boolean): SaidPayment | undefined {
  const said = useSaid("payment");
  return said?.partyId === id && said.suppliers === suppliers ? said : undefined;
}
