import { readScaleLabel, type ScaleLabel } from "#shared/rules/scale-label.ts";
import type { CartLine } from "#shared/rules/sell.ts";
import type { ScanOutcome } from "#web/blocks/scan/scan-outcome.ts";
import { findArticle } from "#web/store/queries/find-article.ts";
import { findByBarcode, wareAt } from "#web/store/queries/use-catalogue.ts";
import { showToast } from "#web/ui/toast-state.ts";
import type { CartAct } from "./cart/cart-lines.ts";
import { withLabel } from "./cart/with-label.ts";
import type { Overlay } from "./overlay.ts";
import type { labelWords } from "./scale-label/label-words.ts";

type Taking = {
  shopId: string;
  code: string;
  times: number;
  words: typeof labelWords;
  layouts: readonly string[];
  /** Products are on their way: one that is not found may still come. */
  isLoading: boolean;
  change: (act: (lines: readonly CartLine[]) => CartAct) => boolean;
  show: (overlay: Overlay) => void;
};

/**
 * Sells what a label of a scale says (U9). Whoever bears the whole code where no product is its article is an ordinary
 * product; one that nobody knows is asked for, and its weight is kept meanwhile.
 */
export function takeLabel(taking: Taking): ScanOutcome | undefined {
  const { shopId, code, layouts, isLoading, show } = taking;
  const label = readScaleLabel(code, layouts);
  if (label === undefined) return undefined;
  const found = label === "misread" ? [] : findArticle(shopId, label.article);
  const [only] = found;
  if (!only && (isLoading || findByBarcode(shopId, code).length > 0)) return undefined;
  if (label === "misread") {
    showToast(taking.words.misread(), "stop");
    return "refused";
  }
  if (only && found.length === 1) return sell(taking, only.id, label) ? "known" : "refused";
  const onPick = (id: string) => void sell(taking, id, label);
  show({ kind: "label", label, productIds: found.map(({ id }) => id), onPick });
  return only ? "ask" : "unknown";
}

/** Puts a label's goods in the cart; why not is said. */
function sell(
  { shopId, times, words: labelWords, change }: Taking,
  id: string,
  label: ScaleLabel,
): boolean {
  const product = wareAt(shopId, id);
  if (!product) return false;
  let words: string | undefined;
  const isTaken = change((lines) => {
    const act = withLabel(lines, product, label, times);
    if (typeof act !== "string") return act;
    words = labelWords[act](product.name, label);
    return { lines };
  });
  if (words !== undefined) showToast(words, "stop");
  return isTaken && words === undefined;
}
