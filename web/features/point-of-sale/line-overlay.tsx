import type { CartLine } from "#shared/rules/sell.ts";
import { useKept } from "#web/blocks/hooks/use-kept.ts";
import { putCartLines } from "#web/store/commands/carts.ts";
import { useProduct } from "#web/store/queries/use-catalogue.ts";
import { LineDialog } from "./cart/line-dialog.tsx";

type LineOverlayProps = {
  shopId: string;
  productId: string;
  lines: readonly CartLine[];
  onClose: () => void;
};

/** A line with its product, and while the shop is read anew with what it was; the cart tells of one that is gone. */
export function LineOverlay({ shopId, productId, lines, onClose }: LineOverlayProps) {
  const product = useKept(useProduct(shopId, productId));
  if (!product) return null;
  return (
    <LineDialog
      product={product}
      lines={lines}
      onDone={(changed) => {
        putCartLines(shopId, changed);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
