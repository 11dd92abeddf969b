import { Trans, useLingui } from "@lingui/react/macro";
import { Dialog } from "#web/ui/dialog.tsx";
import { ProductChooser } from "./product-chooser.tsx";

type SeveralDialogProps = {
  code: string;
  products: readonly { id: string; name: string; price: number }[];
  onPick: (productId: string) => void;
  onClose: () => void;
};

/** Several products bear one code: the seller says which. */
export function SeveralDialog({ code, products, onPick, onClose }: SeveralDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open onClose={onClose} title={<Trans>Lequel ?</Trans>} closeLabel={t`Fermer`}>
      <p className="mb-2">
        <Trans>
          Plusieurs produits ont le code <strong className="tabular-nums break-all">{code}</strong>.
        </Trans>
      </p>
      <ProductChooser label={t`Produits avec ce code`} products={products} onPick={onPick} />
    </Dialog>
  );
}
