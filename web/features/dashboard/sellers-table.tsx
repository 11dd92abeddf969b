import { Trans } from "@lingui/react/macro";
import { formatAmount, formatQuantity } from "#web/i18n/money.ts";
import { Card } from "#web/ui/card.tsx";
import type { SellerFigures } from "./day-figures.ts";

/** Who sold what today; the total stands at the bottom. */
export function SellersTable({
  sellers,
  total,
}: {
  sellers: readonly SellerFigures[];
  total: number;
}) {
  return (
    <Card>
      <table className="w-full">
        <caption className="pb-2 text-left text-lg font-semibold">
          <Trans>Par vendeur</Trans>
        </caption>
        <thead>
          <tr className="border-b border-line text-sm text-ink-soft">
            <th scope="col" className="py-1 text-left font-medium">
              <Trans>Vendeur</Trans>
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              <Trans>Tickets</Trans>
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              FCFA
            </th>
          </tr>
        </thead>
        <tbody>
          {sellers.map((seller) => (
            <tr key={seller.sellerId} className="border-b border-line">
              <th scope="row" className="py-2 text-left font-normal break-words">
                {seller.name}
              </th>
              <td className="figures py-2 pl-2 text-right">{formatQuantity(seller.tickets)}</td>
              <td className="figures py-2 pl-2 text-right">{formatAmount(seller.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-bold">
            <th scope="row" className="pt-2 text-left">
              <Trans>Total</Trans>
            </th>
            <td className="figures pt-2 pl-2 text-right">
              {formatQuantity(sellers.reduce((sum, seller) => sum + seller.tickets, 0))}
            </td>
            <td className="figures pt-2 pl-2 text-right">{formatAmount(total)}</td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}
