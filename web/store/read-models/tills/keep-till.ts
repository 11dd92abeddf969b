import type { Device } from "#web/store/device.ts";
import { knownRate } from "#web/store/read-models/facts/known-rate.ts";
import { keptByScope } from "#web/store/read-models/kept-by-scope.ts";
import { openBooks } from "#web/store/read-models/open-books.ts";
import { OwnTill, type OwnTillParts } from "./own-till.ts";
import { openTillActBook, type TillActBook } from "./till-act-book.ts";

/** What this device knows of the tills of a shop: everybody's acts, and what lies in its own drawer. */
export type Till = { acts: TillActBook; own: OwnTill; code: () => string };

/** The tills of a shop, opened once and kept fed; undefined when the signed-in person may not read them. */
export const tillOf = keptByScope(open);

function open(device: Device, shopId: string, scope: string): Promise<Till> {
  const { outbox, clock } = device;
  return openBooks(device, { shopId, scope }, async (books) => {
    const { cut, code, shop, keep, onPeople } = books;
    const feed = device.feedOf(scope);
    const acts = openTillActBook(books);
    onPeople(() => acts.refresh());
    await keep(feed, acts);
    const rateOf: OwnTillParts["rateOf"] = (told, at) => knownRate(told, shop(), at);
    const own = new OwnTill({ outbox, shopId, acts, code, cut, clock, rateOf });
    await keep(feed, [own, { read: (readModels) => own.read(readModels, scope) }]);
    return { acts, own, code };
  });
}
