import { useLingui } from "@lingui/react/macro";
import { showToast } from "#web/ui/toast-state.ts";
import { signalScan } from "./scan-feedback.ts";
import { useWedge } from "./use-wedge.ts";

type CodeWedge = {
  enabled: boolean;
  /** Codes wait until products can be looked up. */
  isReady: boolean;
  onCode: (code: string, times: number) => "known" | "unknown";
};

/** Codes of a scanner anywhere on the page: an unknown one is heard, one that came too short is said. */
export function useCodeWedge({ onCode, ...when }: CodeWedge): void {
  const { t } = useLingui();
  useWedge({
    ...when,
    onScan: (code, times) => {
      if (onCode(code, times) === "unknown") signalScan("refused");
    },
    onTooShort: (text, minLength) =>
      showToast(t`Code trop court : ${text} (au moins ${minLength} caractères).`, "attention"),
  });
}
