import { useCallback, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { everyProduct } from "#web/blocks/product-list/product-filter.tsx";
import { ProductList } from "#web/blocks/product-list/product-list.tsx";
import type { StockChange } from "#web/blocks/product-list/stock-change-dialog.tsx";
import { useCodeReader } from "#web/blocks/product-list/use-code-reader.ts";
import { useCodeWedge } from "#web/blocks/scan/use-code-wedge.ts";
import { useCatalogueState } from "#web/store/queries/use-catalogue.ts";
import { useProductStats } from "#web/store/queries/use-product-list.ts";
import type { SessionShop } from "#web/store/session.ts";
import { NoProducts } from "./no-products.tsx";
import { type ProductOverlay, ProductOverlays } from "./product-overlays.tsx";
import { ProductRow } from "./product-row.tsx";
import { ProductsHead } from "./products-head.tsx";

/** The goods of one shop: how many, what they are, how many are left. */
export function Products({ shop }: { shop: SessionShop }) {
  const readCode = useCodeReader(shop.id);
  const [filter, setFilter] = useState(everyProduct);
  const [scanned, setScanned] = useState<string>();
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get("edit");
  const [overlay, setShown] = useState<ProductOverlay>(
    asked ? { kind: "edit", id: asked } : undefined,
  );
  const setOverlay = useCallback(
    (next: ProductOverlay) => {
      setShown(next);
      // In place of the page, or « back » would open again what was closed.
      if (asked) setParameters({}, { replace: true });
    },
    [asked, setParameters],
  );
  const stats = useProductStats(shop.id);
  const catalogue = useCatalogueState(shop.id);
  const isFull = stats.max !== null && stats.count >= stats.max;

  const handleEdit = useCallback(
    (id: string) => {
      setScanned(undefined);
      setOverlay({ kind: "edit", id });
    },
    [setOverlay],
  );
  const handleStock = useCallback(
    (id: string, mode: StockChange) => {
      setScanned(undefined);
      setOverlay({ kind: "stock", id, mode });
    },
    [setOverlay],
  );
  const renderLine = useCallback(
    (id: string) => (
      <ProductRow shopId={shop.id} id={id} onEdit={handleEdit} onStock={handleStock} />
    ),
    [shop.id, handleEdit, handleStock],
  );

  function handleAdd(barcode = "") {
    setOverlay(isFull ? { kind: "limit" } : { kind: "new", barcode });
  }

  /** A code opens its product; several are shown to choose from; none begins a new product. */
  const handleCode = (code: string) =>
    readCode(code, {
      one: handleEdit,
      several: () => {
        setScanned(code);
        setFilter({ ...everyProduct, text: code });
      },
      none: () => handleAdd(code),
    });

  useCodeWedge({ enabled: overlay === undefined, isReady: catalogue.canSell, onCode: handleCode });

  return (
    <>
      <ProductList
        shopId={shop.id}
        memoryKey={`products ${shop.id}`}
        head={
          <ProductsHead
            shopId={shop.id}
            stats={stats}
            isFull={isFull}
            catalogue={catalogue}
            onAdd={() => handleAdd()}
            onDeleted={() => setOverlay({ kind: "deleted" })}
          />
        }
        filter={filter}
        onFilter={setFilter}
        renderLine={renderLine}
        isEmpty={stats.count === 0}
        whenEmpty={
          catalogue.phase === "loading" ? undefined : <NoProducts onAdd={() => handleAdd()} />
        }
        onCode={handleCode}
        scanned={scanned}
      />
      <ProductOverlays shopId={shop.id} max={stats.max} overlay={overlay} onOverlay={setOverlay} />
    </>
  );
}
