import { eq, sql } from "drizzle-orm";
import { deletedShops } from "#server/db/tables/departures.ts";
import { shops } from "#server/db/tables/shops.ts";
import { defaultTimeZone } from "#shared/rules/business-day.ts";
import { countries, countryOf, isCountry } from "#shared/rules/countries.ts";
import { limitsNow, refuseOneMore } from "#shared/rules/plan-limits.ts";
import { isTimeZone } from "#shared/rules/time-zone.ts";
import type { NewShopRequest } from "#shared/schemas/new-shop.ts";
import type { AccountsDeps } from "./deps.ts";
import { createShop } from "./shops.ts";
import { lockedSubscription, standingOf } from "./subscriptions.ts";

export type Opened =
  | { ok: true; isNew: boolean }
  | { ok: false; code: "no-subscription" | "plan-limit" | "id-taken" };

/** Where a new shop lies and which zone its days are cut in, as far as its owner's device can tell. */
function placeOf({ country, timeZone, phone }: NewShopRequest): {
  country: string;
  timeZone: string;
} {
  const zone = timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined;
  const code =
    country !== undefined && isCountry(country) ? country : countryOf({ phone, timeZone: zone });
  const home = countries[code]?.zones ?? [];
  // A shop in Dakar that is opened from Paris has the clocks of Dakar.
  const own = zone !== undefined && home.includes(zone) ? zone : home[0];
  return { country: code, timeZone: own ?? zone ?? defaultTimeZone };
}

/** Opens a shop within the owner's plan. `id` is made by whoever asks: a lost answer is asked for again with it. */
export async function openShop(
  deps: AccountsDeps,
  ownerId: string,
  fields: NewShopRequest,
): Promise<Opened> {
  return deps.database.db.transaction(async (tx) => {
    // Two at once are counted one after the other.
    if (!(await lockedSubscription(tx, ownerId))) return { ok: false, code: "no-subscription" };
    const [known] = await tx
      .select({ ownerId: shops.ownerId })
      .from(shops)
      .where(eq(shops.id, fields.id));
    if (known)
      return known.ownerId === ownerId
        ? { ok: true, isNew: false }
        : { ok: false, code: "id-taken" };
    // Asked after the shops: one that is deleted meanwhile is found here. Its log, its devices' codes and what other
    // instances remember of it are still known by this identifier.
    const [gone] = await tx
      .select({ at: deletedShops.at })
      .from(deletedShops)
      .where(eq(deletedShops.shopId, fields.id));
    if (gone) return { ok: false, code: "id-taken" };
    const [owned] = await tx
      .select({ count: sql<number>`count(*)` })
      .from(shops)
      .where(eq(shops.ownerId, ownerId));
    const standing = await standingOf(deps, ownerId, tx);
    if (!standing || refuseOneMore(standing, "shops", Number(owned?.count ?? 0)))
      return { ok: false, code: "plan-limit" };
    const { maxProducts, maxAgencies } = limitsNow(standing);
    const place = placeOf(fields);
    await createShop(tx, ownerId, { ...fields, ...place, maxProducts, maxAgencies }, deps.clock());
    return { ok: true, isNew: true };
  });
}
