import { useLingui } from "@lingui/react/macro";
import { memo, type ReactNode, Suspense } from "react";
import { useProduct } from "#web/store/queries/use-catalogue.ts";
import { latePart } from "#web/ui/late-part.ts";
import { VirtualGrid } from "#web/ui/virtual-grid.tsx";
import type { FamilyTileProps } from "./grid/family-tile.tsx";
import { ProductTile } from "./grid/product-tile.tsx";
import { useTileHeight } from "./grid/use-tile-height.ts";

type ProductGridProps = {
  shopId: string;
  ids: readonly string[];
  /** Those that stand for a family, with its variants. */
  variants: ReadonlyMap<string, readonly string[]>;
  /** Another search or category starts from the top. */
  resetKey: string;
  inCart: ReadonlyMap<string, { count: number; price: number | undefined }>;
  onAdd: (id: string) => void;
  onQuantity: (id: string) => void;
  onFamily: (productIds: readonly string[]) => void;
};

// A shop without variants never fetches it.
const FamilyTile = latePart<FamilyTileProps & { instead: ReactNode }>(
  async () => ({ default: (await import("./grid/family-tile.tsx")).FamilyTile }),
  // Where it cannot be had, the first of them stands for all.
  ({ instead }) => instead,
);

const itself = (id: string) => id;

/** The shop's products as tiles; a change of one product draws one tile, a letter typed none until something is found. */
export const ProductGrid = memo(function ProductGrid({
  shopId,
  ids,
  variants,
  resetKey,
  inCart,
  onAdd,
  onQuantity,
  onFamily,
}: ProductGridProps) {
  const { t } = useLingui();
  const tileHeight = useTileHeight();
  return (
    <VirtualGrid
      label={t`Produits`}
      items={ids}
      keyOf={itself}
      tileHeight={tileHeight}
      resetKey={resetKey}
      memoryKey="point-of-sale"
      renderTile={(id, tabIndex) => {
        const family = variants.get(id);
        const ask = family && (() => onFamily(family));
        const tile = (
          <BoundTile
            shopId={shopId}
            id={id}
            line={inCart.get(id)}
            tabIndex={tabIndex}
            onAdd={ask ?? onAdd}
            onQuantity={ask ?? onQuantity}
          />
        );
        if (!family) return tile;
        const given = { shopId, ids: family, inCart, tabIndex };
        return (
          <Suspense fallback={tile}>
            <FamilyTile {...given} instead={tile} onTap={() => onFamily(family)} />
          </Suspense>
        );
      }}
    />
  );
});

type BoundTileProps = Pick<ProductGridProps, "shopId" | "onAdd" | "onQuantity"> & {
  id: string;
  line: { count: number; price: number | undefined } | undefined;
  tabIndex: 0 | -1;
};

function BoundTile({ shopId, id, line, tabIndex, onAdd, onQuantity }: BoundTileProps) {
  const item = useProduct(shopId, id);
  if (!item) return null;
  return (
    <ProductTile
      name={item.name}
      price={line?.price ?? item.price}
      exactStock={item.exactStock}
      stockThreshold={item.stockThreshold}
      unit={item.unit}
      inCart={line?.count ?? 0}
      tabIndex={tabIndex}
      onTap={() => onAdd(id)}
      onLongPress={() => onQuantity(id)}
    />
  );
}
