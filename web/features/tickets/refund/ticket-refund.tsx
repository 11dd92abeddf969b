import { Trans } from "@lingui/react/macro";
import Undo2 from "lucide-react/icons/undo-2";
import { useState } from "react";
import { may } from "#shared/rules/permissions.ts";
import { refundable } from "#shared/rules/refundable.ts";
import type { Ticket } from "#web/blocks/ticket.ts";
import type { ReturnRow } from "#web/store/read-models/facts/return-book.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import { RefundPaper } from "./refund-paper.tsx";
import { ReturnedCard } from "./returned-card.tsx";

type TicketRefundProps = {
  shop: SessionShop;
  ticket: Ticket;
  /** What has come back of it, newest first. */
  returns: readonly ReturnRow[];
  timeZone: string;
};

/** What has come back of a ticket, and what may: staff take goods back, the office undoes a ticket. */
export function TicketRefund({ shop, ticket, returns, timeZone }: TicketRefundProps) {
  const [open, setOpen] = useState<"refund" | "void">();
  const [paper, setPaper] = useState<ReturnRow>();
  const lines = refundable(ticket, returns);
  const isSomethingLeft = lines.some(({ left }) => left > 0);
  return (
    <>
      {returns.length > 0 && (
        <ReturnedCard returns={returns} timeZone={timeZone} onPaper={setPaper} />
      )}
      {isSomethingLeft && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-2">
          {may(shop.role, "take-return") && (
            <Button
              size="sell"
              icon={<Undo2 aria-hidden="true" className="size-5" />}
              onClick={() => setOpen("refund")}
            >
              <Trans>Rembourser</Trans>
            </Button>
          )}
          {may(shop.role, "void-sale") && returns.length === 0 && (
            <Button size="sell" onClick={() => setOpen("void")}>
              <Trans>Annuler le ticket</Trans>
            </Button>
          )}
        </div>
      )}
      {paper && (
        <RefundPaper {...{ shop, ticket }} back={paper} onClose={() => setPaper(undefined)} />
      )}
      {open && (
        <RefundDialog
          shopId={shop.id}
          ticket={ticket}
          lines={lines}
          returns={returns}
          isVoid={open === "void"}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
