import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useParams } from "react-router-dom";
import { NothingYet } from "#web/blocks/empty/nothing-yet.tsx";
import { BuyingScreen } from "#web/blocks/notebook/buying-screen.tsx";
import { BackTo } from "#web/blocks/way-back/back-link.tsx";
import { useOrders } from "#web/store/queries/use-orders.ts";
import { usePurchasesRead } from "#web/store/queries/use-purchases.ts";
import type { SessionShop } from "#web/store/session.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { OrderPaper } from "./order-paper.tsx";

/** /purchases/orders/:id: what was ordered, what has come of it, and what is missing. */
export function OrderScreen() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const back = <BackTo to="/purchases/orders" label={t`Retour aux commandes`} />;
  return (
    <BuyingScreen title={t`Commande`} back={back}>
      {(shop) => <Order key={`${shop.id} ${id}`} shop={shop} id={id} />}
    </BuyingScreen>
  );
}

function Order({ shop, id }: { shop: SessionShop; id: string }) {
  const order = useOrders(shop.id).find((one) => one.id === id);
  const isRead = usePurchasesRead(shop.id);
  if (order) return <OrderPaper shop={shop} order={order} />;
  return (
    <NothingYet shopId={shop.id} isRead={isRead}>
      <EmptyState
        title={<Trans>Cette commande n’est pas sur cet appareil</Trans>}
        action={
          <Link to="/purchases/orders" className={buttonLook("main", "sell")}>
            <Trans>Voir les commandes</Trans>
          </Link>
        }
      >
        <Trans>
          Elle a peut-être été notée sur un autre appareil qui n’a pas encore de réseau.
        </Trans>
      </EmptyState>
    </NothingYet>
  );
}
