import { Trans } from "@lingui/react/macro";
import PackagePlus from "lucide-react/icons/package-plus";
import ScanBarcode from "lucide-react/icons/scan-barcode";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

type NoProductsProps = {
  /** Owner or manager. */
  mayCreate: boolean;
  onCreate: () => void;
  onScan: () => void;
};

/** A shop without a product yet: the owner begins here, the others are told whom to ask. */
export function NoProducts({ mayCreate, onCreate, onScan }: NoProductsProps) {
  if (!mayCreate) {
    return (
      <EmptyState icon={<PackagePlus />} title={<Trans>Pas encore de produits</Trans>}>
        <Trans>
          Le propriétaire ou le gérant doit d’abord ajouter des produits. Ils apparaîtront ici tout
          seuls.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<PackagePlus />}
      title={<Trans>Ajoutez votre premier produit</Trans>}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button
            kind="main"
            size="sell"
            icon={<ScanBarcode aria-hidden="true" className="size-5" />}
            onClick={onScan}
          >
            <Trans>Scanner un produit</Trans>
          </Button>
          <Button
            size="sell"
            icon={<PackagePlus aria-hidden="true" className="size-5" />}
            onClick={onCreate}
          >
            <Trans>Créer un produit</Trans>
          </Button>
        </div>
      }
    >
      <Trans>
        Scannez le code-barres d’un produit, ou donnez-lui un nom et un prix : il se vend aussitôt.
      </Trans>
    </EmptyState>
  );
}
