import { Trans, useLingui } from "@lingui/react/macro";
import { type Choices, offInAll } from "#shared/spoken/meant.ts";
import type { Proposal } from "#shared/spoken/proposal.ts";
import type { SpokenShop } from "#shared/spoken/spoken-shop.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { useCatalogue } from "#web/store/queries/use-catalogue.ts";
import { SaidLine } from "./said-line.tsx";
import { SaidParty } from "./said-party.tsx";
import { SaidRow } from "./said-row.tsx";
import { SaidTenders } from "./said-tenders.tsx";
import { alreadyIn, sumOfLines, waresOf } from "./said-wares.ts";

type SaidSaleProps = {
  shopId: string;
  proposal: Proposal;
  shop: SpokenShop;
  choices: Choices;
  onChoose: (line: number, candidate: number) => void;
  partyId: string | undefined;
  onParty: (id: string) => void;
};

/** A sale as it was understood. */
export function SaidSale(props: SaidSaleProps) {
  const { shopId, proposal, shop, choices, onChoose, partyId, onParty } = props;
  const { t } = useLingui();
  const { customer, tenders, promised } = proposal;
  const off = offInAll(proposal, sumOfLines(shopId, proposal, choices));
  const name = shop.customers.find(({ id }) => id === (partyId ?? customer?.id))?.name;
  const catalogue = useCatalogue(shopId);
  return (
    <>
      <ul aria-label={t`Ce qui est compris`} className="flex flex-col divide-y divide-line">
        {waresOf(shopId, proposal, choices).map((said, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the sentence
          <li key={at} className="py-2">
            <SaidLine
              {...said}
              already={alreadyIn(shopId, said)}
              nameOf={(id) => catalogue?.get(id)?.name ?? ""}
              onChoose={(choice) => onChoose(at, choice)}
            />
          </li>
        ))}
      </ul>
      {off > 0 && (
        <p className="text-sm text-ink-soft">
          <Trans>{formatMoney(off)} de moins, pour le compte dit</Trans>
        </p>
      )}
      {(customer || tenders.length > 0) && (
        <dl
          aria-label={t`Ce qui sera dans le paiement`}
          className="flex flex-col divide-y divide-line"
        >
          {customer && <SaidRow label={<Trans>Client</Trans>}>{name && <bdi>{name}</bdi>}</SaidRow>}
          <SaidTenders tenders={tenders} />
          {promised !== undefined && <SaidRow label={<Trans>Promis</Trans>}>{promised}</SaidRow>}
        </dl>
      )}
      {customer && (
        <SaidParty party={customer} people={shop.customers} chosen={partyId} onChoose={onParty} />
      )}
    </>
  );
}
