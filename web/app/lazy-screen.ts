import { type ComponentType, lazy } from "react";

/** A screen in a chunk of its own, fetched when first opened. */
export function lazyScreen(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }));
}
