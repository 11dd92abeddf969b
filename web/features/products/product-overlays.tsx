import type { ProductFields } from "#shared/schemas/product.ts";
import { useKept } from "#web/blocks/hooks/use-kept.ts";
import { PlanLimitDialog } from "#web/blocks/plans/product-limit.tsx";
import {
  type StockChange,
  StockChangeDialog,
} from "#web/blocks/product-list/stock-change-dialog.tsx";
import { useProduct } from "#web/store/queries/use-catalogue.ts";
import { DeleteProduct } from "./delete-product.tsx";
import { DeletedProducts } from "./deleted-products.tsx";
import { EditProduct } from "./form/edit-product.tsx";
import { NewProduct } from "./form/new-product.tsx";
import { emptyDraft, variantOf } from "./form/product-draft.ts";
import { VariantsSheet } from "./form/variants-sheet.tsx";

/** What lies over the list of products; undefined: nothing. */
export type ProductOverlay =
  | { kind: "new"; barcode: string }
  | { kind: "variant"; of: ProductFields }
  | { kind: "edit"; id: string }
  | { kind: "variants"; id: string }
  | { kind: "delete"; id: string }
  | { kind: "stock"; id: string; mode: StockChange }
  | { kind: "deleted" }
  | { kind: "limit" }
  | undefined;

type ProductOverlaysProps = {
  shopId: string;
  /** Most products of the plan. */
  max: number | null;
  overlay: ProductOverlay;
  onOverlay: (overlay: ProductOverlay) => void;
};

export function ProductOverlays({ shopId, max, overlay, onOverlay }: ProductOverlaysProps) {
  const close = () => onOverlay(undefined);
  if (!overlay) return null;
  if (overlay.kind === "limit") return <PlanLimitDialog max={max ?? 0} onClose={close} />;
  const handleLimit = () => onOverlay({ kind: "limit" });
  if (overlay.kind === "deleted")
    return <DeletedProducts shopId={shopId} onLimit={handleLimit} onClose={close} />;
  if (overlay.kind === "new") {
    const start = emptyDraft(overlay.barcode);
    return <NewProduct shopId={shopId} start={start} onLimit={handleLimit} onClose={close} />;
  }
  if (overlay.kind === "variant") {
    const start = variantOf(overlay.of);
    return <NewProduct shopId={shopId} start={start} onLimit={handleLimit} onClose={close} />;
  }
  return (
    <OfProduct
      key={overlay.id}
      shopId={shopId}
      overlay={overlay}
      onDelete={() => onOverlay({ kind: "delete", id: overlay.id })}
      onVariant={(of) => onOverlay({ kind: "variant", of })}
      onVariants={() => onOverlay({ kind: "variants", id: overlay.id })}
      onLimit={handleLimit}
      onClose={close}
    />
  );
}

type OfProductProps = {
  shopId: string;
  overlay: Extract<ProductOverlay, { id: string }>;
  onDelete: () => void;
  onVariant: (of: ProductFields) => void;
  onVariants: () => void;
  onLimit: () => void;
  onClose: () => void;
};

/** Over one product, and while the shop is read anew over what it was; the act itself knows whether it still is. */
function OfProduct({ shopId, overlay, onLimit, onClose, ...on }: OfProductProps) {
  const item = useKept(useProduct(shopId, overlay.id));
  const given = { shopId, onClose };
  if (!item) return null;
  if (overlay.kind === "stock")
    return <StockChangeDialog {...given} item={item} mode={overlay.mode} />;
  if (overlay.kind === "delete") return <DeleteProduct {...given} item={item} />;
  if (overlay.kind === "variants")
    return <VariantsSheet {...given} item={item} onLimit={onLimit} />;
  return <EditProduct {...given} {...on} item={item} />;
}
