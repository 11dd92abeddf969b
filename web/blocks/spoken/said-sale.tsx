import { Trans, useLingui } from "@lingui/react/macro";
import { wareKey } from "#shared/rules/ware.ts";
import { lineAmount } from "#shared/schemas/line-amount.ts";
import { type Choices, meantBy, saidPrice } from "#shared/spoken/meant.ts";
import type { Proposal } from "#shared/spoken/proposal.ts";
import { useCatalogue, wareAt } from "#web/store/queries/use-catalogue.ts";
import { SaidLine } from "./said-line.tsx";

type SaidSaleProps = {
  shopId: string;
  proposal: Proposal;
  choices: Choices;
  onChoose: (line: number, candidate: number) => void;
};

/** What each line of a sale sells, and at which price. */
function waresOf(shopId: string, proposal: Proposal, choices: Choices) {
  return proposal.lines.map((line, at) => {
    const meant = meantBy(line, choices[at]);
    const ware = meant && wareAt(shopId, wareKey(meant.productId, meant.packId));
    const price =
      ware && meant && (saidPrice(line, meant.quantity, ware.by?.per ?? 1) ?? ware.price);
    return { line, meant, ware, price };
  });
}

/** Francs that a sale comes to as it was said, in what is chosen of it. */
export const totalOfSale = (shopId: string, proposal: Proposal, choices: Choices): number =>
  waresOf(shopId, proposal, choices).reduce(
    (sum, { meant, ware, price }) =>
      meant && ware && price !== undefined
        ? sum + lineAmount({ quantity: meant.quantity, price, by: ware.by })
        : sum,
    0,
  );

/** A sale as it was understood. */
export function SaidSale({ shopId, proposal, choices, onChoose }: SaidSaleProps) {
  const { t } = useLingui();
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
      {proposal.customer && (
        <p className="text-ink-soft">
          <Trans>Pour {proposal.customer.said} : choisissez le client au moment d’encaisser.</Trans>
        </p>
      )}
    </>
  );
}
