import { Trans } from "@lingui/react/macro";
import Store from "lucide-react/icons/store";
import { EmptyState } from "#web/ui/empty-state.tsx";

/** An account which no shop knows yet. */
export function NoShop() {
  return (
    <EmptyState icon={<Store />} title={<Trans>Aucune boutique</Trans>}>
      <Trans>
        Votre compte n’a pas encore de boutique. Demandez à votre employeur de vous y ajouter, puis
        revenez ici.
      </Trans>
    </EmptyState>
  );
}
