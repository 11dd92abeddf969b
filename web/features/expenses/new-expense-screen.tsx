import { useLingui } from "@lingui/react/macro";
import { may } from "#shared/rules/permissions.ts";
import { HelpLink } from "#web/blocks/help/help-link.tsx";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { BackTo } from "#web/blocks/way-back/back-link.tsx";
import { currentShop, useSession } from "#web/store/session.ts";
import { NewExpense } from "./new-expense.tsx";

/** /expenses/new: money was spent, and somebody of the staff writes it down. */
export function NewExpenseScreen() {
  const { t } = useLingui();
  const shop = currentShop(useSession((state) => state.session));
  return (
    <Screen
      title={t`Noter une dépense`}
      back={<BackTo to="/expenses" label={t`Retour aux dépenses`} />}
      help={<HelpLink page="expenses" />}
    >
      {!shop && <NoShop />}
      {shop &&
        (may(shop.role, "sell") ? (
          <NewExpense key={shop.id} shop={shop} />
        ) : (
          <NotAllowed action="sell" />
        ))}
    </Screen>
  );
}
