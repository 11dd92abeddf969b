import { likelyCode } from "#shared/rules/code-readings.ts";
import type { ScanOutcome } from "#web/blocks/scan/scan-outcome.ts";
import { useCodeWedge } from "#web/blocks/scan/use-code-wedge.ts";
import { useNotYet } from "#web/blocks/scan/use-not-yet.ts";
import type { Overlay } from "./overlay.ts";

type Scan = {
  /** Products that bear a code, at this very moment. */
  find: (code: string) => readonly { id: string }[];
  enabled: boolean;
  /** How far the products have come: codes wait until there are any, and one that is missing may still arrive. */
  arrival: { canSell: boolean; isLoading: boolean };
  /** What a label of a scale does; undefined of any other code. */
  label?: (code: string, pieces: number) => ScanOutcome | undefined;
  add: (productId: string, pieces: number) => boolean;
  show: (overlay: Overlay) => void;
};

/**
 * What a scanned code does, by camera or by scanner: adds its product; asks which when several bear it; says so and
 * offers a choice when none does.
 */
export function useScan({
  find,
  enabled,
  arrival,
  label,
  add,
  show,
}: Scan): (code: string) => ScanOutcome {
  const sayNotYet = useNotYet();

  function handleCode(code: string, pieces = 1): ScanOutcome {
    // A question is open: whoever holds another product before the camera hears that it did not count.
    if (!enabled) return "later";
    const labelled = label?.(code, pieces);
    if (labelled) return labelled;
    const found = find(code);
    const [only] = found;
    if (!only) {
      if (arrival.isLoading) return sayNotYet(code);
      show({ kind: "unknown", code: likelyCode(code) });
      return "unknown";
    }
    if (found.length === 1) return add(only.id, pieces) ? "known" : "refused";
    show({ kind: "several", code, productIds: found.map((item) => item.id) });
    return "ask";
  }

  useCodeWedge({ enabled, isReady: arrival.canSell, onCode: handleCode });

  return handleCode;
}
