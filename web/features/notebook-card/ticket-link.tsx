import { Trans } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { useTicket } from "#web/store/queries/use-tickets.ts";

type TicketLinkProps = { shopId: string; saleId: string | undefined };

/** The receipt of what was taken on account, where this device holds it. */
export function TicketLink({ shopId, saleId }: TicketLinkProps) {
  const ticket = useTicket(shopId, saleId ?? "");
  if (!ticket || ticket === "loading") return null;
  return (
    <>
      {" "}
      <Link
        to={`/tickets/${ticket.id}`}
        className="figures font-semibold text-brand-ink underline underline-offset-4"
      >
        <Trans>reçu {ticket.receiptNo}</Trans>
      </Link>
    </>
  );
}
