import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, Suspense, useState } from "react";
import { isReferenced } from "#shared/rules/carried.ts";
import { longestReference } from "#shared/schemas/bounds.ts";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import type { ReadMessage } from "#web/blocks/money-messages/use-money-messages.ts";
import type { Ticket } from "#web/blocks/ticket.ts";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { RefusalText } from "#web/blocks/words/refusal-text.tsx";
import { formatMoney } from "#web/i18n/money.ts";
import { tellReference } from "#web/store/acts.ts";
import { useReferences } from "#web/store/queries/use-references.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { LateFittingMessages } from "./late-fitting-messages.ts";
import { usedIn } from "./used-in.ts";
import { UsedReferences } from "./used-references.tsx";

type TellReferenceProps = {
  shopId: string;
  ticket: Ticket;
  /** Place of the payment that waits, among those of the ticket. */
  place: number;
};

/** The message of a payment has come: its reference, typed into the ticket that waits for it. */
export function TellReference({ shopId, ticket, place }: TellReferenceProps) {
  const { t } = useLingui();
  const act = useAct();
  const find = useReferences(shopId);
  const [reference, setReference] = useState("");
  const [asked, setAsked] = useState(false);
  const payment = ticket.payments[place];
  if (!payment || !isReferenced(payment)) return null;
  const isMissing = reference.trim() === "";
  const others = ticket.payments.filter((_, index) => index !== place);
  const used = isMissing ? [] : usedIn([...others, { ...payment, reference }], find);

  async function save(reference: string) {
    const told = { shopId, ticket, payment: place, reference };
    if ((await act.run((formId) => tellReference({ ...told, formId }))) === undefined) return;
    showToast(t`Référence enregistrée.`, "ok");
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!isMissing && used.length === 0 && !act.busy) void save(reference);
  }

  const amount = formatMoney(payment.amount);

  function handleMessage({ reading }: ReadMessage) {
    if ("reference" in reading && reading.reference && !act.busy) void save(reading.reference);
  }
  return (
    <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 basis-48">
          <TextField
            label={t`Référence de ${amount}, reçu ${ticket.receiptNo}`}
            error={asked && isMissing ? <RefusalText reason="reference-required" /> : undefined}
            value={reference}
            onChange={(typed) => {
              setAsked(false);
              setReference(typed);
            }}
            maxLength={longestReference}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
          />
        </div>
        <Button kind="main" type="submit" busy={act.busy} className="grow sm:grow-0">
          <Trans>Enregistrer</Trans>
        </Button>
      </div>
      <Suspense>
        <LateFittingMessages shopId={shopId} due={payment.amount} onUse={handleMessage} />
      </Suspense>
      {asked && used.length > 0 && (
        <UsedReferences
          shopId={shopId}
          used={used}
          goOn={<Trans>Enregistrer quand même</Trans>}
          onGoOn={() => void save(reference)}
        />
      )}
      <ActTrouble refusal={act.refusal} title={msg`Référence pas enregistrée`} />
    </form>
  );
}
