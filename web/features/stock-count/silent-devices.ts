import type { DeviceStatus } from "#shared/schemas/device.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** A device heard less long ago has said what it has; in ms. */
const quietFor = 10 * minute;
/** A device quiet for longer that owes nothing is out of use; in ms. */
const retiredAfter = 30 * day;

/** A device that may hold moves which the books do not: what it owes for sure, and since when it is silent. */
export type SilentDevice = Pick<
  DeviceStatus,
  "code" | "label" | "name" | "fullName" | "lastSeenAt"
> & { owes: number };

/**
 * Devices that may have moved goods without the books knowing, the longest silent first: those that announced more
 * than they sent, and those not heard from for ten minutes. This device itself is left out: its own moves count already.
 */
export function silentDevices(
  devices: readonly DeviceStatus[],
  now: number,
  ownCode: string | undefined,
): SilentDevice[] {
  return devices
    .filter(({ code }) => code !== ownCode)
    .map(({ code, label, name, fullName, lastSeenAt, missing }) => ({
      ...{ code, label, name, fullName, lastSeenAt },
      owes: missing.reduce((sum, [from, to]) => sum + to - from + 1, 0),
    }))
    .filter(({ lastSeenAt, owes }) => {
      const silence = now - Date.parse(lastSeenAt);
      return owes > 0 || (silence > quietFor && silence < retiredAfter);
    })
    .sort((a, b) => Date.parse(a.lastSeenAt) - Date.parse(b.lastSeenAt));
}
