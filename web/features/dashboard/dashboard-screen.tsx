import { useLingui } from "@lingui/react/macro";
import { may } from "#shared/rules/permissions.ts";
import { NoShop } from "#web/blocks/no-shop.tsx";
import { NotAllowed } from "#web/blocks/not-allowed.tsx";
import { SubscriptionNotice } from "#web/blocks/plans/subscription-notice.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { currentShop, useSession } from "#web/store/session.ts";
import { Today } from "./today.tsx";

/** /dashboard: the day as it goes, for the owner and the managers. */
export function DashboardScreen() {
  const { t } = useLingui();
  const shop = currentShop(useSession((state) => state.session));
  const allowed = shop !== undefined && may(shop.role, "see-dashboard");
  return (
    <Screen title={t`Tableau de bord`}>
      <SubscriptionNotice />
      {!shop && <NoShop />}
      {shop && !allowed && <NotAllowed />}
      {shop && allowed && <Today key={shop.id} shop={shop} />}
    </Screen>
  );
}
