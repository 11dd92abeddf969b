import { useEffect, useRef } from "react";
import { isLocked } from "#web/store/sharing/kept.ts";
import { listenToWedge } from "./listen-to-wedge.ts";
import type { ScanHandler } from "./scan-queue.ts";
import { WEDGE_DEFAULTS, type WedgeSettings } from "./wedge-detector.ts";

type Wedge = {
  onScan: ScanHandler;
  /** A scanner sent fewer characters than the minimum: say so, with the text. */
  onTooShort: (text: string, minLength: number) => void;
  enabled?: boolean;
  /** False while codes cannot be looked up yet: what is scanned waits its turn and is not taken for unknown. */
  isReady?: boolean;
  settings?: Partial<WedgeSettings>;
  /** True for the lock of a shared device: it alone hears a scanner while the device is locked, and only then. */
  isLock?: boolean;
};

/** How many listen for codes at this moment: the page, or what lies over it. */
let hearing = 0;

/** A code that nobody waits for may be text, such as a reference, but never a number of pieces or francs. */
function isWritingNumber(): boolean {
  return document.activeElement?.matches("[inputmode=numeric]") ?? false;
}

/**
 * Listens to the whole page for a keyboard-wedge scanner: no focus is needed, and a field that has the focus is put
 * back as it was. Successive scans wait their turn and none is lost. A page that lies under the lock hears nothing.
 * While it is not `enabled`, and nobody else is, a scan into a box for numbers is taken out of it and counts for nothing.
 */
export function useWedge({
  onScan,
  onTooShort,
  enabled = true,
  isReady = true,
  settings,
  isLock = false,
}: Wedge): void {
  const latest = useRef({ onScan, onTooShort, isReady, settings });
  const wake = useRef(() => {});
  useEffect(() => {
    latest.current = { onScan, onTooShort, isReady, settings };
    if (isReady) wake.current();
  });

  useEffect(() => {
    const counts = enabled && !isLock;
    if (counts) hearing += 1;
    const hears = () => isLocked() === isLock && (enabled || (hearing === 0 && isWritingNumber()));
    const stop = listenToWedge({
      hears,
      settings: () => ({ ...WEDGE_DEFAULTS, ...latest.current.settings }),
      onScan: async (text, times) => {
        while (!latest.current.isReady) {
          await new Promise<void>((resolve) => {
            wake.current = resolve;
          });
        }
        if (hears()) await latest.current.onScan(text, times);
      },
      onTooShort: (text, minLength) => latest.current.onTooShort(text, minLength),
    });
    return () => {
      if (counts) hearing -= 1;
      stop();
    };
  }, [enabled, isLock]);
}
