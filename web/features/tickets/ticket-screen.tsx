import { Plural, Trans, useLingui } from "@lingui/react/macro";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ReceiptText from "lucide-react/icons/receipt-text";
import { useMemo } from "react";
import { Link, useParams } from "react-router-dom";
import { isReferenced } from "#shared/rules/carried.ts";
import { may } from "#shared/rules/permissions.ts";
import { waitingReferences } from "#shared/rules/waiting-reference.ts";
import { AllowedBy } from "#web/blocks/discount/allowed-by.tsx";
import { saidOff } from "#web/blocks/discount/discount-words.ts";
import { FlagText } from "#web/blocks/flags/flag-text.tsx";
import { useKeptChange, useSaleAccount } from "#web/blocks/on-account/use-sale-account.ts";
import { Quoted } from "#web/blocks/quoted.tsx";
import { PaperView } from "#web/blocks/receipt/paper-view.tsx";
import { receiptRows } from "#web/blocks/receipt/receipt-rows.ts";
import { ticketPaper } from "#web/blocks/receipt/ticket-paper.ts";
import { useReceiptShop } from "#web/blocks/receipt/use-receipt-shop.ts";
import { TellReference } from "#web/blocks/references/tell-reference.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { UnsentMark } from "#web/blocks/sync/unsent-mark.tsx";
import type { Ticket } from "#web/blocks/ticket.ts";
import { useLetters } from "#web/store/queries/use-letters.ts";
import { useReferences } from "#web/store/queries/use-references.ts";
import { useReturnsOf } from "#web/store/queries/use-returns.ts";
import { useTicket } from "#web/store/queries/use-tickets.ts";
import { useTillCode } from "#web/store/queries/use-till.ts";
import { currentShop, type SessionShop, useSession } from "#web/store/session.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { CountedTicket, CountsBefore } from "./counted-ticket.tsx";
import { withReturns } from "./refund/returned-rows.ts";
import { TicketRefund } from "./refund/ticket-refund.tsx";

/** /tickets/:id: a receipt again, to print or share once more. */
export function TicketScreen() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const shop = currentShop(useSession((state) => state.session));
  return (
    <Screen title={t`Reçu`}>
      <Link
        to="/tickets"
        className="flex min-h-11 items-center gap-2 self-start font-medium text-brand-ink underline underline-offset-4"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        <Trans>Tous les tickets</Trans>
      </Link>
      {shop ? <FoundTicket shop={shop} id={id} /> : <NoShop />}
    </Screen>
  );
}

function FoundTicket({ shop, id }: { shop: SessionShop; id: string }) {
  const ticket = useTicket(shop.id, id);
  if (ticket === "loading") return <Skeleton className="mx-auto h-96 w-full max-w-md" />;
  if (!ticket) {
    return (
      <EmptyState
        icon={<ReceiptText />}
        title={<Trans>Ce ticket n’est pas sur cet appareil</Trans>}
      >
        <Trans>Les tickets de plus de 90 jours restent sur le serveur.</Trans>
      </EmptyState>
    );
  }
  return <TicketReceipt shop={shop} ticket={ticket} />;
}

function TicketReceipt({ shop, ticket }: { shop: SessionShop; ticket: Ticket }) {
  const { i18n, t } = useLingui();
  const receiptShop = useReceiptShop(shop, ticket.agencyId, ticket.soldAt);
  const returns = useReturnsOf(shop.id, ticket.id);
  const account = useSaleAccount(shop.id, ticket);
  const kept = useKeptChange(shop.id, ticket.id);
  const code = useTillCode(shop.id);
  const isOfHere = code !== undefined && ticket.receiptNo.startsWith(`${code}-`);
  const letters = useLetters(ticket.id);
  const { timeZone } = receiptShop;
  const rows = useMemo(() => {
    const said = saidOff(ticket.discounts ?? [], i18n);
    const printed = receiptRows(
      { ...ticket, said, kept, letters, shop: receiptShop },
      i18n,
      account,
    );
    return withReturns(printed, { total: ticket.total, returns, timeZone }, i18n);
  }, [ticket, receiptShop, account, kept, letters, returns, timeZone, i18n, i18n.locale]);
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-4">
      {!ticket.sent && (
        <div className="self-start">
          <UnsentMark />
        </div>
      )}
      {ticket.flags.length > 0 && <Flags shopId={shop.id} ticket={ticket} />}
      <AllowedBy shopId={shop.id} discounts={ticket.discounts} />
      {may(shop.role, "sell") && <WaitingReferences shopId={shop.id} ticket={ticket} />}
      {ticket.recorderName && (
        <p className="text-sm text-ink-soft">
          <Trans>Saisi sur l’appareil de {ticket.recorderName}</Trans>
        </p>
      )}
      <CountedTicket shop={shop} ticket={ticket} returns={returns} />
      <PaperView
        rows={rows}
        title={t`Reçu ${ticket.receiptNo}`}
        paper={ticketPaper(ticket, isOfHere)}
      />
      <TicketRefund shop={shop} ticket={ticket} returns={returns} timeZone={timeZone} />
    </div>
  );
}

type OfTicket = { shopId: string; ticket: Ticket };

/** Payments whose message has not come yet, each with a box for its reference. */
function WaitingReferences({ shopId, ticket }: OfTicket) {
  const places = waitingReferences(ticket.payments);
  if (places.length === 0) return null;
  return (
    <section className="flex flex-col gap-3 rounded-card border border-attention/40 bg-surface p-3">
      <h2 className="font-semibold text-attention">
        <Plural value={places.length} one="# référence à venir" other="# références à venir" />
      </h2>
      {places.map((place) => (
        <TellReference key={place} shopId={shopId} ticket={ticket} place={place} />
      ))}
    </section>
  );
}

/** Tickets that bear a reference of this one, as far as this device holds them. */
function SameReference({ shopId, ticket }: OfTicket) {
  const find = useReferences(shopId);
  const others = new Map(
    ticket.payments
      .flatMap((one) => (isReferenced(one) && one.reference ? find(one.reference) : []))
      .filter(({ id }) => id !== ticket.id)
      .map((one) => [one.id, one]),
  );
  return (
    <>
      {[...others.values()].map(({ id, receiptNo }) => (
        <Link
          key={id}
          to={`/tickets/${id}`}
          className="flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          <Trans>Voir le reçu {receiptNo}</Trans>
        </Link>
      ))}
    </>
  );
}

function Flags({ shopId, ticket }: OfTicket) {
  return (
    <section className="rounded-card border border-attention/40 bg-attention-soft p-3 text-attention">
      <h2 className="font-semibold">
        {ticket.settled ? (
          <Trans>Signalée, puis réglée</Trans>
        ) : (
          <Trans>Signalée au propriétaire</Trans>
        )}
      </h2>
      <ul className="list-disc pl-5">
        {ticket.flags.map((flag) => (
          <li key={flag}>
            <FlagText flag={flag} />
            {flag === "reference-used" && <SameReference shopId={shopId} ticket={ticket} />}
            {flag === "count-with-late-sales" && <CountsBefore shopId={shopId} ticket={ticket} />}
          </li>
        ))}
      </ul>
      {ticket.settled?.note && (
        <p className="mt-1">
          <Quoted text={ticket.settled.note} />
        </p>
      )}
    </section>
  );
}
