import { Trans, useLingui } from "@lingui/react/macro";
import Share2 from "lucide-react/icons/share-2";
import { useMemo } from "react";
import { PaperButtons } from "#web/blocks/documents/paper-buttons.tsx";
import { shareText } from "#web/blocks/documents/share-paper.ts";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import type { OfCustomer } from "#web/blocks/notebook/customer-page.tsx";
import { movesOf } from "#web/blocks/notebook/moves-of.ts";
import { statementOf } from "#web/blocks/notebook/running-balance.ts";
import { useSideWords } from "#web/blocks/notebook/side-words.ts";
import { useCreditor } from "#web/blocks/notebook/use-creditor.ts";
import { businessDay } from "#web/i18n/dates.ts";
import { useSuppliersSide } from "#web/store/queries/notebook-side.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { useAccountMoves, useOwed } from "#web/store/queries/use-notebook.ts";
import { usePurchases } from "#web/store/queries/use-purchases.ts";
import { useResellerSales } from "#web/store/queries/use-reseller-sales.ts";
import { useTickets } from "#web/store/queries/use-tickets.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { statementDocument, statementFile, statementText } from "./statement-document.ts";
import { StatementTable } from "./statement-table.tsx";

/** The account on the screen, and what one does with it. */
export function StatementView({ shop, id, customer }: OfCustomer) {
  const { t, i18n } = useLingui();
  const say = useSideWords();
  const owed = useOwed(shop.id, id);
  const moves = movesOf(useAccountMoves(shop.id), id);
  const today = businessDay(useNow(), useDayCut(shop.id));
  const tickets = useTickets(shop.id);
  const sold = useResellerSales(shop.id);
  const { name, isReseller } = useCreditor(shop);
  const creditor = useMemo(() => ({ name, isReseller }), [name, isReseller]);
  const suppliers = useSuppliersSide();
  const purchases = usePurchases(shop.id);
  const customerName = customer?.name ?? say("unknown");
  const given = useMemo(() => {
    const receipts = new Map<string, string>([
      ...tickets.map((ticket) => [ticket.id, ticket.receiptNo] as const),
      ...sold.map(({ ticketId, receiptNo }) => [ticketId, receiptNo] as const),
      ...purchases.flatMap(({ id: bought, reference }) =>
        reference === null ? [] : [[bought, reference] as const],
      ),
    ]);
    return {
      ...{ creditor, customerName, today, owed, suppliers },
      statement: statementOf(moves, owed),
      receiptOf: (saleId: string) => receipts.get(saleId),
    };
  }, [creditor, customerName, today, owed, suppliers, moves, tickets, sold, purchases]);

  async function handleText() {
    const shared = await shareText(t`Relevé de compte`, statementText(given, i18n));
    if (shared === "kept") showToast(t`Texte copié.`, "ok");
    if (shared === "impossible") showToast(t`Le relevé n’a pas pu être copié.`, "attention");
  }

  return (
    <div className="flex w-full max-w-3xl flex-col gap-4">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-2 sm:max-w-md">
        <Button
          kind="main"
          size="sell"
          icon={<Share2 aria-hidden="true" className="size-5" />}
          onClick={handleText}
        >
          <Trans>Partager</Trans>
        </Button>
        <PaperButtons make={() => statementDocument(given, i18n)} fileName={statementFile(given)} />
      </div>
      <StatementTable {...given} />
    </div>
  );
}
