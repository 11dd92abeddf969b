import { Plural, Trans } from "@lingui/react/macro";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useResellerSales } from "#web/store/queries/use-reseller-sales.ts";
import { useTransfers } from "#web/store/queries/use-transfers.ts";
import { Card } from "#web/ui/card.tsx";

const isPending = ({ status }: { status: string }) => status === "pending";

/** What waits for a yes or a no of the office; nothing while nothing does. */
export function WaitingCard({ shopId }: { shopId: string }) {
  const sales = useResellerSales(shopId).filter(isPending).length;
  const transfers = useTransfers(shopId).filter(isPending).length;
  if (sales + transfers === 0) return null;
  return (
    <Card>
      <h2 className="text-lg font-semibold">
        <Trans>À confirmer</Trans>
      </h2>
      <ul>
        {sales > 0 && (
          <Waiting to="/product-management/reseller-sales">
            <Plural value={sales} one="# vente de revendeur" other="# ventes de revendeurs" />
          </Waiting>
        )}
        {transfers > 0 && (
          <Waiting to="/product-management/transfers">
            <Plural
              value={transfers}
              one="# transfert vers un revendeur"
              other="# transferts vers des revendeurs"
            />
          </Waiting>
        )}
      </ul>
    </Card>
  );
}

function Waiting({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li className="border-b border-line last:border-b-0">
      <Link to={to} className="flex min-h-12 items-center justify-between gap-3 hover:bg-sunken">
        <span className="font-medium underline underline-offset-2">{children}</span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
      </Link>
    </li>
  );
}
