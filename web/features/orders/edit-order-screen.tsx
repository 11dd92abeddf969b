import { useLingui } from "@lingui/react/macro";
import { BuyingScreen } from "#web/blocks/notebook/buying-screen.tsx";
import { BackTo } from "#web/blocks/way-back/back-link.tsx";
import { EditOrder } from "./edit-order.tsx";

/** /purchases/orders/new: an order is written, or changed. */
export function EditOrderScreen() {
  const { t } = useLingui();
  const back = <BackTo to="/purchases/orders" label={t`Retour aux commandes`} />;
  return (
    <BuyingScreen title={t`Commande à écrire`} back={back}>
      {(shop) => <EditOrder key={shop.id} shop={shop} />}
    </BuyingScreen>
  );
}
