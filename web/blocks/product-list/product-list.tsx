import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { NearWords, NothingFound } from "#web/blocks/product-list/nothing-found.tsx";
import { ProductSearchBar } from "#web/blocks/products/product-search-bar.tsx";
import { bearerWords } from "#web/blocks/scan/bearer-words.ts";
import { CameraPanel } from "#web/blocks/scan/camera-panel.tsx";
import type { ScanOutcome } from "#web/blocks/scan/scan-outcome.ts";
import { withBearers } from "#web/blocks/shop/with-bearers.ts";
import { findByBarcode, productOf } from "#web/store/queries/use-catalogue.ts";
import { useNearProducts } from "#web/store/queries/use-near-products.ts";
import { type ProductFilter, useProductList } from "#web/store/queries/use-product-list.ts";
import { useMedia } from "#web/ui/use-media.ts";
import { VirtualList } from "#web/ui/virtual-list.tsx";
import { everyProduct, FilterSelects } from "./product-filter.tsx";
import { lineRem } from "./product-line.tsx";

type ProductListProps = {
  shopId: string;
  /** Under this name the place is found again when one comes back to the screen. */
  memoryKey: string;
  /** Above the search, scrolling away with the list. */
  head: ReactNode;
  filter: ProductFilter;
  onFilter: (filter: ProductFilter) => void;
  /** Draws one product. Keep the function the same from one draw to the next. */
  renderLine: (productId: string) => ReactNode;
  /** Without any product at all, instead of the list. */
  whenEmpty: ReactNode;
  isEmpty: boolean;
  /** What the camera read. */
  onCode: (code: string) => ScanOutcome;
  /** The code that was scanned and is looked for: what bears it is brought into view, to choose from. */
  scanned: string | undefined;
};

const itself = (id: string) => id;

/** The products of a shop, ten or ten thousand: search, filters, scanning, and the lines in view. */
export function ProductList(props: ProductListProps) {
  const { shopId, filter, onFilter } = props;
  const isFiltered = filter.category !== undefined || filter.level !== undefined;
  const { t } = useLingui();
  const found = useProductList(shopId, filter);
  const ids = useMemo(
    () => (isFiltered ? found : withBearers(shopId, filter.text, found)),
    [shopId, filter.text, isFiltered, found],
  );
  const near = useNearProducts(shopId, filter, ids);
  const all = useMemo(() => [...ids, ...near], [ids, near]);
  const box = useRef<HTMLInputElement>(null);
  const [cameraOpen, setCameraOpen] = useState(false);
  const wide = useMedia("(min-width: 64rem)");
  // On a phone the head of the page alone fills the screen.
  useEffect(() => {
    if (props.scanned !== undefined) box.current?.scrollIntoView({ block: "start" });
  }, [props.scanned]);

  return (
    <VirtualList
      label={t`Produits`}
      items={all}
      keyOf={itself}
      renderRow={props.renderLine}
      rowRem={wide ? lineRem.wide : lineRem.narrow}
      resetKey={`${filter.category ?? ""} ${filter.level ?? ""} ${filter.text}`}
      memoryKey={props.memoryKey}
      className="px-[max(0.75rem,calc((100%-75rem)/2))] pb-4"
      head={props.head}
      bar={
        props.isEmpty ? undefined : (
          <div className="flex flex-col gap-2 bg-paper py-2">
            <div className="flex flex-col gap-2 lg:flex-row">
              <ProductSearchBar
                box={box}
                text={filter.text}
                onText={(text) => onFilter({ ...filter, text })}
                onEnter={() => box.current?.blur()}
                cameraOpen={cameraOpen}
                onCamera={() => setCameraOpen(!cameraOpen)}
              />
              <FilterSelects shopId={shopId} filter={filter} onFilter={onFilter} />
            </div>
            {cameraOpen && (
              <CameraPanel
                onCode={props.onCode}
                nameOf={(code) => bearerWords(findByBarcode(shopId, code)[0])}
                knownWord={t`Trouvé`}
                asking={props.scanned === filter.text}
                onClose={() => setCameraOpen(false)}
              />
            )}
            {ids.length === 0 && near[0] !== undefined && (
              <NearWords text={filter.text} near={productOf(shopId, near[0])?.name ?? ""} />
            )}
          </div>
        )
      }
      whenEmpty={
        props.isEmpty ? (
          props.whenEmpty
        ) : (
          <NothingFound
            text={filter.text}
            filtered={isFiltered}
            onClear={() => onFilter(everyProduct)}
          />
        )
      }
    />
  );
}
