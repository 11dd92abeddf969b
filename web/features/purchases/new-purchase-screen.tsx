import { useLingui } from "@lingui/react/macro";
import { BuyingScreen } from "#web/blocks/notebook/buying-screen.tsx";
import { NewPurchase } from "./new-purchase.tsx";

/** /purchases/new: goods have come, and somebody writes down what and at what cost. */
export function NewPurchaseScreen() {
  const { t } = useLingui();
  return (
    <BuyingScreen title={t`Nouvel achat`} ownHead>
      {(shop) => <NewPurchase key={shop.id} shop={shop} />}
    </BuyingScreen>
  );
}
