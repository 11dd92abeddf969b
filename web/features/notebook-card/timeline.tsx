import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { isMeans } from "#shared/schemas/means.ts";
import { moveWords } from "#web/blocks/notebook/move-words.ts";
import type { Statement, StatementLine } from "#web/blocks/notebook/running-balance.ts";
import { Quoted } from "#web/blocks/quoted.tsx";
import { UnsentMark } from "#web/blocks/sync/unsent-mark.tsx";
import { paymentWords } from "#web/blocks/words/payment-words.ts";
import { RefusalText } from "#web/blocks/words/refusal-text.tsx";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatQuantity } from "#web/i18n/money.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import type { AccountMoveRow, CustomerRow } from "#web/store/queries/use-notebook.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { PaymentPaperSheet } from "./payment/payment-paper-sheet.tsx";
import { TicketLink } from "./ticket-link.tsx";

/** How many lines are shown before more are asked for. */
const atOnce = 30;

type Line = StatementLine<AccountMoveRow>;
type TimelineProps = {
  shop: SessionShop;
  customer: CustomerRow | undefined;
  statement: Statement<AccountMoveRow>;
};

/** What happened on an account, the newest first. */
export function Timeline({ shop, customer, statement }: TimelineProps) {
  const [most, setMost] = useState(atOnce);
  const [paper, setPaper] = useState<Line>();
  const { timeZone } = useDayCut(shop.id);
  const lines = useMemo(() => [...statement.lines].reverse(), [statement]);
  const more = lines.length - most;
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h2 className="text-lg font-semibold">
        <Trans>Historique</Trans>
      </h2>
      {lines.length === 0 && (
        <p className="text-ink-soft">
          <Trans>
            Rien encore. Ce que ce client achète à crédit et ce qu’il paie s’écrit ici, ligne par
            ligne.
          </Trans>
        </p>
      )}
      <ul className="flex flex-col divide-y divide-line border-y border-line empty:hidden">
        {lines.slice(0, most).map((line) => (
          <li key={line.move.id} className="py-2">
            <MoveLine shopId={shop.id} line={line} timeZone={timeZone} onPaper={setPaper} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button className="self-start" onClick={() => setMost(most + 4 * atOnce)}>
          <Plural
            value={more}
            one="Voir # ligne plus ancienne"
            other="Voir # lignes plus anciennes"
          />
        </Button>
      )}
      {paper && (
        <PaymentPaperSheet
          shop={shop}
          customerName={customer?.name ?? ""}
          payment={{ ...paper.move, owedAfter: paper.after }}
          onClose={() => setPaper(undefined)}
        />
      )}
    </section>
  );
}

type MoveLineProps = {
  shopId: string;
  line: Line;
  timeZone: string;
  onPaper: (line: Line) => void;
};

function MoveLine({ shopId, line, timeZone, onPaper }: MoveLineProps) {
  const { i18n } = useLingui();
  const { move } = line;
  const { kind, change, at, sellerName, receiptNo, method, reference, reason, flags, sent } = move;
  const means = method !== null && isMeans(method) ? i18n._(paymentWords[method]) : undefined;
  return (
    <div className="flex flex-col gap-0.5">
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-medium">
          {i18n._(moveWords[kind])}
          {(kind === "charge" || kind === "refund") && (
            <TicketLink shopId={shopId} saleId={move.saleIds[0]} />
          )}
          {kind === "payment" && receiptNo !== null && (
            <>
              {" "}
              <button
                type="button"
                onClick={() => onPaper(line)}
                className="figures font-semibold text-brand-ink underline underline-offset-4"
              >
                <Trans>reçu {receiptNo}</Trans>
              </button>
            </>
          )}
        </span>
        <span className="figures shrink-0 font-bold">{formatQuantity(change, true)}</span>
      </div>
      <p className="figures text-sm text-ink-soft">
        {[formatDateTime(at, i18n.locale as Language, timeZone), sellerName, means, reference]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {reason !== "" && (
        <p className="text-sm break-words">
          <Quoted text={reason} />
        </p>
      )}
      {flags.length > 0 && (
        <ul className="list-disc pl-5 text-sm text-attention">
          {flags.map((flag) => (
            <li key={flag}>
              <RefusalText reason={flag} />
            </li>
          ))}
        </ul>
      )}
      {!sent && (
        <span>
          <UnsentMark />
        </span>
      )}
    </div>
  );
}
