import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { isMeans } from "#shared/schemas/means.ts";
import type { Statement, StatementLine } from "#web/blocks/notebook/running-balance.ts";
import { useSideWords } from "#web/blocks/notebook/side-words.ts";
import { paymentWords } from "#web/blocks/words/payment-words.ts";
import { useSuppliersSide } from "#web/store/queries/notebook-side.ts";
import type { AccountMoveRow, CustomerRow } from "#web/store/queries/use-notebook.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { MoveFrame } from "./move-frame.tsx";
import { PaperLink } from "./paper-link.tsx";
import { PaymentPaperSheet } from "./payment/payment-paper-sheet.tsx";

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
  const say = useSideWords();
  const [most, setMost] = useState(atOnce);
  const [paper, setPaper] = useState<Line>();
  const lines = useMemo(() => [...statement.lines].reverse(), [statement]);
  const more = lines.length - most;
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h2 className="text-lg font-semibold">
        <Trans>Historique</Trans>
      </h2>
      {lines.length === 0 && <p className="text-ink-soft">{say("noMoves")}</p>}
      <ul className="flex flex-col divide-y divide-line border-y border-line empty:hidden">
        {lines.slice(0, most).map((line) => (
          <li key={line.move.id} className="py-2">
            <MoveLine shopId={shop.id} line={line} onPaper={setPaper} />
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
  onPaper: (line: Line) => void;
};

function MoveLine({ shopId, line, onPaper }: MoveLineProps) {
  const { i18n } = useLingui();
  const { move } = line;
  const suppliers = useSuppliersSide();
  const { kind, change, receiptNo, method, reference } = move;
  const means = method !== null && isMeans(method) ? i18n._(paymentWords[method]) : undefined;
  return (
    <MoveFrame {...{ shopId, move }} figure={change} details={[means, reference]}>
      {(kind === "charge" || kind === "refund") && (
        <PaperLink shopId={shopId} id={move.saleIds[0]} />
      )}
      {!suppliers && kind === "payment" && receiptNo !== null && (
        <>
          {" "}
          <button
            type="button"
            onClick={() => onPaper(line)}
            className="figures font-semibold text-brand-ink underline underline-offset-4 max-[18rem]:whitespace-normal"
          >
            <Trans>reçu {receiptNo}</Trans>
          </button>
        </>
      )}
    </MoveFrame>
  );
}
