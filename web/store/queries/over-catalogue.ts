import type { Catalogue } from "#web/store/read-models/catalogue/catalogue.ts";

/**
 * Something worked out over all products: anew after a change, and only when it is looked at. `work` is given what it
 * said last, and gives it back while that still holds, so that nothing is drawn again.
 */
export function overCatalogue<T>(catalogue: Catalogue, first: T, work: (last: T) => T) {
  let known = first;
  let isOld = true;
  return {
    subscribe: (listener: () => void) => {
      // What changed between the first look and now was told to nobody.
      isOld = true;
      return catalogue.subscribeAny(() => {
        isOld = true;
        listener();
      });
    },
    read: () => {
      if (isOld) known = work(known);
      isOld = false;
      return known;
    },
  };
}
