import { Trans, useLingui } from "@lingui/react/macro";
import Flag from "lucide-react/icons/flag";
import { Link } from "react-router-dom";
import { isWaiting } from "#shared/rules/waiting-reference.ts";
import { AmountWords } from "#web/blocks/handover/amount-words.tsx";
import { UnsentMark } from "#web/blocks/sync/unsent-mark.tsx";
import { asksForEyes, type Ticket } from "#web/blocks/ticket.ts";
import { type CameBack, CameBackMark } from "#web/blocks/tickets/came-back.tsx";
import { formatTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { cx } from "#web/ui/cx.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import { amountsOfTicket } from "./ticket-amounts.ts";

type TicketRowProps = { ticket: Ticket; back: CameBack | undefined; timeZone: string };

/** One ticket in a list: when, who, how much; what came back of it, whether it still waits to be sent. */
export function TicketRow({ ticket, back, timeZone }: TicketRowProps) {
  const { i18n, t } = useLingui();
  return (
    <Link
      to={`/tickets/${ticket.id}`}
      className="flex h-full items-center gap-x-3 border-b border-line px-3 outline-offset-[-3px] hover:bg-sunken max-[20rem]:gap-x-2 max-[20rem]:text-sm max-[18rem]:flex-wrap max-[18rem]:content-center"
    >
      <span className="figures w-12 shrink-0 text-ink-soft max-[20rem]:w-10">
        {formatTime(ticket.soldAt, i18n.locale as Language, timeZone)}
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex items-center gap-2">
          <span className="figures font-semibold">{ticket.receiptNo}</span>
          {asksForEyes(ticket) && (
            <span className="text-attention">
              <Flag aria-hidden="true" className="size-4" />
              <VisuallyHidden>{t`Signalée`}</VisuallyHidden>
            </span>
          )}
        </span>
        <span className="truncate text-sm text-ink-soft">
          <CameBackMark back={back} />
          {ticket.payments.some(isWaiting) && (
            <span className="font-medium text-attention">
              <Trans>Référence à venir</Trans> ·{" "}
            </span>
          )}
          {ticket.sellerName} · <AmountWords amounts={amountsOfTicket(ticket)} />
        </span>
      </span>
      {/* With letters of twice the size, a line of its own. */}
      <span className="flex shrink-0 flex-col items-end gap-0.5 max-[18rem]:w-full max-[18rem]:flex-row-reverse max-[18rem]:items-center max-[18rem]:gap-2">
        <span className={cx("figures font-bold", back?.isVoid && "line-through")}>
          {formatMoney(ticket.total)}
        </span>
        {!ticket.sent && <UnsentMark />}
      </span>
    </Link>
  );
}
