import { Trans } from "@lingui/react/macro";
import { useCustomer } from "#web/store/queries/use-notebook.ts";
import type { TakenSale } from "./taken-sale.ts";

type SaidPaymentNoteProps = {
  shopId: string;
  said: Pick<TakenSale, "text" | "proposal">;
  customerId: string | undefined;
  /** True when the sentence names several means beside credit: only one was filled in. */
  isPart: boolean | undefined;
};

/** Note above a payment filled in from a sentence: repeats the sentence for the cashier to confirm. */
export function SaidPaymentNote({ shopId, said, customerId, isPart }: SaidPaymentNoteProps) {
  const { text, proposal } = said;
  const { stranger, promised, unsure } = proposal;
  const customer = useCustomer(shopId, customerId ?? "");
  return (
    <div
      role="status"
      className="flex shrink-0 flex-col rounded-card border border-line bg-sunken px-3 py-2 text-sm lying:col-span-2"
    >
      <p className="line-clamp-2 wrap-anywhere">
        <Trans>Dit : « {text} »</Trans>
      </p>
      {customer && (
        <p>
          <Trans>
            Client : <bdi>{customer.name}</bdi>
          </Trans>
        </p>
      )}
      {!customer && stranger !== undefined && (
        <p className="font-medium text-attention">
          <Trans>
            « {stranger} » n’est pas dans le cahier : notez ce client sous « À crédit ».
          </Trans>
        </p>
      )}
      {promised !== undefined && (
        <p>
          <Trans>Promis : {promised}. L’échéance suit le délai du client.</Trans>
        </p>
      )}
      {(isPart || unsure.length > 0) && (
        <p className="font-medium text-attention">
          <Trans>Vérifiez le client et chaque montant avant de valider.</Trans>
        </p>
      )}
    </div>
  );
}
