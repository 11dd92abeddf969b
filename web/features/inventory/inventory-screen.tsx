import { useLingui } from "@lingui/react/macro";
import { may } from "#shared/rules/permissions.ts";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { currentShop, useSession } from "#web/store/session.ts";
import { Inventory } from "./inventory.tsx";

/** /inventory: how many of each there are, and what is done about it. */
export function InventoryScreen() {
  const { t } = useLingui();
  const shop = currentShop(useSession((state) => state.session));
  const allowed = shop !== undefined && may(shop.role, "count-stock");
  return (
    <Screen title={t`Stock`} ownHead={allowed}>
      {!shop && <NoShop />}
      {shop && !allowed && <NotAllowed action="count-stock" />}
      {shop && allowed && <Inventory key={shop.id} shop={shop} />}
    </Screen>
  );
}
