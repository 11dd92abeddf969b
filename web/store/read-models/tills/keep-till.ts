import { asOf } from "#shared/rules/as-of.ts";
import { dayCutOf } from "#shared/rules/business-day.ts";
import type { Member } from "#shared/schemas/person.ts";
import type { Device } from "#web/store/device.ts";
import { knownRate } from "#web/store/read-models/facts/known-rate.ts";
import { keptByScope } from "#web/store/read-models/kept-by-scope.ts";
import { LiveRows } from "#web/store/read-models/live-rows.ts";
import { OwnTill, type OwnTillParts } from "./own-till.ts";
import { openTillActBook, type TillActBook } from "./till-act-book.ts";

/** What this device knows of the tills of a shop: everybody's acts, and what lies in its own drawer. */
export type Till = { acts: TillActBook; own: OwnTill; code: () => string };

/** The tills of a shop, opened once and kept fed; undefined when the signed-in person may not read them. */
export const tillOf = keptByScope(open);

async function open(device: Device, shopId: string, scope: string): Promise<Till> {
  const { outbox, clock } = device;
  const feed = device.feedOf(scope);
  const members = LiveRows.of(feed, "members");
  const shop = LiveRows.of(feed, "shops");
  const stops = [members.stop, shop.stop];
  try {
    await Promise.all([members.loaded, shop.loaded]);
    const cut = () => dayCutOf(shop.list()[0]);
    const code = () => device.accessTo(shopId)?.deviceCode ?? "";
    const nameOf = (userId: string, at: string) => {
      const member = members.get(userId) as Member | undefined;
      return member && asOf(member, at).fullName;
    };
    const acts = openTillActBook({ shopId, cut, code, nameOf });
    const keptActs = feed.join(acts);
    stops.push(
      keptActs.stop,
      members.subscribe(() => acts.refresh()),
    );
    await keptActs.loaded;
    const rateOf: OwnTillParts["rateOf"] = (told, at) => knownRate(told, shop.list()[0], at);
    const parts = { outbox, shopId, acts, code, cut, clock, rateOf };
    const own = new OwnTill(parts);
    const keptOwn = feed.join(own, { read: (readModels) => own.read(readModels, scope) });
    stops.push(keptOwn.stop);
    await keptOwn.loaded;
    return { acts, own, code };
  } catch (cause) {
    // The next question opens another: nothing may go on feeding this one.
    for (const stop of stops) stop();
    throw cause;
  }
}
