import { Trans } from "@lingui/react/macro";
import type { Member } from "#shared/schemas/person.ts";
import { formatAmount, formatQuantity } from "#web/i18n/money.ts";
import { Card } from "#web/ui/card.tsx";
import type { SalesOfToday } from "./board-figures.ts";

type SellersTableProps = { sales: SalesOfToday; members: readonly Member[] };

/** Who sold what today, net of what they took back; the total stands at the bottom. */
export function SellersTable({ sales, members }: SellersTableProps) {
  const { sellers, tickets, revenue } = sales;
  const nameOf = (id: string) => members.find(({ userId }) => userId === id)?.fullName;
  return (
    <Card>
      <table className="w-full">
        <caption className="pb-2 text-left text-lg font-semibold">
          <Trans>Par vendeur</Trans>
        </caption>
        <thead>
          <tr className="border-b border-line text-sm text-ink-soft">
            <th scope="col" className="py-1 text-left font-medium wrap-anywhere">
              <Trans>Vendeur</Trans>
            </th>
            <th scope="col" className="py-1 pl-4 text-right font-medium max-[18rem]:hidden">
              <Trans>Tickets</Trans>
            </th>
            <th scope="col" className="py-1 pl-4 text-right font-medium">
              FCFA
            </th>
          </tr>
        </thead>
        <tbody>
          {sellers.map((seller) => (
            <tr key={seller.sellerId} className="border-b border-line">
              <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
                {nameOf(seller.sellerId) ?? <Trans>Quelqu’un qui n’est plus là</Trans>}
              </th>
              <td className="figures py-2 pl-4 text-right max-[18rem]:hidden">
                {formatQuantity(seller.tickets)}
              </td>
              <td className="figures py-2 pl-4 text-right">{formatAmount(seller.revenue)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-bold">
            <th scope="row" className="pt-2 text-left">
              <Trans>Total</Trans>
            </th>
            <td className="figures pt-2 pl-4 text-right max-[18rem]:hidden">
              {formatQuantity(tickets)}
            </td>
            <td className="figures pt-2 pl-4 text-right">{formatAmount(revenue.now)}</td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}
