import { useLingui } from "@lingui/react/macro";
import { showToast } from "#web/ui/toast-state.ts";
import type { ScanOutcome } from "./scan-outcome.ts";

/** Says of a code nobody bears yet, while products are still on their way, that it may be known in a moment. */
export function useNotYet(): (code: string) => ScanOutcome {
  const { t } = useLingui();
  return (code) => {
    showToast(
      t`Les produits arrivent encore : scannez ${code} de nouveau dans un instant.`,
      "attention",
    );
    return "later";
  };
}
