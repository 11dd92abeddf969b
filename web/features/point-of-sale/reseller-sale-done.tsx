import { Trans } from "@lingui/react/macro";
import Clock from "lucide-react/icons/clock";
import { Suspense } from "react";
import { lineAmount, type Priced } from "#shared/schemas/line-amount.ts";
import type { Receipt } from "#web/blocks/receipt/receipt.ts";
import { useReceiptShop } from "#web/blocks/receipt/use-receipt-shop.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { useOperation } from "#web/store/queries/use-operations.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ownReceipt } from "./own-receipt.ts";
import { SaleDone } from "./pay/sale-done.tsx";
import { SaleExtras } from "./sale-extras.ts";

type ResellerSaleDoneProps = { record: OperationRecord; shop: SessionShop; onNext: () => void };

/** A reseller's sale is on the disk, its receipt can be given, and it waits for the owner. */
export function ResellerSaleDone({ record, shop, onNext }: ResellerSaleDoneProps) {
  const now = useOperation(record.id) ?? record;
  const receiptShop = useReceiptShop(shop);
  const { operation, shown } = record;
  if (operation.kind !== "reseller-sale") return null;
  const receipt = ownReceipt(operation, shown, {
    shop: receiptShop,
    lines: asBought(operation.body.lines, shown.names),
    payments: [],
  });
  const note = (
    <Badge tone="attention" icon={<Clock aria-hidden="true" />}>
      <Trans>En attente de confirmation</Trans>
    </Badge>
  );
  const done = { receipt, id: record.id, sent: now.state !== "waiting", note, onNext };
  if (shown.kept === undefined) return <SaleDone {...done} />;
  return (
    <Suspense fallback={<SaleDone {...done} />}>
      <SaleExtras shopId={shop.id} sale={{ id: record.id, payments: [] }}>
        {(_said, after) => <SaleDone {...done} after={after} />}
      </SaleExtras>
    </Suspense>
  );
}

type Line = Priced & { productId: string; rate?: number | undefined };

/**
 * Lines as the customer bought them: which transfers they were taken from is no matter of theirs. What is weighed stays in
 * its parts where these do not cost, each rounded by itself, what all of it would.
 */
function asBought(lines: readonly Line[], names: readonly string[]): Receipt["lines"] {
  const bought = new Map<string, Omit<Line, "productId"> & { name: string }>();
  for (const [index, { productId, quantity, price, by, rate }] of lines.entries()) {
    const key = `${productId} ${price} ${by?.unit}`;
    const part = { name: names[index] ?? productId, quantity, price, by, rate };
    const known = bought.get(key);
    const all = { ...part, quantity: quantity + (known?.quantity ?? 0) };
    const addsUp = !known || lineAmount(all) === lineAmount(known) + lineAmount(part);
    bought.set(addsUp ? key : `${key} ${index}`, addsUp ? all : part);
  }
  return [...bought.values()];
}
