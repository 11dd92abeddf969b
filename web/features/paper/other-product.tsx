import { Trans, useLingui } from "@lingui/react/macro";
import { FindProduct } from "#web/blocks/product-list/find-product.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

type OtherProductProps = {
  shopId: string;
  printed: string;
  onPick: (productId: string) => void;
  onClose: () => void;
};

/** The product that a line means, found or scanned. */
export function OtherProduct({ shopId, printed, onPick, onClose }: OtherProductProps) {
  const { t } = useLingui();
  return (
    <Dialog open onClose={onClose} title={<Trans>Quel article ?</Trans>} closeLabel={t`Fermer`}>
      <div className="flex flex-col gap-3">
        <p className="wrap-anywhere">
          <Trans>Sur le papier : « {printed} »</Trans>
        </p>
        <FindProduct shopId={shopId} hears knownWord={t`Choisi`} onFound={onPick} />
      </div>
    </Dialog>
  );
}
