import { Trans, useLingui } from "@lingui/react/macro";
import { pricedPer, wareOf } from "#shared/rules/ware.ts";
import { type Choices, meantBy } from "#shared/spoken/meant.ts";
import type { Proposal } from "#shared/spoken/proposal.ts";
import { saidCost } from "#shared/spoken/said-act.ts";
import type { SpokenShop } from "#shared/spoken/spoken-shop.ts";
import { soldWords } from "#web/i18n/measure.ts";
import { formatMoney } from "#web/i18n/money.ts";
import type { CatalogueItem } from "#web/store/read-models/catalogue/catalogue-item.ts";
import { NearGoods } from "./near-goods.tsx";
import { SaidParty } from "./said-party.tsx";
import { SaidRow } from "./said-row.tsx";
import { SaidTenders } from "./said-tenders.tsx";

type SaidPurchaseProps = {
  proposal: Proposal;
  shop: SpokenShop;
  productOf: (id: string) => CatalogueItem | undefined;
  choices: Choices;
  onChoose: (line: number, candidate: number) => void;
  partyId: string | undefined;
  onParty: (id: string) => void;
};

/** Goods that were bought as they were understood: how many of each, what they cost, of whom and how it is paid. */
export function SaidPurchase({
  proposal,
  shop,
  productOf,
  choices,
  onChoose,
  partyId,
  onParty,
}: SaidPurchaseProps) {
  const { t } = useLingui();
  const { lines, supplier, tenders, promised, reference, total } = proposal;
  const people = shop.suppliers ?? [];
  const name = people.find(({ id }) => id === (partyId ?? supplier?.id))?.name;
  return (
    <>
      <h3 className="font-semibold">
        <Trans>Un achat</Trans>
      </h3>
      <ul aria-label={t`Ce qui est compris`} className="flex flex-col divide-y divide-line">
        {lines.map((line, at) => {
          const meant = meantBy(line, choices[at]);
          const product = meant && productOf(meant.productId);
          const ware = product && wareOf(product, meant.packId);
          const per = ware?.by?.per ?? (product?.unit ? pricedPer(product.unit) : 1);
          const cost = meant && saidCost(meant, meant.quantity, per);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the sentence
            <li key={at} className="flex flex-col gap-1 py-2">
              {meant && product ? (
                <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <span className="min-w-0 font-medium wrap-anywhere">
                    {soldWords({ quantity: meant.quantity, by: ware?.by })} × {product.name}
                  </span>
                  <span className="figures font-semibold">
                    {cost === undefined ? (
                      <span className="text-attention">
                        <Trans>coût à dire</Trans>
                      </span>
                    ) : (
                      formatMoney(cost)
                    )}
                  </span>
                </p>
              ) : (
                <p className="font-medium text-attention">
                  <Trans>Lequel : « {line.said} » ?</Trans>
                </p>
              )}
              <NearGoods
                {...{ line, meant }}
                nameOf={(id) => productOf(id)?.name ?? ""}
                onChoose={(candidate) => onChoose(at, candidate)}
              />
            </li>
          );
        })}
      </ul>
      <dl className="flex flex-col divide-y divide-line">
        {supplier && (
          <SaidRow label={<Trans>Fournisseur</Trans>}>{name && <bdi>{name}</bdi>}</SaidRow>
        )}
        {reference && <SaidRow label={<Trans>Référence</Trans>}>{reference}</SaidRow>}
        {total !== undefined && (
          <SaidRow label={<Trans>Total</Trans>}>{formatMoney(total)}</SaidRow>
        )}
        <SaidTenders tenders={tenders} />
        {promised !== undefined && <SaidRow label={<Trans>Promis</Trans>}>{promised}</SaidRow>}
      </dl>
      {supplier && (
        <SaidParty party={supplier} people={people} chosen={partyId} onChoose={onParty} />
      )}
    </>
  );
}
