import { useLingui } from "@lingui/react/macro";
import { may } from "#shared/rules/permissions.ts";
import { NoShop } from "#web/blocks/no-shop.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { useCatalogueState } from "#web/store/queries/use-catalogue.ts";
import { currentShop, type SessionShop, useSession } from "#web/store/session.ts";
import { LoadingState } from "./first-run/loading-state.tsx";
import { ResellerTill } from "./first-run/reseller-till.tsx";
import { Till } from "./till.tsx";

/** /point-of-sale: the till, or why there is none. */
export function PointOfSaleScreen() {
  const { t } = useLingui();
  const shop = currentShop(useSession((state) => state.session));
  if (!shop || !may(shop.role, "sell")) {
    return <Screen title={t`Point de vente`}>{shop ? <ResellerTill /> : <NoShop />}</Screen>;
  }
  return <OpenTill key={shop.id} shop={shop} />;
}

function OpenTill({ shop }: { shop: SessionShop }) {
  const { t } = useLingui();
  const { canSell, loaded, total } = useCatalogueState(shop.id);
  if (canSell) return <Till shop={shop} />;
  return (
    <Screen title={t`Point de vente`} bare>
      <LoadingState loaded={loaded} total={total} />
    </Screen>
  );
}
