import { Trans } from "@lingui/react/macro";
import PackageSearch from "lucide-react/icons/package-search";
import { EmptyState } from "#web/ui/empty-state.tsx";

/** What a reseller reads while no shop has entrusted them anything. */
export function NothingHeld() {
  return (
    <EmptyState icon={<PackageSearch />} title={<Trans>Rien à vendre pour l’instant</Trans>}>
      <Trans>
        En tant que revendeur, vous vendez ce qu’une boutique vous confie. Vos produits apparaîtront
        ici dès qu’une boutique vous en aura confié.
      </Trans>
    </EmptyState>
  );
}
