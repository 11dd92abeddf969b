import { useLingui } from "@lingui/react/macro";
import type { ScanOutcome } from "#web/blocks/scan/scan-outcome.ts";
import { useNotYet } from "#web/blocks/scan/use-not-yet.ts";
import { findByBarcode, useArrival } from "#web/store/queries/use-catalogue.ts";
import { showToast } from "#web/ui/toast-state.ts";

type CodeActs = {
  /** One product bears it. */
  one: (productId: string) => void;
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

  return (code, { one, several, none }) => {
    const bearers = findByBarcode(shopId, code).map(({ id }) => id);
    const [first, ...others] = bearers;
    if (first === undefined) {
      if (isLoading) return sayNotYet(code);
      if (none) none();
      else showToast(t`Aucun produit n’a le code ${code}.`, "stop");
      return "unknown";
    }
    if (others.length === 0) {
      one(first);
      return "known";
    }
    showToast(t`Plusieurs produits ont le code ${code} : choisissez par le nom.`, "attention");
    several(bearers);
    return "ask";
  };
}
