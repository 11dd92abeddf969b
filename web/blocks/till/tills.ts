import { may } from "#shared/rules/permissions.ts";
import { closingNumber } from "#shared/rules/till.ts";
import type { Role } from "#shared/schemas/person.ts";
import type { TillClosing } from "#shared/schemas/till.ts";
import type { TillActRow } from "#web/store/read-models/tills/till-act-book.ts";

/** A closing among what was done at tills. */
export type Closing = TillActRow & { close: TillClosing };

export function isClosing(act: TillActRow): act is Closing {
  return act.close !== null;
}

/** Whether somebody who keeps a till may read a closing: their own device's, all others only who sees all tills. */
export function maySeeClosing(
  { deviceCode }: Pick<Closing, "deviceCode">,
  { role, code }: { role: Role; code: string },
): boolean {
  return may(role, "see-all-tills") || deviceCode === code;
}

export const numberOf = ({ deviceCode, close }: Closing) => closingNumber(deviceCode, close.z);

/** Closings by business day, the latest day first; in each day as given. */
export function byDay(closings: readonly Closing[]): [day: string, closings: Closing[]][] {
  const days = new Map<string, Closing[]>();
  for (const closing of closings)
    days.set(closing.day, [...(days.get(closing.day) ?? []), closing]);
  return [...days].sort(([a], [b]) => (a < b ? 1 : -1));
}

/** The opening of each device that has not been closed since, newest first. Acts newest first. */
export function openTills(acts: readonly TillActRow[]): TillActRow[] {
  const seen = new Set<string>();
  return acts.filter(({ deviceCode, move, open }) => {
    if (move || seen.has(deviceCode)) return false;
    seen.add(deviceCode);
    return open !== null;
  });
}

/** The float of a device's latest opening: what it will probably be again. Acts newest first. */
export function latestFloat(acts: readonly TillActRow[], code: string): number | undefined {
  return acts.find(({ open, deviceCode }) => open && deviceCode === code)?.open?.float;
}

/**
 * Codes of devices that sold on a day and whose last ticket of it no closing counts yet. `resold` are the receipts of
 * resellers, who have no drawer.
 */
export function unclosedDevices(
  receiptNos: readonly string[],
  closings: readonly Closing[],
  resold: ReadonlySet<string>,
): string[] {
  const last = new Map<string, number>();
  for (const receiptNo of receiptNos) {
    if (resold.has(receiptNo)) continue;
    const [code = "", count = ""] = receiptNo.split("-");
    last.set(code, Math.max(last.get(code) ?? 0, Number(count)));
  }
  const isCounted = (code: string, receipt: number) =>
    closings.some(({ deviceCode, close: { figures } }) => {
      const { firstReceipt, lastReceipt } = figures;
      return (
        deviceCode === code &&
        firstReceipt !== null &&
        lastReceipt !== null &&
        firstReceipt <= receipt &&
        receipt <= lastReceipt
      );
    });
  return [...last].flatMap(([code, receipt]) => (isCounted(code, receipt) ? [] : code)).sort();
}

/**
 * Whether every sale of a closing is among these tickets, to the franc: what was missing when it arrived has come
 * since. `resold` are the receipts of resellers, which no closing counts.
 */
export function haveArrived(
  { deviceCode, close: { figures } }: Closing,
  tickets: readonly { receiptNo: string; total: number }[],
  resold: ReadonlySet<string>,
): boolean {
  const { firstReceipt, lastReceipt, revenue } = figures;
  if (firstReceipt === null || lastReceipt === null) return false;
  const own = tickets.filter(({ receiptNo }) => {
    const [code, count] = receiptNo.split("-");
    const receipt = Number(count);
    return (
      code === deviceCode &&
      receipt >= firstReceipt &&
      receipt <= lastReceipt &&
      !resold.has(receiptNo)
    );
  });
  return (
    own.length === figures.tickets && own.reduce((sum, { total }) => sum + total, 0) === revenue
  );
}
