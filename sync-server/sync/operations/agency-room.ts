import { and, count, eq } from "drizzle-orm";
import { agencies } from "#server/db/tables/agencies.ts";
import { shops } from "#server/db/tables/shops.ts";
import type { Turn } from "#server/sync/turn.ts";
import { must } from "#shared/must.ts";
import type { AgencyRoom } from "#shared/rules/agency.ts";

/** Agencies that are in use, and how many the plan allows, under the shop's lock. */
export async function agencyRoom({ tx, shopId }: Turn): Promise<AgencyRoom> {
  const [shop] = await tx
    .select({ most: shops.maxAgencies })
    .from(shops)
    .where(eq(shops.id, shopId));
  const [found] = await tx
    .select({ inUse: count() })
    .from(agencies)
    .where(and(eq(agencies.shopId, shopId), eq(agencies.archived, false)));
  return { most: must(shop, "the shop").most, inUse: found?.inUse ?? 0 };
}
