import { useLingui } from "@lingui/react/macro";
import { BuyingScreen } from "#web/blocks/notebook/buying-screen.tsx";
import { BackTo } from "#web/blocks/way-back/back-link.tsx";
import { ToOrderList } from "./to-order-list.tsx";

/** /purchases/to-order: what will run out, and what to order of whom, for the office. */
export function ToOrderScreen() {
  const { t } = useLingui();
  const back = <BackTo to="/purchases" label={t`Retour aux achats`} />;
  return (
    <BuyingScreen title={t`À commander`} back={back}>
      {(shop) => <ToOrderList key={shop.id} shop={shop} />}
    </BuyingScreen>
  );
}
