import { Trans } from "@lingui/react/macro";
import PackageSearch from "lucide-react/icons/package-search";
import Store from "lucide-react/icons/store";
import { EmptyState } from "#web/ui/empty-state.tsx";

/** Why nothing can be sold here by this person. */
export function ClosedTill({ because }: { because: "no-shop" | "reseller" }) {
  if (because === "reseller") {
    return (
      <EmptyState icon={<PackageSearch />} title={<Trans>Rien à vendre pour l’instant</Trans>}>
        <Trans>
          En tant que revendeur, vous vendez ce qu’une boutique vous confie. Vos produits
          apparaîtront ici dès qu’une boutique vous en aura confié.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<Store />} title={<Trans>Aucune boutique</Trans>}>
      <Trans>
        Votre compte n’a pas encore de boutique. Demandez à votre employeur de vous y ajouter, puis
        revenez ici.
      </Trans>
    </EmptyState>
  );
}
