import { useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from "react";
import { isCodeLike, lastDigits } from "#shared/rules/code-readings.ts";
import type { CartLine } from "#shared/rules/sell.ts";
import { ProductSearchBar } from "#web/blocks/products/product-search-bar.tsx";
import { bearerWords } from "#web/blocks/scan/bearer-words.ts";
import { isDone, type ScanOutcome } from "#web/blocks/scan/scan-outcome.ts";
import { withOffice } from "#web/blocks/words/with-office.ts";
import { findHeldByBarcode } from "#web/store/queries/use-held-products.ts";
import { useNear } from "#web/store/queries/use-near.ts";
import type { HeldProduct } from "#web/store/read-models/handed-over/held-products.ts";
import { VirtualGrid } from "#web/ui/virtual-grid.tsx";
import { countsByProduct } from "./cart/cart-lines.ts";
import { ProductTile } from "./grid/product-tile.tsx";
import { useTileHeight } from "./grid/use-tile-height.ts";
import { LazyCamera } from "./lazy-camera.tsx";
import { heldSearch } from "./reseller/held-goods.ts";

const NothingFound = lazy(() =>
  withOffice(async () => (await import("#web/blocks/product-list/nothing-found.tsx")).NothingFound),
);

const keyOf = (product: HeldProduct) => product.productId;

type HeldPaneProps = {
  shopId: string;
  held: readonly HeldProduct[];
  lines: readonly CartLine[];
  onCode: (code: string) => ScanOutcome;
  /** Which of several products is meant is being asked. */
  asking: boolean;
  /** The payment is open: the camera would sell unwatched. */
  paused: boolean;
  onAdd: (productId: string) => boolean;
  onQuantity: (productId: string) => void;
  more: ReactNode;
};

/** What a reseller holds of the shop, as tiles: nothing else can be sold. */
export function HeldPane({ shopId, held, lines, onAdd, onQuantity, more, ...scan }: HeldPaneProps) {
  const { t } = useLingui();
  const tileHeight = useTileHeight();
  const [text, setText] = useState("");
  const [cameraOpen, setCameraOpen] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);
  const codes = findHeldByBarcode(shopId, text);
  const search = useMemo(() => heldSearch(held), [held]);
  const named = useMemo(() => search.find(text), [search, text]);
  const found = codes.length > 0 ? codes : named;
  // Only a tap selects a near name, never Enter or a scan.
  const near = useNear(text, named, () => search.lines);
  const all = useMemo(
    () => [...new Set([...found, ...near.flatMap((id) => search.byId.get(id) ?? [])])],
    [found, near, search],
  );
  const inCart = useMemo(() => countsByProduct(lines), [lines]);

  function handleEnter() {
    const [first, second] = found;
    const typed = text.trim();
    if (codes.length > 0 || (!first && isCodeLike(typed))) {
      if (isDone(scan.onCode(typed))) setText("");
    } else if (typed !== "" && first && !(second && lastDigits(typed)) && onAdd(first.productId))
      setText("");
  }

  return (
    <>
      <div className="flex shrink-0 items-center gap-2 p-2 pb-1">
        <ProductSearchBar
          box={searchBox}
          text={text}
          onText={setText}
          onEnter={handleEnter}
          cameraOpen={cameraOpen}
          onCamera={() => setCameraOpen(!cameraOpen)}
        />
        {more}
      </div>
      {cameraOpen && (
        <LazyCamera
          {...scan}
          nameOf={(code) => bearerWords(findHeldByBarcode(shopId, code)[0])}
          onClose={() => setCameraOpen(false)}
        />
      )}
      <div className="flex min-h-0 flex-1 flex-col">
        {found.length === 0 && (
          <Suspense>
            <NothingFound text={text} near={all[0]?.name} onClear={() => setText("")} />
          </Suspense>
        )}
        {all.length > 0 && (
          <VirtualGrid
            label={t`Produits`}
            items={all}
            keyOf={keyOf}
            tileHeight={tileHeight}
            resetKey={text}
            memoryKey="reseller-till"
            renderTile={(product, tabIndex) => (
              <ProductTile
                name={product.name}
                price={inCart.get(product.productId)?.price ?? product.price}
                unit={product.by?.unit}
                exactStock={product.held}
                stockThreshold={0}
                inCart={inCart.get(product.productId)?.count ?? 0}
                tabIndex={tabIndex}
                onTap={() => onAdd(product.productId)}
                onLongPress={() => onQuantity(product.productId)}
              />
            )}
          />
        )}
      </div>
    </>
  );
}
