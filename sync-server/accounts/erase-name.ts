import { eq, type SQL, sql } from "drizzle-orm";
import { shopRevisions } from "#server/db/tables/shops.ts";
import type { ShopChange } from "./members.ts";
import { touchMemberships } from "./profile.ts";
import type { Tx } from "./shops.ts";

/** What stands in the books of others where a person was. */
export const nobodysName = "Compte supprimé";

type Named = { id: string; fullName: string };

/**
 * Shops with rows that name somebody: those they are or were a member of, their own among them; both sides of goods
 * that they sent or counted, told or still to be told; those that were told of their no.
 */
export async function shopsThatName(tx: Tx, userId: string): Promise<string[]> {
  const theirs = await tx.execute<{ id: string }>(sql`
    select shop_id as id from shop_users where user_id = ${userId}
    union select id from shops where owner_id = ${userId}
    union select shop_id from invitations where answered_by = ${userId}`);
  // Of goods that went between two shops, neither of which need be one of these any more.
  const sent = await tx.execute<{
    ids: string[];
  }>(sql`/* every shop: transfers that name somebody */
    select array[shop_id, other_shop_id] as ids from shop_transfers
    where by_id = ${userId} or (received is not null and received->>'by' = ${userId})`);
  const ids = [...theirs].map(({ id }) => id);
  return [...new Set([...ids, ...[...sent].flatMap((row) => row.ids)])];
}

/**
 * Their name goes from all rows that show it, whatever they were called when these were written; each shop whose rows
 * change takes its next revision, so that its devices read them again; as one of its members, so that a first load that
 * was read before is not kept. `held`: the shops that name them, locked, with their revisions.
 */
export async function eraseName(
  tx: Tx,
  person: Named,
  held: ReadonlyMap<string, number>,
): Promise<ShopChange[]> {
  const changes = await touchMemberships(tx, person.id);
  for (const change of changes) await eraseIn(tx, person, change);
  const touched = new Set(changes.map(({ shopId }) => shopId));
  for (const [shopId, prevRev] of held) {
    if (touched.has(shopId)) continue;
    const change = { shopId, prevRev, rev: prevRev + 1 };
    if (!(await eraseIn(tx, { id: person.id }, change))) continue;
    const { rev } = change;
    await tx
      .update(shopRevisions)
      .set({ rev, membersRev: rev, turnsRev: rev })
      .where(eq(shopRevisions.shopId, shopId));
    changes.push(change);
  }
  return changes;
}

/**
 * Notices of before their data named the person by identifier are known by the name alone, and only where the person
 * belonged to the shop: `fullName` is given there. True when anything was changed.
 */
async function eraseIn(
  tx: Tx,
  { id, fullName }: { id: string; fullName?: string },
  { shopId, rev }: ShopChange,
): Promise<boolean> {
  const isNamedAlone =
    fullName === undefined
      ? sql`false`
      : sql`data->>'personId' is null and data->>'personName' = ${fullName}`;
  const written = [
    tx.execute(decidedIn(sql`transfers set decided = ${unnamed("decided")}`, "decided")),
    tx.execute(decidedIn(sql`reseller_sales set decided = ${unnamed("decided")}`, "decided")),
    tx.execute(decidedIn(sql`shop_transfers set received = ${unnamed("received")}`, "received")),
    tx.execute(sql`
      update shop_transfers set by_name = ${nobodysName}, rev = ${rev}
      where shop_id = ${shopId} and by_id = ${id} and by_name <> '' returning 1`),
    tx.execute(sql`
      update notifications set data = ${unnamed("data", "personName")}, rev = ${rev}
      where shop_id = ${shopId} and (data->>'personId' = ${id} or (${isNamedAlone})) returning 1`),
    // First loads bear names where nobody can look for them.
    tx.execute(sql`delete from snapshot_parts where shop_id = ${shopId} returning 1`),
  ];
  let count = 0;
  for (const rows of written) count += (await rows).length;
  return count > 0;

  function decidedIn(change: SQL, column: string): SQL {
    return sql`
      update ${change}, rev = ${rev}
      where shop_id = ${shopId} and ${sql.identifier(column)}->>'by' = ${id} returning 1`;
  }
}

/** A column of JSON with nobody's name in the place of somebody's. */
function unnamed(column: string, key = "name"): SQL {
  return sql`jsonb_set(${sql.identifier(column)}, array[${key}], to_jsonb(${nobodysName}::text))`;
}
