import { asOf } from "#shared/rules/as-of.ts";
import { dayCutOf } from "#shared/rules/business-day.ts";
import type { Member } from "#shared/schemas/person.ts";
import type { Shop } from "#shared/schemas/shop.ts";
import type { ScopeFeed, ScopeView } from "#web/store/books/scope-feed.ts";
import type { Device } from "#web/store/device.ts";
import { LiveRows } from "#web/store/read-models/live-rows.ts";
import type { TillContext } from "#web/store/read-models/tills/till-act-book.ts";

/** What the books of a shop ask of its settings and its people, and what feeds them. */
export type ShopBooks = TillContext & {
  shop(): Shop | undefined;
  /** Feeds views until one of them cannot be read; resolves when all have been. */
  keep(feed: ScopeFeed, ...views: (ScopeView | Parameters<ScopeFeed["join"]>)[]): Promise<void>;
  /** Called when the people of the shop have changed. */
  onPeople(listener: () => void): void;
};

/**
 * Opens books of a shop whose staff's or reseller's scope is `scope`. Where they cannot be read nothing goes on feeding
 * them: the next question opens others.
 */
export async function openBooks<T>(
  device: Device,
  { shopId, scope }: { shopId: string; scope: string },
  open: (books: ShopBooks) => Promise<T>,
): Promise<T> {
  const feed = device.feedOf(scope);
  const members = LiveRows.of(feed, "members");
  const shops = LiveRows.of(feed, "shops");
  const stops = [members.stop, shops.stop];
  const shop = () => shops.list()[0];
  try {
    await Promise.all([members.loaded, shops.loaded]);
    return await open({
      ...{ shopId, shop, cut: () => dayCutOf(shop()) },
      code: () => device.accessTo(shopId)?.deviceCode ?? "",
      nameOf: (userId, at) => {
        const member = members.get(userId) as Member | undefined;
        return member && asOf(member, at).fullName;
      },
      keep: async (from, ...views) => {
        const joined = views.map((view) =>
          Array.isArray(view) ? from.join(...view) : from.join(view),
        );
        stops.push(...joined.map(({ stop }) => stop));
        await Promise.all(joined.map(({ loaded }) => loaded));
      },
      onPeople: (listener) => stops.push(members.subscribe(listener)),
    });
  } catch (cause) {
    for (const stop of stops) stop();
    throw cause;
  }
}
