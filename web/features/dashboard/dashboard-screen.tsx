import { useLingui } from "@lingui/react/macro";
import { may } from "#shared/rules/permissions.ts";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { SubscriptionNotice } from "#web/blocks/plans/subscription-notice.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { currentRole, currentShop, useSession } from "#web/store/session.ts";
import { Today } from "./today.tsx";
import { WelcomeCard } from "./welcome-card.tsx";

/** /dashboard: the day as it goes, for the owner and the managers. */
export function DashboardScreen() {
  const { t } = useLingui();
  const session = useSession((state) => state.session);
  const shop = currentShop(session);
  const allowed = shop !== undefined && may(shop.role, "see-dashboard");
  const begins = !allowed && currentRole(session) === "owner";
  return (
    <Screen title={t`Tableau de bord`}>
      <SubscriptionNotice />
      {begins && <WelcomeCard />}
      {!begins && !shop && <NoShop />}
      {!begins && shop && !allowed && <NotAllowed action="see-dashboard" />}
      {shop && allowed && <Today key={shop.id} shop={shop} />}
    </Screen>
  );
}
