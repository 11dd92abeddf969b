import { useLingui } from "@lingui/react/macro";
import Keyboard from "lucide-react/icons/keyboard";
import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useDeferredValue,
  useMemo,
  useState,
} from "react";
import { isCodeLike, lastDigits } from "#shared/rules/code-readings.ts";
import type { CartLine } from "#shared/rules/sell.ts";
import { CategoryChips } from "#web/blocks/products/category-chips.tsx";
import { ProductSearchBar } from "#web/blocks/products/product-search-bar.tsx";
import { bearerWords } from "#web/blocks/scan/bearer-words.ts";
import { isDone, type ScanOutcome } from "#web/blocks/scan/scan-outcome.ts";
import { withOffice } from "#web/blocks/words/with-office.ts";
import {
  findByBarcode,
  searchCatalogue,
  useCatalogueSearch,
  useCatalogueState,
  useCategories,
  useGrouped,
} from "#web/store/queries/use-catalogue.ts";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { latePart } from "#web/ui/late-part.ts";
import { countsByProduct } from "./cart/cart-lines.ts";
import { LoadingLine } from "./first-run/loading-state.tsx";
import { LazyCamera } from "./lazy-camera.tsx";
import { ProductGrid } from "./product-grid.tsx";
import type { FewFoundProps } from "./search/few-found.tsx";

// Seen once in the life of a shop.
const NoProducts = lazy(async () => ({
  default: (await import("./first-run/no-products.tsx")).NoProducts,
}));

const FewFound = latePart<FewFoundProps>(
  () => withOffice(async () => (await import("./search/few-found.tsx")).FewFound),
  // Without a network only the exact matches are shown.
  ({ ids, grid }) => grid(ids),
);

/** With fewer matches than this, near names follow; never without a search. */
const few = 8;

type ProductsPaneProps = {
  shopId: string;
  lines: readonly CartLine[];
  mayCreate: boolean;
  searchBox: RefObject<HTMLInputElement | null>;
  cameraOpen: boolean;
  onCamera: (open: boolean) => void;
  onCode: (code: string) => ScanOutcome;
  /** Which of several products is meant is being asked. */
  asking: boolean;
  /** The payment is open. */
  paying: boolean;
  onAdd: (productId: string) => boolean;
  onQuantity: (productId: string) => void;
  /** Variants of one family, to choose from. */
  onFamily: (productIds: readonly string[]) => void;
  onCreate: () => void;
  onHelp: () => void;
  /** What one does here besides selling, after the search. */
  more: ReactNode;
};

/** What can be sold: search, camera, categories, tiles. */
export function ProductsPane(props: ProductsPaneProps) {
  const { shopId, lines, cameraOpen, onCamera, onAdd } = props;
  const { t } = useLingui();
  const [text, setText] = useState("");
  const [category, setCategory] = useState<string>();
  // The letters appear as they are typed; what they find is drawn behind them.
  const sought = useDeferredValue(text);
  const filter = { text: sought, category: categoryFor(sought) };
  const ids = useCatalogueSearch(shopId, filter);
  const isSearched = sought.trim() !== "";
  const shown = useGrouped(shopId, ids, !isSearched);
  const categories = useCategories(shopId);
  const { phase, loaded, total } = useCatalogueState(shopId);
  const isEmpty = total === 0;
  const inCart = useMemo(() => countsByProduct(lines), [lines]);

  function isBorne(typed: string): boolean {
    return isCodeLike(typed.trim()) && findByBarcode(shopId, typed).length > 0;
  }

  /** Whoever types a whole code means its product, whatever category they looked at. */
  function categoryFor(typed: string) {
    return category !== undefined && isBorne(typed) ? undefined : category;
  }

  function handleEnter() {
    // Of all that has been typed, drawn or not.
    const [first, second] = searchCatalogue(shopId, { text, category: categoryFor(text) });
    const typed = text.trim();
    // A whole code does what it does when it is scanned; of last digits that several end with none is taken.
    if (isBorne(text) || (!first && isCodeLike(typed))) {
      if (isDone(props.onCode(typed))) setText("");
    } else if (typed !== "" && first && !(second && lastDigits(typed)) && onAdd(first)) setText("");
  }

  function handleShowAll() {
    setText("");
    setCategory(undefined);
  }

  const isFew = ids.length < (isSearched ? few : 1);
  const grid = (products: readonly string[]) => (
    <ProductGrid
      shopId={shopId}
      ids={products}
      variants={shown.variants}
      resetKey={`${category ?? ""} ${sought}`}
      inCart={inCart}
      onAdd={onAdd}
      onQuantity={props.onQuantity}
      onFamily={props.onFamily}
    />
  );

  return (
    <>
      <div className="flex shrink-0 items-center gap-2 p-2 pb-1">
        <ProductSearchBar
          box={props.searchBox}
          text={text}
          onText={setText}
          onEnter={handleEnter}
          cameraOpen={cameraOpen}
          onCamera={() => onCamera(!cameraOpen)}
        />
        <IconButton
          size="sell"
          className="max-md:hidden"
          label={t`Raccourcis du clavier`}
          icon={<Keyboard aria-hidden="true" />}
          onClick={props.onHelp}
        />
        {props.more}
      </div>
      {/* It sells by itself, so it films only what somebody watches. During the payment one looks at the money: on a phone
          the panel is covered, and beside a wide payment it could not be closed. An open camera is a choice that stays. */}
      {cameraOpen && (
        <LazyCamera
          onCode={props.onCode}
          nameOf={(code) => bearerWords(findByBarcode(shopId, code)[0])}
          asking={props.asking}
          paused={props.paying}
          onClose={() => onCamera(false)}
        />
      )}
      {/* Under the keyboard of a phone what is found has the room. */}
      <div className={cx("shrink-0 px-2", text !== "" && "[@media(max-height:30rem)]:hidden")}>
        <CategoryChips categories={categories} current={category} onPick={setCategory} />
      </div>
      {phase === "loading" && <LoadingLine loaded={loaded} total={total} />}
      <div className="flex min-h-0 flex-1 flex-col">
        {isEmpty && (
          <Suspense>
            <NoProducts
              mayCreate={props.mayCreate}
              onCreate={props.onCreate}
              onScan={() => onCamera(true)}
            />
          </Suspense>
        )}
        {!isEmpty &&
          (isFew ? (
            <Suspense fallback={grid(ids)}>
              <FewFound {...filter} {...{ shopId, ids, grid }} onClear={handleShowAll} />
            </Suspense>
          ) : (
            grid(shown.ids)
          ))}
      </div>
    </>
  );
}
