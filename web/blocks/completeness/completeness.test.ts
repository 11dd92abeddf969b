import { expect, test } from "vitest";
import type { ShopDevice } from "#web/store/queries/use-devices.ts";
import { completenessOf, missingCount, missingNumbers } from "./completeness.ts";

const now = Date.parse("2026-11-20T14:00:00.000Z");

function aDevice(lastSeenAt: string, changes: Partial<ShopDevice> = {}): ShopDevice {
  return {
    shopId: "s",
    isOwn: false,
    code: "A",
    label: "Téléphone",
    name: "",
    userId: "u",
    fullName: "Aline",
    lastSeenAt,
    announced: 123,
    receivedUpTo: 117,
    missing: [],
    clockOffset: null,
    ...changes,
  };
}

test("everything is here up to the last answer when no device holds anything back", () => {
  const devices = [aDevice("2026-11-20T08:00:00.000Z")];
  expect(completenessOf(devices, 5, now)).toEqual({ upTo: 5, late: 0, silent: 0 });
  expect(completenessOf([], undefined, now)).toEqual({ upTo: undefined, late: 0, silent: 0 });
});

test("devices that hold something back pull the moment to when the first of them was heard", () => {
  const devices = [
    aDevice("2026-11-20T13:05:00.000Z", { missing: [[118, 123]] }),
    aDevice("2026-11-20T12:00:00.000Z", { missing: [[1, 1]] }),
    aDevice("2026-11-20T09:00:00.000Z"),
  ];
  const upTo = "2026-11-20T12:00:00.000Z";
  expect(completenessOf(devices, 5, now)).toEqual({ upTo, late: 2, silent: 0 });
});

test("what this very device has not sent is in its own figures", () => {
  const own = aDevice("2026-11-18T12:00:00.000Z", { missing: [[1, 9]], isOwn: true });
  expect(completenessOf([own], 5, now)).toEqual({ upTo: 5, late: 0, silent: 0 });
});

test.each([
  ["2026-11-19T14:00:00.001Z", 0],
  ["2026-11-19T13:59:00.000Z", 1],
  ["2026-10-21T15:00:00.000Z", 1],
  ["2026-10-21T13:00:00.000Z", 0],
])("a device last heard at %s counts as %d silent one", (lastSeenAt, silent) => {
  expect(completenessOf([aDevice(lastSeenAt)], 5, now).silent).toBe(silent);
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
