import { snapshotField } from "./field-snapshot.ts";
import { createScanQueue, type ScanHandler } from "./scan-queue.ts";
import {
  IDLE,
  pressKey,
  type WedgeEffect,
  type WedgeSettings,
  waitUntil,
} from "./wedge-detector.ts";

type Listening = {
  /** Asked at each key and before each scan is handed on: whoever was heard a moment ago may have been locked out. */
  hears: () => boolean;
  settings: () => WedgeSettings;
  onScan: ScanHandler;
  onTooShort: (text: string, minLength: number) => void;
};

/** Hears the scanner on the whole page, and returns what ends that. */
export function listenToWedge({ hears, settings, onScan, onTooShort }: Listening): () => void {
  const push = createScanQueue((text, times) => {
    if (hears()) return onScan(text, times);
  }, reportError);
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
    if (!hears()) return;
    const step = waitUntil(state, performance.now(), settings());
    state = step.state;
    apply(step.effects);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (!hears()) {
      state = IDLE;
      return;
    }
    if (event.isComposing) return;
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
