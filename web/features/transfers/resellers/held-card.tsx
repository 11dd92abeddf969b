import { Trans } from "@lingui/react/macro";
import { AmountWords } from "#web/blocks/handover/amount-words.tsx";
import { formatMeasure } from "#web/i18n/measure.ts";
import { Card } from "#web/ui/card.tsx";
import type { Held } from "./held-by-reseller.ts";

/** How much each reseller still holds of the shop's goods. */
export function HeldCard({ held }: { held: readonly Held[] }) {
  return (
    <Card>
      <h2 className="text-lg font-semibold">
        <Trans>Stock restant par revendeur</Trans>
      </h2>
      {held.length === 0 && (
        <p className="text-ink-soft">
          <Trans>Aucun revendeur n’a de marchandise en ce moment.</Trans>
        </p>
      )}
      {held.map(({ resellerId, resellerName, products, amounts }) => (
        <details key={resellerId} className="border-b border-line last:border-b-0">
          <summary className="flex min-h-12 cursor-pointer flex-wrap items-center justify-between gap-x-3">
            <span className="font-medium break-words">{resellerName}</span>
            <span className="figures">
              <AmountWords amounts={amounts} />
            </span>
          </summary>
          <ul className="pb-2">
            {products.map(({ productId, name, unit, inStock }) => (
              <li key={`${productId} ${unit}`} className="flex justify-between gap-3 py-1">
                <span className="min-w-0 break-words">{name}</span>
                <span className="figures font-medium">{formatMeasure(inStock, unit)}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </Card>
  );
}
