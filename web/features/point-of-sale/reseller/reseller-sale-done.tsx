import { Trans, useLingui } from "@lingui/react/macro";
import CircleCheck from "lucide-react/icons/circle-check";
import Clock from "lucide-react/icons/clock";
import { useEffect, useRef } from "react";
import type { Receipt } from "#web/blocks/receipt/receipt.ts";
import { ReceiptView } from "#web/blocks/receipt/receipt-view.tsx";
import { useReceiptShop } from "#web/blocks/receipt/use-receipt-shop.ts";
import { UnsentMark } from "#web/blocks/unsent-mark.tsx";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { useOperation } from "#web/store/queries/use-operations.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";

type ResellerSaleDoneProps = { record: OperationRecord; shop: SessionShop; onNext: () => void };

/** « Enregistrée »: the sale is on the disk, its receipt can be given, and it waits for the owner. */
export function ResellerSaleDone({ record, shop, onNext }: ResellerSaleDoneProps) {
  const { t } = useLingui();
  const next = useRef<HTMLButtonElement>(null);
  const now = useOperation(record.id) ?? record;
  const receiptShop = useReceiptShop(shop);
  const { operation, shown } = record;

  useEffect(() => next.current?.focus(), []);

  if (operation.kind !== "reseller-sale") return null;
  const receipt: Receipt = {
    shop: receiptShop,
    receiptNo: shown.receiptNo ?? "",
    soldAt: operation.at,
    sellerName: shown.sellerName,
    lines: asBought(operation.body.lines, shown.names),
    payments: [],
    total: operation.body.total,
  };
  return (
    <section
      aria-label={t`Vente enregistrée`}
      className="mx-auto flex min-h-0 w-full max-w-md flex-1 flex-col gap-4 overflow-y-auto p-4"
    >
      <div role="status" className="flex flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2 text-xl font-bold text-ok">
          <CircleCheck aria-hidden="true" className="size-7 shrink-0" />
          <Trans>Enregistrée</Trans>
        </p>
        <p className="flex flex-wrap items-center gap-2">
          <span className="figures font-medium">
            <Trans>Reçu {receipt.receiptNo}</Trans>
          </span>
          <Badge tone="attention" icon={<Clock aria-hidden="true" />}>
            <Trans>En attente de confirmation</Trans>
          </Badge>
          {now.state === "waiting" && <UnsentMark />}
        </p>
      </div>
      <ReceiptView
        receipt={receipt}
        mainAction={
          <Button ref={next} kind="main" size="large" wide onClick={onNext}>
            <Trans>Nouvelle vente</Trans>
          </Button>
        }
      />
    </section>
  );
}

type Line = { productId: string; quantity: number; price: number };

/** Lines as the customer bought them: which transfers they were taken from is no matter of theirs. */
function asBought(lines: readonly Line[], names: readonly string[]): Receipt["lines"] {
  const bought = new Map<string, { name: string; quantity: number; price: number }>();
  for (const [index, { productId, quantity, price }] of lines.entries()) {
    const key = `${productId} ${price}`;
    const known = bought.get(key);
    if (known) known.quantity += quantity;
    else bought.set(key, { name: names[index] ?? productId, quantity, price });
  }
  return [...bought.values()];
}
