import type { DayCut } from "#shared/rules/business-day.ts";
import { businessDay } from "#web/i18n/dates.ts";
import { rememberChoice } from "#web/ui/remembered-choice.ts";

const keyOf = (shopId: string) => `till.opened.${shopId}`;

/** Notes on this device that its till in a shop was opened on the day it is there, so that the place of selling need not read its acts. */
export function markOpened(shopId: string, cut: DayCut): void {
  rememberChoice(keyOf(shopId), businessDay(Date.now(), cut));
}

export function markClosed(shopId: string): void {
  rememberChoice(keyOf(shopId), "");
}

/** Whether the till was opened on another day than this one, and not closed since. */
export function wasOpenedBefore(shopId: string, cut: DayCut): boolean {
  const today = businessDay(Date.now(), cut);
  try {
    const day = globalThis.localStorage.getItem(keyOf(shopId));
    return !!day && day !== today;
  } catch {
    return false;
  }
}
