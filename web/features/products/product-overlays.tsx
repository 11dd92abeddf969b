import { type StockChange, StockChangeDialog } from "#web/blocks/stock-change-dialog.tsx";
import { useProduct } from "#web/store/queries/use-catalogue.ts";
import { DeleteProduct } from "./delete-product.tsx";
import { DeletedProducts } from "./deleted-products.tsx";
import { EditProduct } from "./form/edit-product.tsx";
import { NewProduct } from "./form/new-product.tsx";
import { PlanLimitDialog } from "./plan-limit.tsx";

/** What lies over the list of products; undefined: nothing. */
export type ProductOverlay =
  | { kind: "new"; barcode: string }
  | { kind: "edit"; id: string }
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
  const item = useProduct(shopId, overlay && "id" in overlay ? overlay.id : "");
  const close = () => onOverlay(undefined);
  if (!overlay) return null;
  if (overlay.kind === "limit") return <PlanLimitDialog max={max ?? 0} onClose={close} />;
  const handleLimit = () => onOverlay({ kind: "limit" });
  if (overlay.kind === "deleted")
    return <DeletedProducts shopId={shopId} onLimit={handleLimit} onClose={close} />;
  if (overlay.kind === "new") {
    const { barcode } = overlay;
    return <NewProduct shopId={shopId} barcode={barcode} onLimit={handleLimit} onClose={close} />;
  }
  if (!item) return null;
  if (overlay.kind === "stock")
    return <StockChangeDialog shopId={shopId} item={item} mode={overlay.mode} onClose={close} />;
  if (overlay.kind === "delete")
    return <DeleteProduct shopId={shopId} item={item} onClose={close} />;
  return (
    <EditProduct
      shopId={shopId}
      item={item}
      onDelete={() => onOverlay({ kind: "delete", id: item.id })}
      onClose={close}
    />
  );
}
