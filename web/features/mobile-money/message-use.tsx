import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { wholeOf } from "#shared/money-messages/accounts.ts";
import { isMove, type MoneyCurrency } from "#shared/money-messages/reading.ts";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import type { ReadMessage } from "#web/blocks/money-messages/use-money-messages.ts";
import { type WaitingPayment, waitingFor } from "#web/blocks/money-messages/waiting-payments.ts";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { tellReference } from "#web/store/acts.ts";
import { useReferences } from "#web/store/queries/use-references.ts";
import { useTickets } from "#web/store/queries/use-tickets.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast-state.ts";

type MessageUseProps = { shopId: string; message: ReadMessage; currency: MoneyCurrency };

/** More tickets of one amount that wait are rare: they are found in the list of the till. */
const mostOffered = 3;

/** Where money that came in is used: the ticket with its reference, or those that wait for one of its amount. */
export function MessageUse({ shopId, message: { reading }, currency }: MessageUseProps) {
  const { t } = useLingui();
  const act = useAct();
  const ticketsWith = useReferences(shopId);
  const tickets = useTickets(shopId);
  if (!isMove(reading) || reading.reference === undefined) return null;
  const { reference } = reading;
  const used = ticketsWith(reference);
  if (used.length > 0)
    return (
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        <Trans>Utilisée au reçu</Trans>
        {used.map(({ id, receiptNo }) => (
          <Link
            key={id}
            to={`/tickets/${id}`}
            className="figures flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4"
          >
            {receiptNo}
          </Link>
        ))}
      </p>
    );
  const francs = reading.currency === currency ? wholeOf(reading.amount, currency) : undefined;
  const waiting = francs === undefined ? [] : waitingFor(tickets, francs).slice(0, mostOffered);

  async function give({ ticket, place }: WaitingPayment) {
    const told = { shopId, ticket, payment: place, reference };
    if ((await act.run((formId) => tellReference({ ...told, formId }))) === undefined) return;
    showToast(t`Référence enregistrée.`, "ok");
  }

  if (waiting.length === 0)
    return (
      <p className="text-sm text-ink-soft">
        <Trans>Sur aucun reçu de cet appareil</Trans>
      </p>
    );
  return (
    <div className="flex flex-col gap-2">
      {waiting.map((one) => (
        <Button
          key={`${one.ticket.id} ${one.place}`}
          size="sell"
          busy={act.busy}
          onClick={() => void give(one)}
        >
          <Trans>Donner au reçu {one.ticket.receiptNo}, qui attend sa référence</Trans>
        </Button>
      ))}
      <ActTrouble refusal={act.refusal} title={msg`Référence pas enregistrée`} />
    </div>
  );
}
