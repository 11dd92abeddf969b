import { and, count, eq } from "drizzle-orm";
import { agencies } from "#server/db/tables/agencies.ts";
import type { Turn } from "#server/sync/shop/turn.ts";
import type { AgencyRoom } from "#shared/rules/agency.ts";

/** Agencies that are in use, and how many the plan allows, under the shop's lock. */
export async function agencyRoom({ tx, shopId, maxAgencies }: Turn): Promise<AgencyRoom> {
  const [found] = await tx
    .select({ inUse: count() })
    .from(agencies)
    .where(and(eq(agencies.shopId, shopId), eq(agencies.archived, false)));
  return { most: maxAgencies, inUse: found?.inUse ?? 0 };
}
