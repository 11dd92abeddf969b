import { useLingui } from "@lingui/react/macro";
import { showToast } from "#web/ui/toast-state.ts";
import { signalScan } from "./scan-feedback.ts";
import type { ScanOutcome } from "./scan-outcome.ts";
import { useWedge } from "./use-wedge.ts";

type CodeWedge = {
  /** While it is not, a code counts for nothing, nor does it write into a box for numbers. */
  enabled: boolean;
  /** Codes wait until products can be looked up. */
  isReady: boolean;
  onCode: (code: string, times: number) => ScanOutcome;
};

/**
 * Codes of a scanner anywhere on the page. It beeps by itself whatever it reads, so one that did nothing is heard, and
 * one that came too short is said.
 */
export function useCodeWedge({ onCode, ...when }: CodeWedge): void {
  const { t } = useLingui();
  useWedge({
    ...when,
    onScan: (code, times) => {
      if (!when.enabled || onCode(code, times) !== "known") signalScan("refused");
    },
    onTooShort: (text, minLength) =>
      showToast(t`Code trop court : ${text} (au moins ${minLength} caractères).`, "attention"),
  });
}
