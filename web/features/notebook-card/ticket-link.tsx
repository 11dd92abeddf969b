import { Trans } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { useResellerSales } from "#web/store/queries/use-reseller-sales.ts";
import { useTicket } from "#web/store/queries/use-tickets.ts";

type TicketLinkProps = { shopId: string; saleId: string | undefined };

/** The receipt of what was taken on account, where this device holds it; of a reseller's sale its number. */
export function TicketLink({ shopId, saleId }: TicketLinkProps) {
  const ticket = useTicket(shopId, saleId ?? "");
  const sold = useResellerSales(shopId).find(({ ticketId }) => ticketId === saleId);
  if (sold)
    return (
      <span className="figures max-[18rem]:whitespace-normal">
        {" "}
        <Trans>reçu {sold.receiptNo}</Trans>
      </span>
    );
  if (!ticket || ticket === "loading") return null;
  return (
    <>
      {" "}
      <Link
        to={`/tickets/${ticket.id}`}
        className="figures max-[18rem]:whitespace-normal font-semibold text-brand-ink underline underline-offset-4"
      >
        <Trans>reçu {ticket.receiptNo}</Trans>
      </Link>
    </>
  );
}
