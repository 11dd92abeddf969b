import { Trans, useLingui } from "@lingui/react/macro";
import type { Proposal } from "#shared/spoken/proposal.ts";
import type { SpokenShop } from "#shared/spoken/spoken-shop.ts";
import { expenseWords } from "#web/blocks/expenses/expense-words.ts";
import { paymentWords } from "#web/blocks/words/payment-words.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { SaidParty } from "./said-party.tsx";
import { SaidRow } from "./said-row.tsx";

type SaidMoneyProps = {
  proposal: Proposal;
  shop: SpokenShop;
  partyId: string | undefined;
  onParty: (id: string) => void;
};

/** An expense or a payment as it was understood. */
export function SaidMoney({ proposal, shop, partyId, onParty }: SaidMoneyProps) {
  const { t, i18n } = useLingui();
  const { kind, customer, supplier, total, category, note, fromDrawer, reference } = proposal;
  const party = customer ?? supplier;
  const people = customer ? shop.customers : (shop.suppliers ?? []);
  const name = people.find(({ id }) => id === (partyId ?? party?.id))?.name;
  const [tender] = proposal.tenders;
  return (
    <>
      <h3 className="font-semibold">
        {kind === "expense" && <Trans>Une dépense</Trans>}
        {kind === "payment" &&
          (supplier ? (
            <Trans>Vous payez un fournisseur</Trans>
          ) : (
            <Trans>Un client paie sa dette</Trans>
          ))}
      </h3>
      <dl aria-label={t`Ce qui est compris`} className="flex flex-col divide-y divide-line">
        {kind === "expense" && (
          <SaidRow label={<Trans>Pour quoi</Trans>}>
            {category && i18n._(expenseWords[category])}
          </SaidRow>
        )}
        {kind === "payment" && (
          <SaidRow label={supplier ? <Trans>Fournisseur</Trans> : <Trans>Client</Trans>}>
            {name && <bdi>{name}</bdi>}
          </SaidRow>
        )}
        <SaidRow label={<Trans>Montant</Trans>}>
          {total === undefined ? undefined : formatMoney(total)}
        </SaidRow>
        {tender && (
          <SaidRow label={<Trans>Payé par</Trans>}>{i18n._(paymentWords[tender.method])}</SaidRow>
        )}
        {reference && <SaidRow label={<Trans>Référence</Trans>}>{reference}</SaidRow>}
        {fromDrawer !== undefined && (
          <SaidRow label={<Trans>Caisse</Trans>}>
            {fromDrawer ? <Trans>pris dans la caisse</Trans> : <Trans>hors de la caisse</Trans>}
          </SaidRow>
        )}
        {note && <SaidRow label={<Trans>Note</Trans>}>{note}</SaidRow>}
      </dl>
      {party && <SaidParty {...{ party, people }} chosen={partyId} onChoose={onParty} />}
    </>
  );
}
