import { useLingui } from "@lingui/react/macro";
import { may } from "#shared/rules/permissions.ts";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { currentShop, useSession } from "#web/store/session.ts";
import { ExpensesList } from "./expenses-list.tsx";
import { OwnExpenses } from "./own-expenses.tsx";

/** /expenses: what the shop has spent, for its office; for who else is of the staff, what they told and waits here. */
export function ExpensesScreen() {
  const { t } = useLingui();
  const shop = currentShop(useSession((state) => state.session));
  const isAllowed = shop !== undefined && may(shop.role, "sell");
  return (
    <Screen title={t`Dépenses`} ownHead={isAllowed}>
      {!shop && <NoShop />}
      {shop && !isAllowed && <NotAllowed action="sell" />}
      {shop &&
        isAllowed &&
        (may(shop.role, "keep-costs") ? (
          <ExpensesList key={shop.id} shop={shop} />
        ) : (
          <OwnExpenses key={shop.id} shop={shop} />
        ))}
    </Screen>
  );
}
