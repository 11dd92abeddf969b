import { Trans } from "@lingui/react/macro";
import PackageSearch from "lucide-react/icons/package-search";
import { useCatalogueState } from "#web/store/queries/use-catalogue.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadingState } from "./loading-state.tsx";

/**
 * What a reseller reads while no shop has entrusted them anything. That is known only once all that the shop has for
 * them has come to this device.
 */
export function NothingHeld({ shopId, isArriving }: { shopId: string; isArriving: boolean }) {
  const { loaded, total } = useCatalogueState(shopId);
  if (isArriving) return <LoadingState loaded={loaded} total={total} />;
  return (
    <EmptyState icon={<PackageSearch />} title={<Trans>Rien à vendre pour l’instant</Trans>}>
      <Trans>
        En tant que revendeur, vous vendez ce qu’une boutique vous confie. Vos produits apparaîtront
        ici dès qu’une boutique vous en aura confié.
      </Trans>
    </EmptyState>
  );
}
