import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { may } from "#shared/rules/permissions.ts";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { currentShop, useSession } from "#web/store/session.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { Labels } from "./labels.tsx";

/** /product-management/labels: price labels with barcodes, on sheets or on a roll. `?product=` chooses one at once. */
export function LabelsScreen() {
  const { t } = useLingui();
  const shop = currentShop(useSession((state) => state.session));
  return (
    <Screen
      title={t`Étiquettes`}
      actions={
        <Link to="/product-management" className={buttonLook("plain", "normal")}>
          <Trans>Retour aux produits</Trans>
        </Link>
      }
    >
      {!shop && <NoShop />}
      {shop && !may(shop.role, "see-shop") && <NotAllowed action="see-shop" />}
      {shop && may(shop.role, "see-shop") && <Labels key={shop.id} shopId={shop.id} />}
    </Screen>
  );
}
