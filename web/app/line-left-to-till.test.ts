import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHubState } from "#web/store/hub/state.ts";
import type { OpenStore } from "#web/store/opened-store.ts";

const serviceWorker: { controller: object | null } = { controller: null };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { serviceWorker });
  serviceWorker.controller = null;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Asks on a page that came after so many ms; says whether it has been answered. */
async function asked(ms: number) {
  vi.resetModules();
  const now = vi.spyOn(performance, "now").mockReturnValue(ms);
  const { lineLeftToTill } = await import("./line-left-to-till.ts");
  now.mockRestore();
  const { useCurrentStore } = await import("#web/store/current-store.ts");
  const asking = { isFree: false, useCurrentStore };
  void lineLeftToTill().then(() => {
    asking.isFree = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return asking;
}

test("a quick line is free at once", async () => {
  expect((await asked(900)).isFree).toBe(true);
});

test("so is a slow one where the worker has kept the application", async () => {
  serviceWorker.controller = {};
  expect((await asked(20_000)).isFree).toBe(true);
});

test("a slow one is left to the till until it has been filled, and a little longer", async () => {
  const asking = await asked(20_000);
  const hubState = createHubState();
  await vi.advanceTimersByTimeAsync(30_000);
  asking.useCurrentStore.setState({ store: { hubState } as unknown as OpenStore });
  await vi.advanceTimersByTimeAsync(0);
  hubState.setState({ phase: "sending" });
  hubState.setState({ phase: "idle", problem: "offline" });
  hubState.setState({ phase: "loading" });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asking.isFree).toBe(false);
  hubState.setState({ phase: "idle", problem: null });
  await vi.advanceTimersByTimeAsync(9000);
  expect(asking.isFree).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asking.isFree).toBe(true);
});

test("nobody signs in: three minutes are enough", async () => {
  const asking = await asked(20_000);
  await vi.advanceTimersByTimeAsync(179_000);
  expect(asking.isFree).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asking.isFree).toBe(true);
});
