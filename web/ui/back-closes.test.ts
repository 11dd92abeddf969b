import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** A tab with a page under the one that is looked at; it takes its time to go back, as browsers do. */
function aTab() {
  const entries: unknown[] = ["first", { page: "second" }];
  const heard: (() => void)[] = [];
  const back = () => {
    setTimeout(() => {
      entries.pop();
      for (const hear of heard) hear();
    }, 10);
  };
  vi.stubGlobal("history", {
    get state() {
      return entries.at(-1);
    },
    pushState: (state: unknown) => entries.push(state),
    back,
  });
  vi.stubGlobal("window", { addEventListener: (_: string, hear: () => void) => heard.push(hear) });
  return {
    entries,
    goBack() {
      back();
      vi.runAllTimers();
    },
  };
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("back closes what lies over a page that asks, then asks, then leaves", async () => {
  const { closesWithBack, asksBeforeBack } = await import("./back-closes.ts");
  const tab = aTab();
  const done: string[] = [];
  const letGo = asksBeforeBack(() => {
    done.push("asked");
    letGo();
  });
  const close = closesWithBack(() => {
    done.push("closed");
    close();
  }, true);
  expect(tab.entries).toHaveLength(3);
  tab.goBack();
  expect(done).toEqual(["closed"]);
  tab.goBack();
  expect(done).toEqual(["closed", "asked"]);
  expect(tab.entries).toHaveLength(2);
  tab.goBack();
  expect(done).toEqual(["closed", "asked"]);
  expect(tab.entries).toEqual(["first"]);
});

test("what is closed otherwise asks nothing", async () => {
  const { closesWithBack, asksBeforeBack } = await import("./back-closes.ts");
  const tab = aTab();
  const ask = vi.fn();
  const letGo = asksBeforeBack(ask);
  closesWithBack(vi.fn(), false)();
  vi.runAllTimers();
  expect(tab.entries).toHaveLength(3);
  letGo();
  vi.runAllTimers();
  expect(ask).not.toHaveBeenCalled();
  expect(tab.entries).toHaveLength(2);
});

test("a page that begins to ask under something open still asks after it", async () => {
  const { closesWithBack, asksBeforeBack } = await import("./back-closes.ts");
  const tab = aTab();
  const ask = vi.fn();
  const close = closesWithBack(() => close(), true);
  asksBeforeBack(ask);
  tab.goBack();
  expect(ask).not.toHaveBeenCalled();
  tab.goBack();
  expect(ask).toHaveBeenCalledOnce();
});

test("what opens while the entry of another is left stays open, and is closed without leaving the page", async () => {
  const { closesWithBack } = await import("./back-closes.ts");
  const tab = aTab();
  const onBack = vi.fn();
  closesWithBack(vi.fn(), true)();
  vi.advanceTimersByTime(5);
  const close = closesWithBack(onBack, true);
  vi.runAllTimers();
  expect(onBack).not.toHaveBeenCalled();
  expect(tab.entries).toHaveLength(3);
  close();
  vi.advanceTimersByTime(5);
  closesWithBack(vi.fn(), true)();
  vi.runAllTimers();
  expect(tab.entries).toHaveLength(2);
});

test("a browser that closes by itself still has the page asked", async () => {
  vi.stubGlobal("CloseWatcher", class {});
  const { closesWithBack, asksBeforeBack } = await import("./back-closes.ts");
  const tab = aTab();
  const ask = vi.fn();
  closesWithBack(vi.fn(), true);
  expect(tab.entries).toHaveLength(2);
  asksBeforeBack(ask);
  tab.goBack();
  expect(ask).toHaveBeenCalledOnce();
});
