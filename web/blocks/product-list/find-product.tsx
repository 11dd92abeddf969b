import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import type { ScaleLabel } from "#shared/rules/scale-label.ts";
import { NothingFound } from "#web/blocks/product-list/nothing-found.tsx";
import { useCodeReader } from "#web/blocks/product-list/use-code-reader.ts";
import { ProductPhoto } from "#web/blocks/products/product-photo.tsx";
import { ProductSearchBar } from "#web/blocks/products/product-search-bar.tsx";
import { bearerWords } from "#web/blocks/scan/bearer-words.ts";
import { CameraPanel } from "#web/blocks/scan/camera-panel.tsx";
import type { ScanOutcome } from "#web/blocks/scan/scan-outcome.ts";
import { useCodeWedge } from "#web/blocks/scan/use-code-wedge.ts";
import { firstOf } from "#web/blocks/shop/with-bearers.ts";
import {
  findByBarcode,
  productOf,
  unitsFound,
  useArrival,
  useProduct,
} from "#web/store/queries/use-catalogue.ts";
import { useNearProducts } from "#web/store/queries/use-near-products.ts";
import { useProductList } from "#web/store/queries/use-product-list.ts";
import { showToast } from "#web/ui/toast-state.ts";

type FindProductProps = {
  shopId: string;
  /** False while a question is open: a scan then finds nothing. */
  hears: boolean;
  /** What a code is called that was read just before: « Compté ». */
  knownWord: string;
  /** `pieces` in its unit; none of what is weighed. */
  onFound: (productId: string, pieces: number) => void;
};

/** More would not be looked through: one types another letter. */
const shownAtOnce = 8;

/** The next product: scanned by camera or scanner, or found by its name. */
export function FindProduct({ shopId, hears, knownWord, onFound }: FindProductProps) {
  const { t } = useLingui();
  const readCode = useCodeReader(shopId);
  const arrival = useArrival(shopId);
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  // The products that bear the code just scanned, to choose from until one types.
  const [several, setSeveral] = useState<readonly string[]>([]);
  const [cameraOpen, setCameraOpen] = useState(false);
  const filter = { text, category: undefined };
  const ids = useProductList(shopId, filter);
  const near = useNearProducts(shopId, filter, ids);
  const isSearched = text.trim() !== "";
  const found = isSearched ? ids.slice(0, shownAtOnce) : several;
  // Only a tap selects a near name, never Enter or a scan.
  const shown = isSearched ? [...found, ...near].slice(0, shownAtOnce) : found;

  function handleCode(code: string, pieces = 1): ScanOutcome {
    if (!hears) return "later";
    return readCode(code, {
      one: (productId, label) => {
        if (label) handleLabel(productId, label, pieces);
        else onFound(productId, pieces * unitsFound(shopId, productId, code));
      },
      several: (productIds) => {
        setText("");
        setSeveral(productIds);
      },
    });
  }

  /** A label that says francs does not say how much there is: the product is found, and its weight is typed. */
  function handleLabel(productId: string, { holds, value }: ScaleLabel, times: number) {
    const isWeighed = productOf(shopId, productId)?.unit === "g";
    if (isWeighed && holds === "price")
      showToast(t`Cette étiquette dit un prix, pas un poids : tapez le poids.`, "attention");
    const units = isWeighed && holds === "weight" ? value : unitsFound(shopId, productId);
    onFound(productId, units * times);
  }

  function handleText(typed: string) {
    setText(typed);
    setSeveral([]);
  }

  function handlePick(productId: string) {
    onFound(productId, unitsFound(shopId, productId));
    handleText("");
    box.current?.focus();
  }

  useCodeWedge({ enabled: hears, isReady: arrival.canSell, onCode: handleCode });

  function handleEnter() {
    const first = firstOf(shopId, text, found);
    if (text !== "" && first !== undefined) handlePick(first);
  }

  return (
    <div className="flex flex-col gap-2">
      <ProductSearchBar
        box={box}
        text={text}
        onText={handleText}
        onEnter={handleEnter}
        cameraOpen={cameraOpen}
        onCamera={() => setCameraOpen(!cameraOpen)}
      />
      {cameraOpen && (
        <CameraPanel
          onCode={handleCode}
          nameOf={(code) => bearerWords(findByBarcode(shopId, code)[0])}
          knownWord={knownWord}
          asking={several.length > 0}
          onClose={() => setCameraOpen(false)}
        />
      )}
      {isSearched && found.length === 0 && (
        <NothingFound
          text={text}
          near={near[0] && productOf(shopId, near[0])?.name}
          onClear={() => handleText("")}
        />
      )}
      {shown.length > 0 && (
        <ul aria-label={t`Produits trouvés`} className="rounded-card border border-line bg-surface">
          {shown.map((id) => (
            <FoundProduct key={id} shopId={shopId} id={id} onPick={() => handlePick(id)} />
          ))}
        </ul>
      )}
    </div>
  );
}

type FoundProductProps = { shopId: string; id: string; onPick: () => void };

function FoundProduct({ shopId, id, onPick }: FoundProductProps) {
  const item = useProduct(shopId, id);
  if (!item) return null;
  return (
    <li>
      <button
        type="button"
        onClick={onPick}
        className="flex min-h-14 w-full items-center gap-3 rounded-control px-3 text-left hover:bg-sunken"
      >
        <ProductPhoto shopId={shopId} name={item.name} images={item.images} size="small" />
        <span className="min-w-0 flex-1 leading-tight font-medium wrap-anywhere">{item.name}</span>
      </button>
    </li>
  );
}
