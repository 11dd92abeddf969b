import { Trans, useLingui } from "@lingui/react/macro";
import HardDrive from "lucide-react/icons/hard-drive";
import { lazy, Suspense } from "react";
import { may } from "#shared/rules/permissions.ts";
import { useKept } from "#web/blocks/hooks/use-kept.ts";
import { Screen } from "#web/blocks/screen.tsx";
import { AgencySlot } from "#web/blocks/shop/agency-slot.tsx";
import { RefusalText } from "#web/blocks/words/refusal-text.tsx";
import { useCurrentStore } from "#web/store/current-store.ts";
import { useCatalogueState } from "#web/store/queries/use-catalogue.ts";
import { currentShop, type SessionShop, useSession } from "#web/store/session.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadingState } from "./first-run/loading-state.tsx";
import { Till } from "./till.tsx";

// Who sells for a shop does not fetch what resellers sell with.
const ResellerTill = lazy(async () => ({
  default: (await import("./reseller-till.tsx")).ResellerTill,
}));

// Nobody sells without a shop.
const NoShop = lazy(async () => ({
  default: (await import("#web/blocks/shop/no-shop.tsx")).NoShop,
}));

/** /point-of-sale: the till, or why there is none. */
export function PointOfSaleScreen() {
  const { t } = useLingui();
  const shop = currentShop(useSession((state) => state.session));
  if (!shop) {
    return (
      <Screen title={t`Point de vente`}>
        <Suspense>
          <NoShop />
        </Suspense>
      </Screen>
    );
  }
  if (may(shop.role, "sell-own-stock")) {
    return (
      <Suspense>
        <ResellerTill key={shop.id} shop={shop} />
      </Suspense>
    );
  }
  return <OpenTill key={shop.id} shop={shop} />;
}

function OpenTill({ shop }: { shop: SessionShop }) {
  const { t } = useLingui();
  const { canSell, loaded, total } = useCatalogueState(shop.id);
  const trouble = useCurrentStore((state) => state.trouble);
  // A shop that is read anew closes nothing that lies over its till, and what was typed there stays.
  const isOpen = useKept(canSell || undefined);
  const loading = <LoadingState loaded={loaded} total={total} />;
  if (canSell || (isOpen && !trouble))
    return (
      <>
        <AgencySlot shopId={shop.id} />
        <Till shop={shop} arriving={canSell ? undefined : loading} />
      </>
    );
  return (
    <Screen title={t`Point de vente`} bare>
      {trouble ? (
        <EmptyState icon={<HardDrive />} title={<Trans>La caisse ne peut pas s’ouvrir</Trans>}>
          <RefusalText reason={trouble} />
        </EmptyState>
      ) : (
        loading
      )}
    </Screen>
  );
}
