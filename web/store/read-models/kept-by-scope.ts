import { may } from "#shared/rules/permissions.ts";
import type { Device } from "#web/store/device.ts";
import { resellerOf } from "#web/store/hub/access.ts";

type Open<T> = (device: Device, shopId: string, scope: string) => Promise<T>;

/**
 * What the staff of a shop reads, or a reseller in their own scope too, or the office alone (`by`), opened once for a device and kept fed:
 * undefined when the signed-in person may not read it. What could not be opened is opened anew by the next question.
 */
export function keptByScope<T>(open: Open<T>, by: "staff" | "everybody" | "office" = "staff") {
  const kept = new WeakMap<Device, Map<string, Promise<T>>>();
  return async (device: Device, shopId: string): Promise<T | undefined> => {
    const { scope, role } = device.accessTo(shopId) ?? {};
    if (!scope || !role || (by !== "everybody" && resellerOf(scope))) return undefined;
    if (by === "office" && !may(role, "keep-suppliers")) return undefined;
    const own = kept.get(device) ?? new Map<string, Promise<T>>();
    kept.set(device, own);
    let one = own.get(scope);
    if (!one) {
      one = open(device, shopId, scope);
      own.set(scope, one);
      one.catch(() => own.delete(scope));
    }
    return one;
  };
}
