import { lazy, Suspense } from "react";
import type { CartLine } from "#shared/rules/sell.ts";
import { partsOf, stepOf, wareOf } from "#shared/rules/ware.ts";
import { useKept } from "#web/blocks/hooks/use-kept.ts";
import { putCartLines } from "#web/store/commands/carts.ts";
import { useProduct } from "#web/store/queries/use-catalogue.ts";
import { LineDialog } from "./cart/line-dialog.tsx";

// A shop that weighs nothing never fetches it.
const WeighDialog = lazy(async () => ({
  default: (await import("./cart/weigh-dialog.tsx")).WeighDialog,
}));

type LineOverlayProps = {
  shopId: string;
  /** Its key (`wareKey`). */
  productId: string;
  lines: readonly CartLine[];
  onClose: () => void;
};

/** A line with its product, and while the shop is read anew with what it was; the cart tells of one that is gone. */
export function LineOverlay({ shopId, productId, lines, onClose }: LineOverlayProps) {
  const [id, packId] = partsOf(productId);
  const item = useKept(useProduct(shopId, id));
  const product = item && wareOf(item, packId);
  if (!product) return null;
  function handleDone(changed: readonly CartLine[]) {
    putCartLines(shopId, changed);
    onClose();
  }
  const dialog = { product, lines, onDone: handleDone, onClose };
  if (stepOf(product.by) > 0) return <LineDialog {...dialog} />;
  return (
    <Suspense>
      <WeighDialog {...dialog} shopId={shopId} />
    </Suspense>
  );
}
