import { useEffect } from "react";
import { likelyCode } from "#shared/rules/code-readings.ts";
import type { CartLine } from "#shared/rules/sell.ts";
import type { Shop } from "#shared/schemas/shop.ts";
import type { ScanOutcome } from "#web/blocks/scan/scan-outcome.ts";
import { useNotYet } from "#web/blocks/scan/use-not-yet.ts";
import { withOffice } from "#web/i18n/with-office.ts";
import type { CartAct } from "./cart/cart-lines.ts";
import type { Overlay } from "./overlay.ts";

// A shop whose scale prints nothing never fetches it.
const load = () => withOffice(async () => (await import("./take-label.ts")).takeLabel);
type TakeLabel = Awaited<ReturnType<typeof load>>["default"];
let takeLabel: TakeLabel | undefined;

/** What a code does that the shop reads as a label of its scales (U9); undefined of any other. */
export function useScaleLabels(
  shop: Shop | undefined,
  isLoading: boolean,
  change: (act: (lines: readonly CartLine[]) => CartAct) => boolean,
  show: (overlay: Overlay) => void,
): (code: string, times: number) => ScanOutcome | undefined {
  const sayNotYet = useNotYet();
  const layouts = shop?.scaleLabels;
  const isRead = Boolean(layouts?.length);
  useEffect(() => {
    // Without it a label is said to come too early, and asked for again.
    if (isRead)
      void load()
        .then((part) => (takeLabel = part.default))
        .catch(() => {});
  }, [isRead]);

  return (scanned, times) => {
    const code = likelyCode(scanned);
    if (!shop || !layouts || !/^2\d{12}$/.test(code)) return undefined;
    if (!takeLabel) return sayNotYet(code);
    return takeLabel({ shopId: shop.id, code, times, layouts, isLoading, change, show });
  };
}
