import { useLingui } from "@lingui/react/macro";
import { may } from "#shared/rules/permissions.ts";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { currentShop, useSession } from "#web/store/session.ts";
import { StockCount } from "./stock-count.tsx";

/** /inventory/count: somebody walks along the shelf and counts. */
export function StockCountScreen() {
  const { t } = useLingui();
  const shop = currentShop(useSession((state) => state.session));
  const allowed = shop !== undefined && may(shop.role, "count-stock");
  return (
    <Screen title={t`Comptage du stock`} ownHead={allowed}>
      {!shop && <NoShop />}
      {shop && !allowed && <NotAllowed action="count-stock" />}
      {shop && allowed && <StockCount key={shop.id} shop={shop} />}
    </Screen>
  );
}
