import { Trans, useLingui } from "@lingui/react/macro";
import HandCoins from "lucide-react/icons/hand-coins";
import { useMemo } from "react";
import { commissionTotals } from "#shared/rules/commission-totals.ts";
import { PagedList } from "#web/blocks/paged-list.tsx";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import type { CommissionRow } from "#web/store/queries/use-reseller-sales.ts";
import { isEarned, useShopsResellerSales } from "#web/store/queries/use-shops-goods.ts";
import { type SessionShop, useSession } from "#web/store/session.ts";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { CommissionLine } from "./commission-line.tsx";
import { StatementButton } from "./statement-button.tsx";
import { TotalsCards } from "./totals-cards.tsx";

const perPage = 10;

/**
 * What the reader has earned with all their shops, as their dashboard says it; then shop by shop, for each pays its
 * own. The shop one works in comes first.
 */
export function OwnCommissions({ current }: { current: SessionShop }) {
  const session = useSession((state) => state.session);
  const others = session?.shops.filter(({ id, role }) => role === "reseller" && id !== current.id);
  const shops = [current, ...(others ?? [])];
  const sales = useShopsResellerSales(shops.map(({ id }) => id));
  const rows = useMemo(() => sales?.filter(isEarned), [sales]);
  // Three zeros before the books have been read would be a lie.
  if (!rows) return <Skeleton className="h-40 w-full" />;
  return (
    <>
      <TotalsCards totals={commissionTotals(rows.map(({ commission }) => commission))} />
      {rows.length === 0 && (
        <EmptyState icon={<HandCoins />} title={<Trans>Pas encore de commission</Trans>}>
          <Trans>Elle apparaît ici dès que la boutique confirme une de vos ventes.</Trans>
        </EmptyState>
      )}
      {shops.map((shop) => {
        const own = rows.filter(({ shopId }) => shopId === shop.id);
        if (own.length === 0) return null;
        return <OfShop key={shop.id} shop={shop} rows={own} isOneOfMany={shops.length > 1} />;
      })}
    </>
  );
}

type OfShopProps = { shop: SessionShop; rows: readonly CommissionRow[]; isOneOfMany: boolean };

/** What one shop has confirmed, line by line. */
function OfShop({ shop, rows, isOneOfMany }: OfShopProps) {
  const { t } = useLingui();
  const cut = useDayCut(shop.id);
  const fullName = useSession((state) => state.session?.fullName) ?? "";
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 className="text-lg font-semibold break-words">
          {isOneOfMany ? shop.name : <Trans>Mes ventes confirmées</Trans>}
        </h2>
        <StatementButton shopName={shop.name} resellerName={fullName} cut={cut} rows={rows} />
      </div>
      <PagedList
        label={isOneOfMany ? t`Commissions de ${shop.name}` : t`Commissions`}
        rows={rows}
        perPage={perPage}
        renderRow={(row) => <CommissionLine earned={row} />}
      />
    </Card>
  );
}
