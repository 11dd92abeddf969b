import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { commissionTotals } from "#shared/rules/commission-totals.ts";
import { may } from "#shared/rules/permissions.ts";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { useGoodsLoaded } from "#web/store/queries/use-goods.ts";
import { useCommissions } from "#web/store/queries/use-reseller-sales.ts";
import { currentShop, type SessionShop, useSession } from "#web/store/session.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Explanation } from "./explanation.tsx";
import { OwnCommissions } from "./own-commissions.tsx";
import { ShopCommissions } from "./shop-commissions.tsx";
import { TotalsCards } from "./totals-cards.tsx";

/** /reseller-commissions: what a reseller has earned; what the shop owes its resellers. */
export function CommissionsScreen() {
  const { t } = useLingui();
  const shop = currentShop(useSession((state) => state.session));
  const isOwn = shop !== undefined && may(shop.role, "sell-own-stock");
  const allowed = shop !== undefined && (isOwn || may(shop.role, "decide-reseller-sale"));
  return (
    <Screen title={isOwn ? t`Mes commissions` : t`Commissions des revendeurs`}>
      {!shop && <NoShop />}
      {shop && !allowed && <NotAllowed action="decide-reseller-sale" />}
      {shop && allowed && (
        <>
          {isOwn ? <OwnCommissions current={shop} /> : <OfResellers key={shop.id} shop={shop} />}
          <Explanation />
        </>
      )}
    </Screen>
  );
}

function OfResellers({ shop }: { shop: SessionShop }) {
  const rows = useCommissions(shop.id);
  const totals = useMemo(() => commissionTotals(rows.map((row) => row.commission)), [rows]);
  const isLoaded = useGoodsLoaded(shop.id);
  const cut = useDayCut(shop.id);
  // Three zeros before the books have been read would be a lie.
  if (!isLoaded) return <Skeleton className="h-40 w-full" />;
  return (
    <>
      <TotalsCards totals={totals} />
      <ShopCommissions shop={shop} rows={rows} cut={cut} />
    </>
  );
}
