import type { ShopDevice } from "#web/store/queries/use-devices.ts";

/** How much of what was sold the figures hold. */
export type Completeness = {
  /** Everything that devices announced is here up to this moment; undefined while the server has never answered. */
  upTo: string | number | undefined;
  /** Other devices that gave out numbers which have not arrived. */
  late: number;
  /** Other devices of which nothing was heard for a day: they may have sold without a network. */
  silent: number;
};

const day = 24 * 3_600_000;
/** A telephone that says nothing for so long is no longer used, ms. */
const forgottenAfter = 30 * day;

/**
 * `heardAt`: when the server last answered this device; `now`, by the clock put right, both in ms. A device that announced
 * more than it sent pulls the moment back to when it was last heard. What this very device holds back is in its figures.
 */
export function completenessOf(
  devices: readonly ShopDevice[],
  heardAt: number | undefined,
  now: number,
): Completeness {
  const others = devices.filter(({ isOwn }) => !isOwn);
  const late = others.filter(holdsBack);
  const silent = others.filter((device) => !holdsBack(device) && isSilent(device, now)).length;
  if (heardAt === undefined || late.length === 0)
    return { upTo: heardAt, late: late.length, silent };
  const moments = late.map((device) => device.lastSeenAt).sort();
  return { upTo: moments[0], late: late.length, silent };
}

/** Whether a device gave out numbers that have not arrived. */
export function holdsBack({ missing }: Pick<ShopDevice, "missing">): boolean {
  return missing.length > 0;
}

/** Whether nothing was heard of a device for a day, though it is still in use. */
export function isSilent({ lastSeenAt }: Pick<ShopDevice, "lastSeenAt">, now: number): boolean {
  const age = now - Date.parse(lastSeenAt);
  return age > day && age < forgottenAfter;
}

/** Whether another device may have sold what the figures do not hold. */
export function mayHoldSales(device: ShopDevice, now: number): boolean {
  return !device.isOwn && (holdsBack(device) || isSilent(device, now));
}

/** `118–123, 130`: the numbers that have not arrived. */
export function missingNumbers(missing: ShopDevice["missing"]): string {
  return missing.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(", ");
}

/** How many operations are still to come. */
export function missingCount(missing: ShopDevice["missing"]): number {
  return missing.reduce((sum, [from, to]) => sum + to - from + 1, 0);
}
