import { sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/client.ts";

/** What arrived of a numbering of a device in the shop that goes, as Postgres writes it, and who spoke for it there last. */
type Going = { deviceId: string; epoch: number; userId: string; numbers: string };

/**
 * Before a shop goes with all its rows: its devices' numbers stay known to the other shops that they work for, as far as
 * whoever spoke for it belongs to those or to another of their owner's, the one that goes among them.
 */
export async function keepNumbersOf(tx: Db | Tx, shopId: string): Promise<void> {
  const going = [...(await arrivedIn(tx, shopId)), ...(await unreadableOf(tx, shopId))];
  if (going.length === 0) return;
  const users = `{${[...new Set(going.map(({ userId }) => userId))].join(",")}}`;
  const heirs = await tx.execute<{ id: string; users: string[] }>(sql`
    select other.id, array_agg(distinct m.user_id::text) as users
    from shop_users m join shops s on s.id = m.shop_id join shops other on other.owner_id = s.owner_id
    where m.user_id = any(${users}::uuid[]) and other.id <> ${shopId} group by 1 order by 1`);
  for (const { id, users } of heirs)
    await enter(
      tx,
      id,
      going.filter(({ userId }) => users.includes(userId)),
    );
}

async function arrivedIn(tx: Db | Tx, shopId: string): Promise<Going[]> {
  const rows = await tx.execute<Going>(sql`
    select o.device_id as "deviceId", o.epoch, o.user_id as "userId",
      range_agg(int8range(x.seq, x.seq + 1))::text as numbers
    from devices o cross join lateral (
      select s.seq from sales s where s.shop_id = o.shop_id and s.device_no = o.no
      union all
      select l.seq from op_ledger l where l.shop_id = o.shop_id and l.device_no = o.no and l.kind <> 'sale'
    ) x
    where o.shop_id = ${shopId} group by 1, 2, 3`);
  return [...rows];
}

/** What could not be understood of its devices, by whoever spoke for each of them last. */
async function unreadableOf(tx: Db | Tx, shopId: string): Promise<Going[]> {
  const found = await tx.execute<Omit<Going, "userId">>(sql`
    select device_id as "deviceId", epoch, range_agg(int8range(seq, seq + 1))::text as numbers
    from unreadable_operations where shop_id = ${shopId} and seq is not null group by 1, 2`);
  if (found.length === 0) return [];
  const speakers = await tx.execute<Omit<Going, "numbers">>(sql`
    select device_id as "deviceId", epoch, user_id as "userId" from devices where shop_id = ${shopId}`);
  const nameOf = ({ deviceId, epoch }: Omit<Going, "numbers" | "userId">) => `${deviceId} ${epoch}`;
  const userIds = new Map([...speakers].map((one) => [nameOf(one), one.userId]));
  return [...found].flatMap((one) => {
    const userId = userIds.get(nameOf(one));
    return userId === undefined ? [] : [{ ...one, userId }];
  });
}

/** Into the rows of another shop that has one of these numberings. */
async function enter(tx: Db | Tx, shopId: string, going: readonly Going[]): Promise<void> {
  await tx.execute(sql`
    update devices d set arrived = d.arrived + g.numbers
    from (
      select "deviceId" as device_id, epoch, range_agg(numbers) as numbers
      from jsonb_to_recordset(${JSON.stringify(going)}::text::jsonb)
        r("deviceId" uuid, epoch bigint, numbers int8multirange)
      group by 1, 2
    ) g
    where d.shop_id = ${shopId} and d.device_id = g.device_id and d.epoch = g.epoch`);
}
