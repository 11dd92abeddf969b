import { Plural, Trans } from "@lingui/react/macro";
import { formatQuantity } from "#web/i18n/money.ts";
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
      {held.map(({ resellerId, resellerName, products, pieces }) => (
        <details key={resellerId} className="border-b border-line last:border-b-0">
          <summary className="flex min-h-12 cursor-pointer flex-wrap items-center justify-between gap-x-3">
            <span className="font-medium break-words">{resellerName}</span>
            <span className="figures">
              <Plural value={pieces} one="# pièce" other="# pièces" />
            </span>
          </summary>
          <ul className="pb-2">
            {products.map(({ productId, name, inStock }) => (
              <li key={productId} className="flex justify-between gap-3 py-1">
                <span className="min-w-0 break-words">{name}</span>
                <span className="figures font-medium">{formatQuantity(inStock)}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </Card>
  );
}
