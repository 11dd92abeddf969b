import { expect, test } from "vitest";
import type { Catalogue } from "#web/store/read-models/catalogue/catalogue.ts";
import { overCatalogue } from "./over-catalogue.ts";

/** As much of a catalogue as is listened to. */
function aCatalogue() {
  const listeners = new Set<() => void>();
  const subscribeAny = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    catalogue: { subscribeAny } as unknown as Catalogue,
    change: () => {
      for (const listener of listeners) listener();
    },
  };
}

test("is worked out once for any number of looks, and anew after a change", () => {
  const { catalogue, change } = aCatalogue();
  let works = 0;
  const source = overCatalogue(catalogue, 0, () => (works += 1));
  let told = 0;
  source.subscribe(() => (told += 1));
  expect([source.read(), source.read()]).toEqual([1, 1]);
  change();
  expect([source.read(), source.read(), told]).toEqual([2, 2, 1]);
});

test("what changed between the first look and the listening is seen", () => {
  const { catalogue } = aCatalogue();
  let pieces = 3;
  const source = overCatalogue(catalogue, 0, () => pieces);
  expect(source.read()).toBe(3);
  pieces = 2;
  source.subscribe(() => {});
  expect(source.read()).toBe(2);
});
