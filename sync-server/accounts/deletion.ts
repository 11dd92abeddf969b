import { asc, eq, sql } from "drizzle-orm";
import { departureReasons } from "#server/db/tables/departures.ts";
import { users } from "#server/db/tables/people.ts";
import { shops } from "#server/db/tables/shops.ts";
import type { SyncDeps } from "#server/sync/deps.ts";
import { Overtaken, untilThrough } from "#server/sync/shop/postgres-errors.ts";
import { raiseAccessOf } from "#server/sync/shop/raise-access.ts";
import { internationalPhone, keptPhones, phoneEnding } from "#shared/rules/phone.ts";
import type { AccountDeletion, ShopAtStake } from "#shared/schemas/departure.ts";
import { audit } from "./audit.ts";
import type { AccountsDeps } from "./deps.ts";
import { eraseName, nobodysName, shopsThatName } from "./erase-name.ts";
import { lockInvitations, lockPlan, lockShops } from "./locks.ts";
import type { ShopChange } from "./members.ts";
import { holdSessionsOf } from "./open-sessions.ts";
import { deleteBooks, departureId, isDone, shopAtStake, tellOfDeletion } from "./shop-deletion.ts";
import type { Tx } from "./shops.ts";

/** The shops that would go with the account, each with what devices still hold for it. */
export async function accountAtStake(deps: AccountsDeps, userId: string): Promise<ShopAtStake[]> {
  const owned = await ownedShops(deps.database.db, userId);
  const shops = await Promise.all(owned.map(({ id }) => shopAtStake(deps, id)));
  return shops.flatMap((shop) => shop ?? []);
}

export type AccountDeleted =
  | { ok: true }
  | { ok: false; code: "unsent-sales" | "shops-changed"; shops: ShopAtStake[] };

/**
 * Closes an account: its shops go with it, after the person has seen them named; in the books of others their name
 * becomes « Compte supprimé » and every ticket stands. Refused while a device still holds something for one of the
 * shops. The same request again finds it done.
 */
export async function deleteAccount(
  deps: AccountsDeps,
  sync: SyncDeps,
  asked: AccountDeletion & { userId: string; ip: string },
): Promise<AccountDeleted> {
  const { userId, requestId } = asked;
  if (await isDone(deps.database.db, deps, { requestId, of: userId })) return { ok: true };
  const stake = await accountAtStake(deps, userId);
  if (stake.some((shop) => shop.unsent.length > 0))
    return { ok: false, code: "unsent-sales", shops: stake };
  const changes = await untilThrough(() => inTransaction(deps, asked));
  if (changes === "shops-changed")
    return { ok: false, code: changes, shops: await accountAtStake(deps, userId) };
  await tellOfDeletion(sync, changes.deleted);
  for (const change of changes.left) sync.wake.announce(change);
  return { ok: true };
}

/** Locks in the order of `locks.ts`: everybody whose shops go is told after all shops. */
async function inTransaction(
  deps: AccountsDeps,
  asked: AccountDeletion & { userId: string; ip: string },
): Promise<Record<"deleted" | "left", ShopChange[]> | "shops-changed"> {
  const { userId, ip, requestId, reasons, details } = asked;
  return deps.database.db.transaction(async (tx) => {
    await lockPlan(tx, userId);
    const named = await shopsThatName(tx, userId);
    const held = await lockShops(tx, named);
    const [row] = await tx.select().from(users).where(eq(users.id, userId));
    if (!row || row.deletedAt) return { deleted: [], left: [] };
    const owned = await ownedShops(tx, userId);
    if (!owned.every(({ id }) => asked.shopIds.includes(id))) return "shops-changed";
    const roles = await rolesOf(tx, userId);
    const deleted: ShopChange[] = [];
    const members = new Set<string>();
    for (const { id, name } of owned) {
      const { memberIds, ...change } = await deleteBooks(tx, deps, id);
      deleted.push(change);
      for (const memberId of memberIds) members.add(memberId);
      await audit(deps, { act: "shop-deleted", userId, shopId: id, ip, details: { name } }, tx);
    }
    const left = await leaveShops(tx, deps, row, held);
    const at = new Date(deps.clock());
    await lockInvitations(tx, row);
    const isInAnother = (await shopsThatName(tx, userId)).some((id) => !named.includes(id));
    if (isInAnother) throw new Overtaken("a shop has taken them in meanwhile");
    await holdSessionsOf(tx, userId, at);
    await raiseAccessOf(tx, [...members, userId]);
    const [last] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
    await eraseTraces(tx, last ?? row, at);
    await tx.insert(departureReasons).values({
      requestId: departureId(deps, requestId, userId),
      ...{ at, reasonType: "account_deletion" },
      ...{ reasons, additionalDetails: details, userRole: roles.join(" ") },
    });
    await audit(deps, { act: "account-deleted", userId, ip }, tx);
    return { deleted, left };
  });
}

