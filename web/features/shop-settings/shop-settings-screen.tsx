import { useLingui } from "@lingui/react/macro";
import { may } from "#shared/rules/permissions.ts";
import { useKept } from "#web/blocks/hooks/use-kept.ts";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { useShop } from "#web/store/queries/use-shop.ts";
import { currentShop, type SessionShop, useSession } from "#web/store/session.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ShopSettings } from "./shop-settings.tsx";

/** /shop-configuration: what the shop says of itself, its receipts, its agencies. */
export function ShopSettingsScreen() {
  const { t } = useLingui();
  const shop = currentShop(useSession((state) => state.session));
  return (
    <Screen title={t`Paramètres de la boutique`}>
      {!shop && <NoShop />}
      {shop && !may(shop.role, "edit-shop") && <NotAllowed action="edit-shop" />}
      {shop && may(shop.role, "edit-shop") && <KnownShop key={shop.id} at={shop} />}
    </Screen>
  );
}

function KnownShop({ at }: { at: SessionShop }) {
  const shop = useKept(useShop(at.id));
  if (!shop) return <Skeleton className="h-96 w-full" />;
  return <ShopSettings shop={shop} role={at.role} />;
}
