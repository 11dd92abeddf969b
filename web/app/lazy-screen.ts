import { type ComponentType, lazy } from "react";
import { speakOffice } from "#web/i18n/language.ts";

/** A screen in a chunk of its own, fetched when first opened. */
export function lazyScreen(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }));
}

/** The same for a screen of the office: it opens when its words are there too. */
export function officeScreen(load: () => Promise<ComponentType>) {
  return lazyScreen(async () => (await Promise.all([load(), speakOffice()]))[0]);
}
