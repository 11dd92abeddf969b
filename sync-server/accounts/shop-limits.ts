import { and, asc, eq, sql } from "drizzle-orm";
import { shopRevisions, shops } from "#server/db/tables/shops.ts";
import { must } from "#shared/must.ts";
import type { Usage } from "#shared/rules/plan-limits.ts";
import type { PlanLimits } from "#shared/schemas/plan.ts";
import type { AccountsDeps } from "./deps.ts";
import type { Tx } from "./shops.ts";

type ShopLimits = Pick<PlanLimits, "maxProducts" | "maxAgencies">;

/** Has the shops of an owner follow the plan: each that differs takes its next revision, so that devices learn it. */
export async function limitShops(
  tx: Tx,
  ownerId: string,
  { maxProducts, maxAgencies }: ShopLimits,
): Promise<void> {
  const differing = await tx
    .select({ id: shops.id })
    .from(shops)
    .where(
      and(
        eq(shops.ownerId, ownerId),
        sql`(${shops.maxProducts} is distinct from ${maxProducts}::integer
          or ${shops.maxAgencies} is distinct from ${maxAgencies}::integer)`,
      ),
    )
    .orderBy(asc(shops.id));
  for (const { id } of differing) {
    const next = sql`${shopRevisions.rev} + 1`;
    const [bumped] = await tx
      .update(shopRevisions)
      .set({ rev: next, turnsRev: next })
      .where(eq(shopRevisions.shopId, id))
      .returning({ rev: shopRevisions.rev });
    const { rev } = must(bumped, "the shop's revision");
    await tx.update(shops).set({ maxProducts, maxAgencies, rev }).where(eq(shops.id, id));
  }
}

/** What an owner has of each thing that a plan counts, oldest shop first. */
export async function usageOf({ database }: AccountsDeps, ownerId: string): Promise<Usage> {
  const { sql } = database;
  type Counted = Pick<Usage[number], "agencies" | "products">;
  const owned = await sql<Omit<Usage[number], keyof Counted>[]>`
    select s.id, s.name,
      (select count(*) from shop_users u where u.shop_id = s.id and u.is_active
        and u.role in ('manager', 'employee', 'seller'))::int as employees
    from shops s where s.owner_id = ${ownerId} order by s.created_at, s.id`;
  const usage: Usage = [];
  for (const { id, name, employees } of owned) {
    const [counted] = await sql<Counted[]>`
      select (select count(*) from agencies where shop_id = ${id} and not archived)::int as agencies,
        (select count(*) from products where shop_id = ${id} and not archived)::int as products`;
    usage.push({ id, name, ...must(counted, "counts"), employees });
  }
  return usage;
}
