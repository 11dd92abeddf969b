import type { ReactNode } from "react";
import { may } from "#shared/rules/permissions.ts";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { SuppliersSide } from "#web/store/queries/notebook-side.ts";
import { currentShop, type SessionShop, useSession } from "#web/store/session.ts";

type BuyingScreenProps = {
  title: string;
  back?: ReactNode;
  help?: ReactNode;
  /** The content draws the head where it scrolls. */
  ownHead?: boolean;
  children: (shop: SessionShop) => ReactNode;
};

/** A screen of what the shop buys and of whom: for its office, and everything on it about suppliers. */
export function BuyingScreen({ title, back, help, ownHead = false, children }: BuyingScreenProps) {
  const shop = currentShop(useSession((state) => state.session));
  const allowed = shop !== undefined && may(shop.role, "keep-suppliers");
  return (
    <Screen title={title} back={back} help={help} ownHead={ownHead && allowed}>
      {!shop && <NoShop />}
      {shop && !allowed && <NotAllowed action="keep-suppliers" />}
      {shop && allowed && <SuppliersSide value={true}>{children(shop)}</SuppliersSide>}
    </Screen>
  );
}
