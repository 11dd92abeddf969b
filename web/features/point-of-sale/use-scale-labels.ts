import { useEffect } from "react";
import { likelyCode } from "#shared/rules/code-readings.ts";
import type { CartLine } from "#shared/rules/sell.ts";
import type { Shop } from "#shared/schemas/shop.ts";
import type { ScanOutcome } from "#web/blocks/scan/scan-outcome.ts";
import { useNotYet } from "#web/blocks/scan/use-not-yet.ts";
import { withOffice } from "#web/blocks/words/with-office.ts";
import type { CartAct } from "./cart/cart-lines.ts";
import type { Overlay } from "./overlay.ts";

// A shop whose scale prints nothing never fetches it.
const load = () =>
  Promise.all([
    import("./take-label.ts"),
    withOffice(async () => (await import("./scale-label/label-words.ts")).labelWords),
  ]);
let part: Awaited<ReturnType<typeof load>> | undefined;

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
    const keep = async () => {
      part = await load();
    };
    if (isRead && !part) void keep().catch(() => {});
  }, [isRead]);

  return (scanned, times) => {
    const code = likelyCode(scanned);
    if (!shop || !layouts || !/^2\d{12}$/.test(code)) return undefined;
    if (!part) return sayNotYet(code);
    const [{ takeLabel }, { default: words }] = part;
    return takeLabel({ shopId: shop.id, code, times, words, layouts, isLoading, change, show });
  };
}
