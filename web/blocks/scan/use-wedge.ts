import { useEffect, useRef } from "react";
import { snapshotField } from "./field-snapshot.ts";
import { createScanQueue, type ScanHandler } from "./scan-queue.ts";
import {
  IDLE,
  pressKey,
  WEDGE_DEFAULTS,
  type WedgeEffect,
  type WedgeSettings,
  waitUntil,
} from "./wedge-detector.ts";

type Wedge = {
  onScan: ScanHandler;
  /** A scanner sent fewer characters than the minimum: say so, with the text. */
  onTooShort: (text: string, minLength: number) => void;
  enabled?: boolean;
  /** False while codes cannot be looked up yet: what is scanned waits its turn and is not taken for unknown. */
  isReady?: boolean;
  settings?: Partial<WedgeSettings>;
};

/** A field inside an element with this attribute keeps what a scanner writes: the barcode of a product form. */
const KEEPS_SCANS = "[data-keeps-scans]";

/**
 * Listens to the whole page for a keyboard-wedge scanner: no focus is needed, and a field that has the focus is put
 * back as it was. Successive scans wait their turn and none is lost.
 */
export function useWedge({
  onScan,
  onTooShort,
  enabled = true,
  isReady = true,
  settings,
}: Wedge): void {
  const latest = useRef({ onScan, onTooShort, isReady, settings });
  const wake = useRef(() => {});
  useEffect(() => {
    latest.current = { onScan, onTooShort, isReady, settings };
    if (isReady) wake.current();
  });

  useEffect(() => {
    if (!enabled) return;
    return listenToWedge(
      () => ({ ...WEDGE_DEFAULTS, ...latest.current.settings }),
      async (text, times) => {
        while (!latest.current.isReady) {
          await new Promise<void>((resolve) => {
            wake.current = resolve;
          });
        }
        await latest.current.onScan(text, times);
      },
      (text, minLength) => latest.current.onTooShort(text, minLength),
    );
  }, [enabled]);
}

/** Attaches the listener and returns what takes it away. */
function listenToWedge(
  settings: () => WedgeSettings,
  onScan: ScanHandler,
  onTooShort: Wedge["onTooShort"],
): () => void {
  const push = createScanQueue(onScan, reportError);
  let state = IDLE;
  let restore = () => {};
  let timer: number | undefined;

  function apply(effects: readonly WedgeEffect[]) {
    for (const effect of effects) {
      if (effect.kind === "started") restore = snapshotField(document.activeElement);
      else if (effect.kind === "too-short") onTooShort(effect.text, settings().minLength);
      else {
        restore();
        push(effect.text);
      }
    }
  }

  function handleSilence() {
    const step = waitUntil(state, performance.now(), settings());
    state = step.state;
    apply(step.effects);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.isComposing || document.activeElement?.closest(KEEPS_SCANS)) return;
    const { key, code, timeStamp: at, repeat, ctrlKey, altKey, metaKey } = event;
    const control = (ctrlKey || altKey || metaKey) && !event.getModifierState("AltGraph");
    const step = pressKey(state, { key, code, at, control, repeat }, settings());
    state = step.state;
    if (step.swallow && !(key === " " && isTyping())) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    apply(step.effects);
    window.clearTimeout(timer);
    // Keys that already wait in the browser's queue are handled before a timer of a few milliseconds more.
    if (state.strokes.length > 1) timer = window.setTimeout(handleSilence, settings().pauseMs + 5);
  }

  window.addEventListener("keydown", handleKeyDown, true);
  return () => {
    window.removeEventListener("keydown", handleKeyDown, true);
    window.clearTimeout(timer);
  };
}

function isTyping(): boolean {
  return (
    document.activeElement instanceof HTMLElement &&
    document.activeElement.matches("input, textarea, [contenteditable]")
  );
}
