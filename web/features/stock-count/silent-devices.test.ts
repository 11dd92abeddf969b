import { expect, test } from "vitest";
import type { DeviceStatus } from "#shared/schemas/device.ts";
import { silentDevices } from "./silent-devices.ts";

const now = Date.parse("2026-11-20T14:00:00Z");

function aDevice(minutesAgo: number, about: Partial<DeviceStatus> = {}): DeviceStatus {
  return {
    code: "B",
    label: "Téléphone",
    name: "",
    userId: "0190a000-0000-7000-8000-000000000001",
    fullName: "Aline",
    lastSeenAt: new Date(now - minutesAgo * 60_000).toISOString(),
    announced: 5,
    receivedUpTo: 5,
    missing: [],
    clockOffset: null,
    ...about,
  };
}

test.each([
  ["heard a moment ago, owes nothing", aDevice(9), false],
  ["not heard for ten minutes", aDevice(11), true],
  ["heard a moment ago, but has more", aDevice(1, { missing: [[4, 5]] }), true],
  ["out of use for a month", aDevice(60 * 24 * 31), false],
  ["out of use for a month with sales in it", aDevice(60 * 24 * 31, { missing: [[5, 5]] }), true],
  ["this very device", aDevice(60, { code: "A" }), false],
])("%s", (_what, device, isSilent) => {
  expect(silentDevices([device], now, "A")).toHaveLength(isSilent ? 1 : 0);
});

test("the longest silent comes first, with how much it owes", () => {
  const silent = silentDevices(
    [
      aDevice(20),
      aDevice(120, {
        code: "C",
        missing: [
          [1, 3],
          [5, 5],
        ],
      }),
    ],
    now,
    undefined,
  );
  expect(silent.map(({ code, owes }) => [code, owes])).toEqual([
    ["C", 4],
    ["B", 0],
  ]);
});
