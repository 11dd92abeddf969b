import { useLingui } from "@lingui/react/macro";
import { mayInNotebook } from "#shared/rules/notebook-rights.ts";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { currentShop, useSession } from "#web/store/session.ts";
import { NotebookList } from "./notebook-list.tsx";

/** /notebook: customers of the shop and what they owe, for its staff; those of a reseller, for them. */
export function NotebookScreen() {
  const { t } = useLingui();
  const shop = currentShop(useSession((state) => state.session));
  const allowed = shop !== undefined && mayInNotebook(shop.role, "edit-customer");
  return (
    <Screen title={t`Cahier`} ownHead={allowed}>
      {!shop && <NoShop />}
      {shop && !allowed && <NotAllowed action="edit-customer" />}
      {shop && allowed && <NotebookList key={shop.id} shop={shop} />}
    </Screen>
  );
}
