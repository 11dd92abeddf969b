import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { NothingYet } from "#web/blocks/empty/nothing-yet.tsx";
import { UnsentMark } from "#web/blocks/sync/unsent-mark.tsx";
import type { Ticket } from "#web/blocks/ticket.ts";
import { CameBackMark, cameBack } from "#web/blocks/tickets/came-back.tsx";
import { formatTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { useReturns } from "#web/store/queries/use-returns.ts";
import { useTicketsRead } from "#web/store/queries/use-tickets.ts";
import { Card } from "#web/ui/card.tsx";

const shownAtOnce = 5;

type LatestTicketsProps = { shopId: string; tickets: readonly Ticket[]; timeZone: string };

/** The last tickets of the day as they come in; all of them are one tap away. */
export function LatestTickets({ shopId, tickets, timeZone }: LatestTicketsProps) {
  const { i18n, t } = useLingui();
  const isRead = useTicketsRead(shopId);
  const returns = useReturns(shopId);
  const backOf = useMemo(() => cameBack(returns), [returns]);
  return (
    <Card>
      <h2 className="text-lg font-semibold">
        <Trans>Derniers tickets</Trans>
      </h2>
      {tickets.length === 0 && (
        <NothingYet shopId={shopId} isRead={isRead}>
          <p className="py-2 text-ink-soft">
            <Trans>Aucune vente aujourd’hui pour l’instant.</Trans>
          </p>
        </NothingYet>
      )}
      <ul aria-label={t`Derniers tickets`}>
        {tickets.slice(0, shownAtOnce).map((ticket) => (
          <li key={ticket.id} className="border-b border-line last:border-b-0">
            <Link
              to={`/tickets/${ticket.id}`}
              className="flex min-h-14 flex-wrap items-center gap-x-3 hover:bg-sunken"
            >
              <span className="figures text-ink-soft">
                {formatTime(ticket.soldAt, i18n.locale as Language, timeZone)}
              </span>
              <span className="flex min-w-0 flex-1 basis-20 flex-col leading-tight">
                <span className="figures font-medium">{ticket.receiptNo}</span>
                <span className="truncate text-sm text-ink-soft">
                  <CameBackMark back={backOf.get(ticket.id)} />
                  {ticket.sellerName}
                </span>
              </span>
              <span className="ml-auto flex shrink-0 flex-col items-end gap-0.5">
                <span className="figures font-bold">{formatMoney(ticket.total)}</span>
                {!ticket.sent && <UnsentMark />}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to="/tickets"
        className="inline-flex min-h-11 items-center font-medium text-brand-ink underline underline-offset-4"
      >
        <Trans>Tous les tickets</Trans>
      </Link>
    </Card>
  );
}
