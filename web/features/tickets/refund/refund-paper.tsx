import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { pieceNumber } from "#shared/rules/piece-number.ts";
import { PaperView } from "#web/blocks/receipt/paper-view.tsx";
import { useReceiptShop } from "#web/blocks/receipt/use-receipt-shop.ts";
import { useTillCode } from "#web/store/queries/use-till.ts";
import type { ReturnRow } from "#web/store/read-models/facts/return-book.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Sheet } from "#web/ui/sheet.tsx";
import { refundRows } from "./refund-rows.ts";

type RefundPaperProps = {
  shop: SessionShop;
  ticket: { id: string; receiptNo: string };
  back: ReturnRow;
  onClose: () => void;
};

/** The paper of goods that came back, to be signed, shared and printed. */
export function RefundPaper({ shop, ticket, back, onClose }: RefundPaperProps) {
  const { t, i18n } = useLingui();
  const printed = useReceiptShop(shop, back.agencyId, back.at);
  const code = useTillCode(shop.id);
  const { receiptNo } = ticket;
  const number = pieceNumber("return", back.deviceCode ?? code ?? "", back.seq);
  const rows = useMemo(
    () => refundRows({ shop: printed, number, receiptNo, back }, i18n),
    [printed, number, receiptNo, back, i18n, i18n.locale],
  );
  const title = t`Retour ${number}`;
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={t`Fermer`}>
      <div className="flex flex-col gap-4">
        <PaperView
          rows={rows}
          title={title}
          paper={{
            ...{ id: back.id, at: new Date(back.at).getTime(), title },
            ...{
              place: `/tickets/${ticket.id}`,
              isOfHere: code !== undefined && !back.recorderName,
            },
          }}
        />
      </div>
    </Sheet>
  );
}
