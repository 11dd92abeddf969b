import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listenToWedge } from "./listen-to-wedge.ts";
import { WEDGE_DEFAULTS } from "./wedge-detector.ts";

class Field {}

beforeEach(() => {
  vi.useFakeTimers();
  const page = Object.assign(new EventTarget(), {
    setTimeout: setTimeout.bind(globalThis),
    clearTimeout: clearTimeout.bind(globalThis),
  });
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", { activeElement: null });
  vi.stubGlobal("reportError", (failure: unknown) => {
    throw failure;
  });
  for (const name of ["HTMLElement", "HTMLInputElement", "HTMLTextAreaElement"])
    vi.stubGlobal(name, Field);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A key going down; true when the page may still act upon it. */
function press(key: string): boolean {
  const event = new Event("keydown", { cancelable: true });
  const held = { repeat: false, ctrlKey: false, altKey: false, metaKey: false, isComposing: false };
  Object.assign(event, { key, code: `Digit${key}`, ...held, getModifierState: () => false });
  Object.defineProperty(event, "timeStamp", { value: performance.now() });
  return window.dispatchEvent(event);
}

/** Ended by Enter, which counts for a button unless it is swallowed. */
function scan(code: string): { enterCounts: boolean } {
  for (const key of code) press(key);
  return { enterCounts: press("Enter") };
}

function aListener() {
  const heard: string[] = [];
  const ears = { open: true };
  const stop = listenToWedge({
    hears: () => ears.open,
    settings: () => WEDGE_DEFAULTS,
    onScan: (text) => void heard.push(text),
    onTooShort: (text) => heard.push(`short ${text}`),
  });
  return { heard, ears, stop };
}

test("a scan is heard wherever the focus is, and its Enter presses nothing", () => {
  const { heard, stop } = aListener();
  expect(scan("5449000000996")).toEqual({ enterCounts: false });
  expect(heard).toEqual(["5449000000996"]);
  stop();
  scan("5449000000996");
  expect(heard).toHaveLength(1);
});

test("a page under the lock hears nothing, also no scan that began before or that only silence ends", () => {
  const { heard, ears } = aListener();
  ears.open = false;
  expect(scan("5449000000996")).toEqual({ enterCounts: true });
  for (const key of "5449000") press(key);
  ears.open = true;
  for (const key of "54490") press(key);
  ears.open = false;
  vi.advanceTimersByTime(1000);
  for (const key of "00996") press(key);
  press("Enter");
  expect(heard).toEqual([]);
  ears.open = true;
  scan("4006381333931");
  expect(heard).toEqual(["4006381333931"]);
});

test("while the lock is there it alone hears, and takes the key that would press what has the focus", () => {
  const [page, lock] = [aListener(), aListener()];
  page.ears.open = false;
  expect(scan("5449000000996")).toEqual({ enterCounts: false });
  expect([page.heard, lock.heard]).toEqual([[], ["5449000000996"]]);
});
