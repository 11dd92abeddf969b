import { Trans } from "@lingui/react/macro";
import FileUp from "lucide-react/icons/file-up";
import PackagePlus from "lucide-react/icons/package-plus";
import { Link } from "react-router-dom";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

/** A shop without a product yet: one by one, or all at once from a file. */
export function NoProducts({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      icon={<PackagePlus />}
      title={<Trans>Votre premier produit</Trans>}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button size="sell" onClick={onAdd}>
            <Trans>Ajouter un produit</Trans>
          </Button>
          <Link to="/product-management/import" className={buttonLook("plain", "sell")}>
            <FileUp aria-hidden="true" className="size-5" />
            <Trans>Importer un fichier</Trans>
          </Link>
        </div>
      }
    >
      <Trans>
        Ajoutez vos produits un à un, ou reprenez la liste que vous avez déjà dans un tableur.
      </Trans>
    </EmptyState>
  );
}
