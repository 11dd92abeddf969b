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

/**
 * Listens to the whole page for a keyboard-wedge scanner: no focus is needed, and a field that has the focus is put
 * back as it was. Successive scans wait their turn and none is lost. A page that lies under the lock hears nothing.
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
    if (!enabled) return;
    const hears = () => isLocked() === isLock;
    return listenToWedge({
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
  }, [enabled, isLock]);
}
