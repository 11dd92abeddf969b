import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { RefusalText } from "#web/blocks/refusal-text.tsx";
import type { Ticket } from "#web/blocks/ticket.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

type FlaggedCardProps = { tickets: readonly Ticket[]; onSettle: (ticket: Ticket) => void };

/** Sales that were kept although something about them is odd: the owner looks and puts them to rest. */
export function FlaggedCard({ tickets, onSettle }: FlaggedCardProps) {
  return (
    <Card>
      <h2 className="text-lg font-semibold">
        <Plural value={tickets.length} one="# vente à regarder" other="# ventes à regarder" />
      </h2>
      <ul>
        {tickets.map((ticket) => (
          <li
            key={ticket.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2 last:border-b-0"
          >
            <div className="min-w-0 flex-1 basis-56">
              <Link
                to={`/tickets/${ticket.id}`}
                className="figures font-semibold underline underline-offset-2"
              >
                {ticket.receiptNo}
              </Link>{" "}
              · {ticket.sellerName} · <span className="figures">{formatMoney(ticket.total)}</span>
              <ul className="list-disc pl-5 text-sm text-attention">
                {ticket.flags.map((flag) => (
                  <li key={flag}>
                    <RefusalText reason={flag} />
                  </li>
                ))}
              </ul>
            </div>
            <Button onClick={() => onSettle(ticket)}>
              <Trans>Régler</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
