import { businessDay } from "#web/i18n/dates.ts";
import { rememberChoice } from "#web/ui/remembered-choice.ts";

const keyOf = (shopId: string) => `till.opened.${shopId}`;

/** Notes on this device that its till in a shop was opened on the day it is there, so that the place of selling need not read its acts. */
export function markOpened(shopId: string, timeZone: string): void {
  rememberChoice(keyOf(shopId), businessDay(Date.now(), timeZone));
}

export function markClosed(shopId: string): void {
  rememberChoice(keyOf(shopId), "");
}

/** Whether the till was opened on another day than this one, and not closed since. */
export function wasOpenedBefore(shopId: string, timeZone: string): boolean {
  const today = businessDay(Date.now(), timeZone);
  try {
    const day = globalThis.localStorage.getItem(keyOf(shopId));
    return !!day && day !== today;
  } catch {
    return false;
  }
}
