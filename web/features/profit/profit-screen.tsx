import { useLingui } from "@lingui/react/macro";
import { may } from "#shared/rules/permissions.ts";
import { homeOfSession } from "#web/blocks/destination.ts";
import { HelpLink } from "#web/blocks/help/help-link.tsx";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { BackToDashboard } from "#web/blocks/way-back/back-link.tsx";
import { currentShop, useSession } from "#web/store/session.ts";
import { ProfitOf } from "./profit-of.tsx";

/** /profit: what is left of what was sold, for the owner and the managers. */
export function ProfitScreen() {
  const { t } = useLingui();
  const session = useSession((state) => state.session);
  const shop = currentShop(session);
  const allowed = shop !== undefined && may(shop.role, "keep-costs");
  return (
    <Screen
      title={t`Bénéfice`}
      help={<HelpLink page="profit" />}
      back={<BackToDashboard to={homeOfSession(session)} />}
    >
      {!shop && <NoShop />}
      {shop && !allowed && <NotAllowed action="keep-costs" />}
      {shop && allowed && <ProfitOf key={shop.id} shop={shop} />}
    </Screen>
  );
}
