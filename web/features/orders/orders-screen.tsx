import { useLingui } from "@lingui/react/macro";
import { BuyingScreen } from "#web/blocks/notebook/buying-screen.tsx";
import { OrdersList } from "./orders-list.tsx";

/** /purchases/orders: what the shop asked its suppliers for, for its office. */
export function OrdersScreen() {
  const { t } = useLingui();
  return (
    <BuyingScreen title={t`Commandes`} ownHead>
      {(shop) => <OrdersList key={shop.id} shop={shop} />}
    </BuyingScreen>
  );
}
