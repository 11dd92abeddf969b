import { useLingui } from "@lingui/react/macro";
import { may } from "#shared/rules/permissions.ts";
import { homeOfSession } from "#web/blocks/destination.ts";
import { HelpLink } from "#web/blocks/help/help-link.tsx";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { BackToDashboard } from "#web/blocks/way-back/back-link.tsx";
import { currentShop, useSession } from "#web/store/session.ts";
import { WatchList } from "./watch-list.tsx";

/** /watch: what asks for the owner's eyes, with why, for the owner and the managers. */
export function WatchScreen() {
  const { t } = useLingui();
  const session = useSession((state) => state.session);
  const shop = currentShop(session);
  return (
    <Screen
      title={t`À surveiller`}
      back={<BackToDashboard to={homeOfSession(session)} />}
      help={<HelpLink page="watch" />}
    >
      {!shop && <NoShop />}
      {shop &&
        (may(shop.role, "see-dashboard") ? (
          <WatchList key={shop.id} shopId={shop.id} />
        ) : (
          <NotAllowed action="see-dashboard" />
        ))}
    </Screen>
  );
}
