import { expect, test } from "vitest";
import type { DeviceStatus } from "#shared/schemas/device.ts";
import { completenessOf, missingCount, missingNumbers } from "./completeness.ts";

function aDevice(lastSeenAt: string, missing: DeviceStatus["missing"] = []): DeviceStatus {
  return {
    code: "A",
    label: "Téléphone",
    userId: "u",
    fullName: "Aline",
    lastSeenAt,
    announced: 123,
    receivedUpTo: 117,
    missing,
    clockOffset: null,
  };
}

test("everything is here up to the last answer when no device holds anything back", () => {
  expect(completenessOf([aDevice("2026-11-20T08:00:00.000Z")], 5)).toEqual({ upTo: 5, late: 0 });
  expect(completenessOf([], undefined)).toEqual({ upTo: undefined, late: 0 });
});

test("devices that hold something back pull the moment to when the first of them was heard", () => {
  const devices = [
    aDevice("2026-11-20T13:05:00.000Z", [[118, 123]]),
    aDevice("2026-11-20T12:00:00.000Z", [[1, 1]]),
    aDevice("2026-11-20T09:00:00.000Z"),
  ];
  expect(completenessOf(devices, 5)).toEqual({ upTo: "2026-11-20T12:00:00.000Z", late: 2 });
});

test("numbers that have not arrived", () => {
  expect(
    missingNumbers([
      [118, 123],
      [130, 130],
    ]),
  ).toBe("118–123, 130");
  expect(
    missingCount([
      [118, 123],
      [130, 130],
    ]),
  ).toBe(7);
});
