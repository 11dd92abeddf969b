import { useLingui } from "@lingui/react/macro";
import { BuyingScreen } from "#web/blocks/notebook/buying-screen.tsx";
import { NotebookList } from "./notebook-list.tsx";

/** /suppliers: whom the shop buys from and what it owes them, for its office. */
export function SuppliersScreen() {
  const { t } = useLingui();
  return (
    <BuyingScreen title={t`Fournisseurs`} ownHead>
      {(shop) => <NotebookList key={shop.id} shop={shop} />}
    </BuyingScreen>
  );
}
