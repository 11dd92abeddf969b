import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { FlagList } from "#web/blocks/flags/flag-list.tsx";
import { PagedList } from "#web/blocks/paged-list.tsx";
import type { Ticket } from "#web/blocks/ticket.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

/** What matters of the day stands below: a long list is leafed through. */
const shownAtOnce = 3;

type FlaggedCardProps = { tickets: readonly Ticket[]; onSettle: (ticket: Ticket) => void };

/** Sales that were kept although something about them is odd: the owner looks and puts them to rest. */
export function FlaggedCard({ tickets, onSettle }: FlaggedCardProps) {
  const { t } = useLingui();
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">
        <Plural value={tickets.length} one="# vente à regarder" other="# ventes à regarder" />
      </h2>
      <PagedList
        label={t`Ventes à regarder`}
        rows={tickets}
        perPage={shownAtOnce}
        renderRow={(ticket) => (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3">
            <div className="min-w-0 flex-1 basis-40">
              <Link
                to={`/tickets/${ticket.id}`}
                className="figures font-semibold underline underline-offset-2"
              >
                {ticket.receiptNo}
              </Link>{" "}
              · {ticket.sellerName} · <span className="figures">{formatMoney(ticket.total)}</span>
              <FlagList flags={ticket.flags} />
            </div>
            <Button onClick={() => onSettle(ticket)}>
              <Trans>Régler</Trans>
            </Button>
          </div>
        )}
      />
    </Card>
  );
}
