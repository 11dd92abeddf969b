import { useLingui } from "@lingui/react/macro";
import { may } from "#shared/rules/permissions.ts";
import { HelpLink } from "#web/blocks/help/help-link.tsx";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { BackTo } from "#web/blocks/way-back/back-link.tsx";
import { currentShop, useSession } from "#web/store/session.ts";
import { Losses } from "./losses.tsx";

/** /losses: the goods that nobody paid for, for the office. */
export function LossesScreen() {
  const { t } = useLingui();
  const shop = currentShop(useSession((state) => state.session));
  return (
    <Screen
      title={t`Pertes`}
      back={<BackTo to="/expenses" label={t`Retour aux dépenses`} />}
      help={<HelpLink page="expenses" section="losses" />}
    >
      {!shop && <NoShop />}
      {shop &&
        (may(shop.role, "keep-costs") ? (
          <Losses key={shop.id} shop={shop} />
        ) : (
          <NotAllowed action="keep-costs" />
        ))}
    </Screen>
  );
}
