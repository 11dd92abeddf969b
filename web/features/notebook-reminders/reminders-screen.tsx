import { useLingui } from "@lingui/react/macro";
import { mayInNotebook } from "#shared/rules/notebook-rights.ts";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { BackTo } from "#web/blocks/way-back/back-link.tsx";
import { currentShop, useSession } from "#web/store/session.ts";
import { RemindersList } from "./reminders-list.tsx";

/** /notebook/reminders: customers with something due, one prepared message after another. */
export function RemindersScreen() {
  const { t } = useLingui();
  const shop = currentShop(useSession((state) => state.session));
  const allowed = shop !== undefined && mayInNotebook(shop.role, "edit-customer");
  return (
    <Screen title={t`À relancer`} back={<BackTo to="/notebook" label={t`Retour au cahier`} />}>
      {!shop && <NoShop />}
      {shop && !allowed && <NotAllowed action="edit-customer" />}
      {shop && allowed && <RemindersList key={shop.id} shop={shop} />}
    </Screen>
  );
}
