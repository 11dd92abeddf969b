import { Trans, useLingui } from "@lingui/react/macro";
import type { SellableProduct } from "#shared/rules/sell.ts";
import { wareKey } from "#shared/rules/ware.ts";
import { lineAmount } from "#shared/schemas/line-amount.ts";
import { type Choices, meantBy, saidTerms } from "#shared/spoken/meant.ts";
import type { Proposal } from "#shared/spoken/proposal.ts";
import type { SpokenShop } from "#shared/spoken/spoken-shop.ts";
import { useCatalogue, wareAt } from "#web/store/queries/use-catalogue.ts";
import { SaidLine } from "./said-line.tsx";
import { SaidParty } from "./said-party.tsx";
import { SaidRow } from "./said-row.tsx";
import { SaidTenders } from "./said-tenders.tsx";

type SaidSaleProps = {
  shopId: string;
  proposal: Proposal;
  shop: SpokenShop;
  choices: Choices;
  onChoose: (line: number, candidate: number) => void;
  partyId: string | undefined;
  onParty: (id: string) => void;
};

/** What each line of a sale sells, and at which price. */
function waresOf(shopId: string, proposal: Proposal, choices: Choices) {
  return proposal.lines.map((line, at) => {
    const meant = meantBy(line, choices[at]);
    const ware = meant && wareAt(shopId, wareKey(meant.productId, meant.packId));
    const terms = ware && meant && termsOf(meant, ware);
    return { line, meant, ware, price: terms?.price, off: terms?.off };
  });
}

/** As it was said, or as the shop sells it. */
function termsOf(meant: NonNullable<ReturnType<typeof meantBy>>, { price, by }: SellableProduct) {
  const said = saidTerms(meant, meant.quantity, by);
  const isUsual = meant.amount === lineAmount({ quantity: meant.quantity, price, by });
  return said && !isUsual ? said : { price, off: 0 };
}

/** Francs that a sale comes to as it was said, in what is chosen of it. */
export const totalOfSale = (shopId: string, proposal: Proposal, choices: Choices): number =>
  waresOf(shopId, proposal, choices).reduce(
    (sum, { meant, ware, price, off = 0 }) =>
      meant && ware && price !== undefined
        ? sum + lineAmount({ quantity: meant.quantity, price, by: ware.by }) - off
        : sum,
    0,
  );

/** A sale as it was understood. */
export function SaidSale(props: SaidSaleProps) {
  const { shopId, proposal, shop, choices, onChoose, partyId, onParty } = props;
  const { t } = useLingui();
  const { customer, tenders, promised } = proposal;
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
              nameOf={(id) => catalogue?.get(id)?.name ?? ""}
              onChoose={(choice) => onChoose(at, choice)}
            />
          </li>
        ))}
      </ul>
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
