import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/**
 * A part that nobody asked for, fetched beside the page and never instead of it: where it cannot be had there is what
 * stands in for it, by itself nothing, until the page is loaded anew. What somebody asks for by a tap is to say so.
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  StandIn: ComponentType<Props> = () => null,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return await load();
    } catch {
      return { default: StandIn };
    }
  });
}
