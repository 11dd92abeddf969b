import { Trans, useLingui } from "@lingui/react/macro";
import FileText from "lucide-react/icons/file-text";
import Share2 from "lucide-react/icons/share-2";
import { useMemo, useState } from "react";
import { pdfWriter } from "#web/blocks/documents/pdf-writer.ts";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import type { OfCustomer } from "#web/blocks/notebook/customer-page.tsx";
import { movesOf } from "#web/blocks/notebook/moves-of.ts";
import { statementOf } from "#web/blocks/notebook/running-balance.ts";
import { businessDay } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { useAccountMoves, useOwed } from "#web/store/queries/use-notebook.ts";
import { useTickets } from "#web/store/queries/use-tickets.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { sharePdf, shareText } from "./share-statement.ts";
import { statementDocument, statementFile, statementText } from "./statement-document.ts";
import { StatementTable } from "./statement-table.tsx";

/** The account on the screen, and what one does with it. */
export function StatementView({ shop, id, customer }: OfCustomer) {
  const { t, i18n } = useLingui();
  const owed = useOwed(shop.id, id);
  const moves = movesOf(useAccountMoves(shop.id), id);
  const today = businessDay(useNow(), useDayCut(shop.id));
  const tickets = useTickets(shop.id);
  const [busy, setBusy] = useState(false);
  const customerName = customer?.name ?? t`Client inconnu`;
  const given = useMemo(() => {
    const receipts = new Map(tickets.map((ticket) => [ticket.id, ticket.receiptNo]));
    return {
      ...{ shopName: shop.name, customerName, today, owed, statement: statementOf(moves, owed) },
      receiptOf: (saleId: string) => receipts.get(saleId),
    };
  }, [shop.name, customerName, today, owed, moves, tickets]);

  async function handleText() {
    const shared = await shareText(t`Relevé de compte`, statementText(given, i18n));
    if (shared === "kept") showToast(t`Texte copié.`, "ok");
    if (shared === "impossible") showToast(t`Le relevé n’a pas pu être copié.`, "attention");
  }

  async function handlePdf() {
    setBusy(true);
    try {
      const write = await pdfWriter();
      if (!write) {
        showToast(
          t`Le relevé n’a pas pu être écrit. La première fois, il demande du réseau.`,
          "attention",
        );
        return;
      }
      const document = statementDocument(given, i18n);
      await sharePdf(write(document, i18n.locale as Language), statementFile(given));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex w-full max-w-3xl flex-col gap-4">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2 sm:max-w-md">
        <Button
          kind="main"
          size="sell"
          icon={<Share2 aria-hidden="true" className="size-5" />}
          onClick={handleText}
        >
          <Trans>Partager</Trans>
        </Button>
        <Button
          size="sell"
          icon={<FileText aria-hidden="true" className="size-5" />}
          busy={busy}
          onClick={handlePdf}
        >
          <Trans>Relevé PDF</Trans>
        </Button>
      </div>
      <StatementTable {...given} />
    </div>
  );
}
