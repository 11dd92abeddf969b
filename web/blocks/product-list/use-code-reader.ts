import { useLingui } from "@lingui/react/macro";
import { likelyCode } from "#shared/rules/code-readings.ts";
import { readScaleLabel, type ScaleLabel } from "#shared/rules/scale-label.ts";
import type { ScanOutcome } from "#web/blocks/scan/scan-outcome.ts";
import { useNotYet } from "#web/blocks/scan/use-not-yet.ts";
import { findArticle } from "#web/store/queries/find-article.ts";
import { findByBarcode, useArrival } from "#web/store/queries/use-catalogue.ts";
import { useShop } from "#web/store/queries/use-shop.ts";
import { showToast } from "#web/ui/toast-state.ts";

type CodeActs = {
  /** One product bears it, or is the article of a label of a scale. */
  one: (productId: string, label?: ScaleLabel) => void;
  /** These bear it: they are to be shown to choose from. That there are several is said here. */
  several: (productIds: readonly string[]) => void;
  /** None does; where nothing follows from that, it is said here. */
  none?: () => void;
};

/** Reads a code for a screen that looks products up: who bears it decides what happens. */
export function useCodeReader(shopId: string): (code: string, acts: CodeActs) => ScanOutcome {
  const { t } = useLingui();
  const sayNotYet = useNotYet();
  const { isLoading } = useArrival(shopId);
  const layouts = useShop(shopId)?.scaleLabels ?? [];

  return (code, { one, several, none }) => {
    const label = readScaleLabel(likelyCode(code), layouts);
    const article = label && label !== "misread" ? findArticle(shopId, label.article) : [];
    const found = article.length > 0 ? article : findByBarcode(shopId, code);
    const bearers = found.map(({ id }) => id);
    const [first, ...others] = bearers;
    if (label === "misread" && first === undefined) {
      showToast(t`Étiquette de balance mal lue : scannez-la encore.`, "stop");
      return "refused";
    }
    if (first === undefined) {
      if (isLoading) return sayNotYet(code);
      if (none) none();
      else showToast(t`Aucun produit n’a le code ${code}.`, "stop");
      return "unknown";
    }
    if (others.length === 0) {
      one(first, article.length > 0 && label !== "misread" ? label : undefined);
      return "known";
    }
    showToast(t`Plusieurs produits ont le code ${code} : choisissez par le nom.`, "attention");
    several(bearers);
    return "ask";
  };
}
