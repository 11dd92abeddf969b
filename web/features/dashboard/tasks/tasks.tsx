import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { Ticket } from "#web/blocks/ticket.ts";
import type { Reason } from "#web/blocks/words/reason-words.ts";
import { RefusalText } from "#web/blocks/words/refusal-text.tsx";
import { adjustStock, settleSale } from "#web/store/acts.ts";
import { newFormId } from "#web/store/open-store.ts";
import { useStockGaps } from "#web/store/queries/use-stock-gaps.ts";
import { useFlaggedSales } from "#web/store/queries/use-tickets.ts";
import type { SessionShop } from "#web/store/session.ts";
import { CountDialog } from "./count-dialog.tsx";
import { FlaggedCard } from "./flagged-card.tsx";
import { type Gap, GapsCard } from "./gaps-card.tsx";
import { SettleDialog } from "./settle-dialog.tsx";

type Open = { formId: string; busy: boolean; refusal?: Reason } & (
  | { kind: "settle"; ticket: Ticket }
  | { kind: "count"; gap: Gap }
);

/** What asks for the owner's eyes: flagged sales to settle, negative stocks to count. */
export function Tasks({ shop }: { shop: SessionShop }) {
  const flagged = useFlaggedSales(shop.id);
  const gaps = useStockGaps(shop.id);
  const [open, setOpen] = useState<Open>();

  async function act(
    asked: Open,
    command: () => Promise<{ ok: true } | { ok: false; refusal: Reason }>,
  ) {
    setOpen({ ...asked, busy: true });
    const done = await command();
    setOpen(done.ok ? undefined : { ...asked, busy: false, refusal: done.refusal });
  }

  if (flagged.length === 0 && gaps.length === 0 && !open) return null;
  const trouble = open?.refusal && <RefusalText reason={open.refusal} />;
  return (
    <>
      {flagged.length > 0 && (
        <FlaggedCard
          tickets={flagged}
          onSettle={(ticket) =>
            setOpen({ kind: "settle", ticket, formId: newFormId(), busy: false })
          }
        />
      )}
      {gaps.length > 0 && (
        <GapsCard
          gaps={gaps}
          onCount={(gap) => setOpen({ kind: "count", gap, formId: newFormId(), busy: false })}
        />
      )}
      {open?.kind === "settle" && (
        <SettleDialog
          title={<Trans>Régler la vente {open.ticket.receiptNo}</Trans>}
          flags={open.ticket.flags}
          kept={<Trans>La vente reste dans les comptes. Elle ne sera plus signalée.</Trans>}
          settle={<Trans>Marquer comme réglée</Trans>}
          trouble={trouble}
          busy={open.busy}
          onClose={() => setOpen(undefined)}
          onSettle={(note) => {
            const { id: saleId, receiptNo } = open.ticket;
            act(open, () =>
              settleSale({ shopId: shop.id, formId: open.formId, saleId, receiptNo, note }),
            );
          }}
        />
      )}
      {open?.kind === "count" && (
        <CountDialog
          name={open.gap.name}
          exactStock={open.gap.exactStock}
          trouble={trouble}
          busy={open.busy}
          onClose={() => setOpen(undefined)}
          onCount={(counted, reason) => {
            const change = { mode: "count", counted } as const;
            const productId = open.gap.id;
            act(open, () =>
              adjustStock({ shopId: shop.id, formId: open.formId, productId, change, reason }),
            );
          }}
        />
      )}
    </>
  );
}