function ownedShops(tx: Tx, userId: string) {
  return tx
    .select({ id: shops.id, name: shops.name })
    .from(shops)
    .where(eq(shops.ownerId, userId))
    .orderBy(asc(shops.id));
}

async function rolesOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.execute<{ role: string }>(
    sql`select distinct role from shop_users where user_id = ${userId} order by role`,
  );
  return [...rows].map(({ role }) => role);
}

type Row = typeof users.$inferSelect;

/** The person belongs to no shop any more, and their name goes from the rows that show it. */
async function leaveShops(
  tx: Tx,
  deps: AccountsDeps,
  person: Row,
  held: ReadonlyMap<string, number>,
): Promise<ShopChange[]> {
  const { id } = person;
  const changes = await eraseName(tx, person, held);
  await tx.execute(sql`
    update shop_users set is_active = false, left_at = coalesce(left_at, ${new Date(deps.clock()).toISOString()}::timestamptz)
    where user_id = ${id}`);
  for (const { shopId } of changes)
    await tx.execute(sql`delete from notifications where shop_id = ${shopId} and user_id = ${id}`);
  return changes;
}

/** Everything that says who they were, or would sign them in. The row stays, for the books of others name it. */
async function eraseTraces(
  tx: Tx,
  { id, fullName, email, phone, provenPhone }: Row,
  at: Date,
): Promise<void> {
  const told = [internationalPhone(phone), internationalPhone(provenPhone ?? "")];
  const kept = told.flatMap((one) => (one ? keptPhones(one) : []));
  const numbers = [phone, provenPhone, ...kept].filter((one) => one);
  const contacts = [email, ...numbers].filter((one) => one);
  const endings = numbers.flatMap((one) => phoneEnding(one ?? "") ?? []);
  for (const { table, column } of await tablesOfPeople(tx))
    await tx.execute(
      sql`delete from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id}`,
    );
  await tx.execute(sql`delete from registrations where user_id = ${id} or email = ${email}`);
  await tx.execute(sql`delete from password_resets where email = ${email}`);
  await tx.execute(sql`delete from phone_codes where phone = any(${sql.param(numbers)})`);
  await tx.execute(
    sql`delete from outgoing_messages where recipient = any(${sql.param([email, ...numbers])})`,
  );
  // What was pushed to others about them, and what is about to be, says « Quelqu’un ».
  await tx.execute(sql`
    update outgoing_messages set data = data - 'personName' - 'personId'
    where data->>'personId' = ${id} or (data->>'personId' is null and data->>'personName' = ${fullName})`);
  await tx.execute(sql`delete from contact_messages where email = ${email}`);
  await tx.execute(sql`delete from invitations where invitee_email = ${email}`);
  await tx.execute(sql`delete from invitations where answered_by = ${id}`);
  await tx.execute(sql`
    update audit_log set details = details - 'email' - 'phone' - 'reference'
    where user_id = ${id} or details->>'email' = ${email} or details->>'phone' = any(${sql.param(numbers)})`);
  // What was paid stays in our books; what was only announced, nobody waits for any more.
  await tx.execute(sql`
    update payments set status = 'refused', decided_at = ${at.toISOString()}::timestamptz
    where user_id = ${id} and status = 'pending'`);
  await tx.execute(sql`
    update payments set reference = ${nobodysName}
    where user_id = ${id} and (
      exists (select from unnest(${sql.param(contacts)}::text[]) one
        where strpos(replace(lower(reference), ' ', ''), lower(one)) > 0)
      or exists (select from unnest(${sql.param(endings)}::text[]) ending
        where strpos(regexp_replace(reference, '[^0-9]', '', 'g'), ending) > 0))`);
  await tx
    .update(users)
    .set({
      ...{ email: null, phone: "", provenPhone: null, passwordHash: null },
      ...{ fullName: nobodysName, deletedAt: at, accessRev: sql`${users.accessRev} + 1` },
    })
    .where(eq(users.id, id));
}

type OfSomebody = { table: string; column: string };

/** Rows that would go with the person's own, as the database itself has it: a new table is not forgotten. */
async function tablesOfPeople(tx: Tx): Promise<OfSomebody[]> {
  const rows = await tx.execute<OfSomebody>(sql`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confdeltype = 'c' and c.confrelid = 'users'::regclass
    order by 1, 2`);
  return [...rows];
}
