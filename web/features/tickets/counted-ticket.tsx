import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { may } from "#shared/rules/permissions.ts";
import { deviceOfReceipt } from "#shared/rules/receipt.ts";
import { leftByMeans, proposedRefund } from "#shared/rules/refund.ts";
import { refundable } from "#shared/rules/refundable.ts";
import { totalOf } from "#shared/rules/sell.ts";
import { cameBackOf, lateGoods } from "#shared/rules/sell-by-count.ts";
import { AmountWords } from "#web/blocks/handover/amount-words.tsx";
import { amountsOf } from "#web/blocks/handover/amounts.ts";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import type { Ticket } from "#web/blocks/ticket.ts";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { soldWords } from "#web/i18n/measure.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { recordReturn } from "#web/store/acts.ts";
import { useCountedSales } from "#web/store/queries/use-counted-sales.ts";
import { useReturns } from "#web/store/queries/use-returns.ts";
import { useTickets } from "#web/store/queries/use-tickets.ts";
import type { ReturnRow } from "#web/store/read-models/facts/return-book.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast-state.ts";

const asCounted = <T extends { receiptNo: string }>(ticket: T) => ({
  ...ticket,
  deviceCode: deviceOfReceipt(ticket.receiptNo),
});

type Counts = ReturnType<typeof useCountedSales>;

/** The counts, each with the device of its sale. */
function withDevices(counts: Counts, tickets: readonly { id: string; deviceCode: string }[]) {
  const devices = new Map(tickets.map(({ id, deviceCode }) => [id, deviceCode]));
  return counts.map((count) => ({ ...count, deviceCode: devices.get(count.saleId) }));
}

type CountedTicketProps = { shop: SessionShop; ticket: Ticket; returns: readonly ReturnRow[] };

/**
 * Says of a ticket that a count was turned into it, and what other devices had sold of it before: offered to be given
 * back to the shelf, for it was sold twice.
 */
export function CountedTicket({ shop, ticket, returns }: CountedTicketProps) {
  const counts = useCountedSales(shop.id);
  if (!counts.some(({ saleId }) => saleId === ticket.id)) return null;
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-surface p-3">
      <h2 className="font-semibold">
        <Trans>Vente par comptage</Trans>
      </h2>
      <p className="text-sm text-ink-soft">
        <Trans>Ces pièces manquaient au rayon : le comptage les a transformées en vente.</Trans>
      </p>
      <SoldTwice shop={shop} ticket={ticket} returns={returns} counts={counts} />
    </section>
  );
}

function SoldTwice({ shop, ticket, returns, counts }: CountedTicketProps & { counts: Counts }) {
  const { t } = useLingui();
  const act = useAct();
  const tickets = useTickets(shop.id);
  const late = useMemo(() => {
    const lines = refundable(ticket, returns);
    const others = tickets.map(asCounted);
    const back = cameBackOf(lines);
    const all = withDevices(counts, others);
    const found = lateGoods(ticket, { counts: all, back, tickets: others });
    const twice = lines.flatMap(({ productId, name, price, by }) => {
      const quantity = found.pieces.get(productId) ?? 0;
      return quantity > 0 ? [{ productId, name, price, quantity, ...(by && { by }) }] : [];
    });
    return { back: twice, tickets: found.tickets };
  }, [ticket, returns, tickets, counts]);
  if (late.back.length === 0) return null;
  const { refund, cashPart } = proposedRefund(
    totalOf(late.back),
    leftByMeans(ticket.payments, returns),
  );
  const sold = amountsOf(late.back.map(({ quantity, by }) => ({ quantity, unit: by?.unit })));

  async function handleShrink() {
    const done = await act.run((formId) =>
      recordReturn({
        ...{ shopId: shop.id, formId, saleId: ticket.id, ticket, drawer: "ticket" as const },
        ...{ lines: late.back, restock: true, refund },
        ...(cashPart != null && { cashPart }),
        reason: t`Déjà vendu par un autre téléphone`,
      }),
    );
    if (done) showToast(t`Vente réduite.`, "ok");
  }

  return (
    <div className="flex flex-col gap-3 rounded-card border border-attention/40 bg-attention-soft p-3">
      <h3 className="font-semibold text-attention">
        <Trans>
          Vendu deux fois : <AmountWords amounts={sold} />
        </Trans>
      </h3>
      <p>
        <Trans>
          Un autre téléphone les avait vendues avant ce comptage, et ses ventes n’étaient pas encore
          reçues.
        </Trans>
      </p>
      <ul className="flex flex-col gap-1">
        {late.back.map(({ productId, name, ...line }) => (
          <li key={productId}>
            <Trans>
              {soldWords(line)} × {name}
            </Trans>
          </li>
        ))}
      </ul>
      <ul aria-label={t`Ventes arrivées après`}>
        {late.tickets.map(({ id, receiptNo }) => (
          <li key={id}>
            <Link
              to={`/tickets/${id}`}
              className="flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              <Trans>Voir le reçu {receiptNo}</Trans>
            </Link>
          </li>
        ))}
      </ul>
      <ActTrouble title={msg`La vente n’est pas réduite`} refusal={act.refusal} />
      {may(shop.role, "take-return") && (
        <Button kind="main" size="sell" busy={act.busy} onClick={handleShrink}>
          <Trans>Réduire de {formatMoney(totalOf(late.back))}</Trans>
        </Button>
      )}
    </div>
  );
}

/** Sales of counts in which the goods of a late ticket were sold a second time. */
export function CountsBefore({ shopId, ticket }: { shopId: string; ticket: Ticket }) {
  const counts = useCountedSales(shopId);
  const tickets = useTickets(shopId);
  const returns = useReturns(shopId);
  const counted = new Set(counts.map(({ saleId }) => saleId));
  const all = counted.size > 0 ? withDevices(counts, tickets.map(asCounted)) : [];
  const found = tickets.filter((sale) => {
    if (!counted.has(sale.id)) return false;
    const of = refundable(
      sale,
      returns.filter(({ saleId }) => saleId === sale.id),
    );
    const back = cameBackOf(of);
    const others = [asCounted(ticket)];
    return lateGoods(sale, { counts: all, back, tickets: others }).tickets.length > 0;
  });
  return (
    <>
      {found.map(({ id, receiptNo }) => (
        <Link
          key={id}
          to={`/tickets/${id}`}
          className="flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          <Trans>Voir la vente du comptage {receiptNo}</Trans>
        </Link>
      ))}
    </>
  );
}
