import { useLingui } from "@lingui/react/macro";
import { may } from "#shared/rules/permissions.ts";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { currentShop, useSession } from "#web/store/session.ts";
import { Products } from "./products.tsx";

/** /product-management: what the shop sells, for the owner and the managers. */
export function ProductsScreen() {
  const { t } = useLingui();
  const shop = currentShop(useSession((state) => state.session));
  const allowed = shop !== undefined && may(shop.role, "edit-product");
  return (
    <Screen title={t`Produits`} ownHead={allowed}>
      {!shop && <NoShop />}
      {shop && !allowed && <NotAllowed action="edit-product" />}
      {shop && allowed && <Products key={shop.id} shop={shop} />}
    </Screen>
  );
}
