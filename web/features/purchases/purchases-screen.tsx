import { useLingui } from "@lingui/react/macro";
import { BuyingScreen } from "#web/blocks/notebook/buying-screen.tsx";
import { PurchasesList } from "./purchases-list.tsx";

/** /purchases: what the shop has bought, for its office. */
export function PurchasesScreen() {
  const { t } = useLingui();
  return (
    <BuyingScreen title={t`Achats`} ownHead>
      {(shop) => <PurchasesList key={shop.id} shop={shop} />}
    </BuyingScreen>
  );
}
