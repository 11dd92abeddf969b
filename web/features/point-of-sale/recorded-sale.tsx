import { lazy, Suspense } from "react";
import { isOnAccount } from "#shared/rules/carried.ts";
import { useReceiptShop } from "#web/blocks/receipt/use-receipt-shop.ts";
import { speak } from "#web/i18n/language.ts";
import { happenedAt, type OperationRecord } from "#web/store/outbox/operation-record.ts";
import { useOperation } from "#web/store/queries/use-operations.ts";
import type { SessionShop } from "#web/store/session.ts";
import { ownReceipt } from "./own-receipt.ts";
import { SaleDone } from "./pay/sale-done.tsx";

// A sale for money needs no notebook.
const SaleAccount = lazy(async () => {
  const [{ SaleAccount }] = await Promise.all([
    import("#web/blocks/on-account/sale-account.tsx"),
    speak("office"),
  ]);
  return { default: SaleAccount };
});

type RecordedSaleProps = { record: OperationRecord; shop: SessionShop; onNext: () => void };

/** The receipt of the sale just made; its mark goes when the server has answered. */
export function RecordedSale({ record, shop, onNext }: RecordedSaleProps) {
  const now = useOperation(record.id) ?? record;
  const { operation, shown } = record;
  const agencyId = operation.kind === "sale" ? operation.body.agencyId : undefined;
  const receiptShop = useReceiptShop(shop, agencyId, happenedAt(operation));
  if (operation.kind !== "sale") return null;
  const { lines, payments } = operation.body;
  const receipt = ownReceipt(operation, shown, {
    shop: receiptShop,
    lines: lines.map((line, index) => ({ ...line, name: shown.names[index] ?? "" })),
    payments,
  });
  const done = { receipt, sent: now.state !== "waiting", onNext };
  if (!payments.some(isOnAccount)) return <SaleDone {...done} />;
  return (
    <Suspense fallback={<SaleDone {...done} />}>
      <SaleAccount shopId={shop.id} sale={{ id: record.id, payments }}>
        {(after) => <SaleDone {...done} after={after} />}
      </SaleAccount>
    </Suspense>
  );
}
