import { afterEach, expect, test, vi } from "vitest";
import { markClosed, markOpened, wasOpenedBefore } from "./till-mark.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a till is of the day it is in its shop, and late from that shop's midnight on", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const [nairobi, dakar] = ["Africa/Nairobi", "Africa/Dakar"];
  vi.useFakeTimers({ now: Date.parse("2026-11-20T20:00:00.000Z") });
  const cut = (timeZone: string, dayTurnsAt = 0) => ({ timeZone, dayTurnsAt });
  for (const zone of [nairobi, dakar]) markOpened(zone, cut(zone));
  vi.setSystemTime("2026-11-20T21:30:00.000Z");
  expect([nairobi, dakar].map((zone) => wasOpenedBefore(zone, cut(zone)))).toEqual([true, false]);
  markClosed(nairobi);
  expect(wasOpenedBefore(nairobi, cut(nairobi))).toBe(false);
  // Midnight at Douala is none here.
  vi.setSystemTime("2026-11-20T23:30:00.000Z");
  expect(wasOpenedBefore(dakar, cut(dakar))).toBe(false);
  vi.setSystemTime("2026-11-21T00:00:00.000Z");
  expect(wasOpenedBefore(dakar, cut(dakar))).toBe(true);
  // Nor is midnight where the day turns at four.
  expect(wasOpenedBefore(dakar, cut(dakar, 4))).toBe(false);
});
