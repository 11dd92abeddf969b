import type { ShopView } from "#web/store/read-models/views.ts";

/** How something tells of its changes; gives what ends it. */
type Hear = (tell: () => void) => () => void;

/** Something that may be heard, by what stays the same for as long as it does; undefined while it is not open. */
type LateSource = readonly [key: object, hear: Hear] | undefined;

type Told = { subscribe(listener: () => void): () => void };

/** A thing that tells of its own changes. */
export function told(thing: Told | undefined): LateSource {
  return thing && [thing, (tell) => thing.subscribe(tell)];
}

/** A shop's catalogue from its opening on: its list of products, and their names and categories. */
export function catalogueSources(view: ShopView | undefined): LateSource[] {
  const catalogue = view?.catalogue();
  return [
    view && [view, (tell) => view.subscribeCatalogue(tell)],
    catalogue && [catalogue, (tell) => catalogue.subscribeList(tell)],
  ];
}

/**
 * Hears of several things of which some open only after the first look, because others had to be read before them:
 * after each word the sources are looked through again, and each that is new is heard from then on, once.
 */
export function subscribeLate(sources: () => Iterable<LateSource>, listener: () => void) {
  const stops = new Map<object, () => void>();
  const hearAll = () => {
    for (const source of sources()) {
      if (!source || stops.has(source[0])) continue;
      stops.set(source[0], source[1](tell));
    }
  };
  const tell = () => {
    hearAll();
    listener();
  };
  hearAll();
  return () => {
    for (const stop of stops.values()) stop();
  };
}
