import type { DeviceStatus } from "#shared/schemas/device.ts";

/** How much of the day the figures hold: all up to a moment, but for devices that have not sent everything. */
export type Completeness = { upTo: string | number | undefined; late: number };

/**
 * `heardAt`: when the server last answered this device. A device that announced more than it sent pulls the moment
 * back to when it was last heard.
 */
export function completenessOf(
  devices: readonly DeviceStatus[],
  heardAt: number | undefined,
): Completeness {
  const late = devices.filter((device) => device.missing.length > 0);
  if (late.length === 0) return { upTo: heardAt, late: 0 };
  const moments = late.map((device) => device.lastSeenAt).sort();
  return { upTo: moments[0], late: late.length };
}

/** `118–123, 130`: the numbers that have not arrived. */
export function missingNumbers(missing: DeviceStatus["missing"]): string {
  return missing.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(", ");
}

/** How many operations are still to come. */
export function missingCount(missing: DeviceStatus["missing"]): number {
  return missing.reduce((sum, [from, to]) => sum + to - from + 1, 0);
}
