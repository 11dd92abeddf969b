import { type ComponentType, lazy } from "react";
import { speak } from "#web/i18n/language.ts";

/** A screen in a chunk of its own, fetched when first opened. */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }));
}

/** The same for a screen of the office: it opens when its words are there too. */
export function officeScreen(load: () => Promise<ComponentType>) {
  return lazyScreen(async () => (await Promise.all([load(), speak("office")]))[0]);
}

/** The same for the screens in front of the door. */
export function accountScreen(load: () => Promise<ComponentType>) {
  return lazyScreen(async () => (await Promise.all([load(), speak("account")]))[0]);
}
