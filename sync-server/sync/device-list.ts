import { sql as sqlOf } from "drizzle-orm";
import type { Db, Sql, Tx } from "#server/db/client.ts";
import { shownName } from "#server/db/shown-name.ts";
import type { DeviceStatus } from "#shared/schemas/device.ts";

/** A clock that is off by more than this (ms) is worth telling. */
const oddClock = 2 * 60_000;
const mostGaps = 20;
/** So many numbers found anew are worth a write: fewer are found again as quickly. */
const worthKeeping = 100;
/** Of numbers that never came, however many lie between those that did, a row stays small. */
const mostStretches = 1000;

type Row = Omit<DeviceStatus, "missing" | "receivedUpTo"> & {
  no: number;
  isLatest: boolean;
  /** Stretches of numbers that have arrived, in order, from and to. */
  arrived: [number, number][];
  /** The same as Postgres writes it, and how many of them its row did not know yet. */
  numbers: string;
  found: number;
};

/**
 * The devices of a shop. A device numbers its operations over all shops it works for, so what it sent to the others
 * counts as arrived too, as far as it was sent by members of any shop of the same owner: several of them may use one
 * device, and whoever works in one of these shops alone may be the last who spoke for it there.
 * Numberings of before (a storage that was restored) are listed while something of them is missing.
 *
 * Numbers that have arrived stay so, and lie in the same database as the row that remembers them: those are looked for
 * alone that it does not know, whichever instance looks. What was sent to another shop counts on when that is deleted.
 */
export async function listDevices(sql: Sql, shopId: string): Promise<DeviceStatus[]> {
  const rows = await sql<Row[]>`
    with own as (
      select d.*, d.epoch = max(d.epoch) over (partition by d.device_id) as is_latest
      from devices d where d.shop_id = ${shopId}
    ), members as (
      select m.user_id from shop_users m join shops s on s.id = m.shop_id
      where s.owner_id = (select owner_id from shops where id = ${shopId})
    ), unknown as (
      select own.no, own.device_id, own.epoch, lower(r) as first, upper(r) as after
      from own, unnest(int8multirange(int8range(1, 9223372036854775807)) - own.arrived) r
    ), numbers as (
      select g.no, x.seq
      from unknown g
      join devices o on o.device_id = g.device_id and o.epoch = g.epoch and o.user_id in (select user_id from members)
      cross join lateral (
        select s.seq from sales s
        where s.shop_id = o.shop_id and s.device_no = o.no and s.seq >= g.first and s.seq < g.after
        union all
        select l.seq from op_ledger l
        where l.shop_id = o.shop_id and l.device_no = o.no and l.kind <> 'sale' and l.seq >= g.first and l.seq < g.after
      ) x
      union all
      select g.no, n.seq from unknown g
      join unreadable_operations n
        on n.device_id = g.device_id and n.epoch = g.epoch and n.seq >= g.first and n.seq < g.after
      where n.user_id in (select user_id from members)
    ), news as (
      select no, range_agg(int8range(seq, seq + 1)) as numbers, count(*)::int as found from numbers group by no
    )
    select own.no, own.code, own.label, coalesce(called.name, '') as name, own.user_id as "userId", ${sql.unsafe(shownName("u"))} as "fullName", own.last_seq as announced,
      to_char(own.last_seen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastSeenAt",
      own.clock_offset as "clockOffset", own.is_latest as "isLatest", coalesce(news.found, 0) as found,
      known.numbers::text as numbers,
      (select coalesce(json_agg(json_build_array(lower(r), upper(r) - 1) order by r), '[]')
        from unnest(known.numbers) r) as arrived
    from own join users u on u.id = own.user_id left join news on news.no = own.no
      left join device_names called on called.device_id = own.device_id
    cross join lateral (select own.arrived + coalesce(news.numbers, '{}') as numbers) known
    order by own.last_seen_at desc, own.no`;
  for (const row of rows) if (row.found >= worthKeeping) await keepNumbers(sql, shopId, row);
  return rows
    .map(statusOf)
    .filter(({ isShown }) => isShown)
    .map(({ status }) => status);
}

/** Beside those that somebody else has found meanwhile. */
async function keepNumbers(sql: Sql, shopId: string, { no, numbers }: Row): Promise<void> {
  await sql`
    update devices set arrived = (select range_agg(r) from (
      select r from unnest(arrived + ${numbers}::text::int8multirange) r order by r limit ${mostStretches}) first)
    where shop_id = ${shopId} and no = ${no}`;
}

/**
 * Before a shop goes with all its rows: its devices' numbers stay known to the other shops that they work for, as far as
 * whoever spoke for it belongs to those or to another of their owner's, the one that goes among them.
 */
export async function keepNumbersOf(tx: Db | Tx, shopId: string): Promise<void> {
  await tx.execute(sqlOf`
    update devices d set arrived = d.arrived + going.numbers
    from (
      select o.device_id, o.epoch, o.user_id, range_agg(int8range(x.seq, x.seq + 1)) as numbers
      from devices o cross join lateral (
        select s.seq from sales s where s.shop_id = o.shop_id and s.device_no = o.no
        union all
        select l.seq from op_ledger l where l.shop_id = o.shop_id and l.device_no = o.no and l.kind <> 'sale'
        union all
        select n.seq from unreadable_operations n
        where n.device_id = o.device_id and n.epoch = o.epoch and n.shop_id = o.shop_id and n.seq is not null
      ) x
      where o.shop_id = ${shopId} and exists (
        select from devices e where e.device_id = o.device_id and e.epoch = o.epoch and e.shop_id <> o.shop_id)
      group by 1, 2, 3
    ) going
    where d.device_id = going.device_id and d.epoch = going.epoch and d.shop_id <> ${shopId}
      and going.user_id in (
        select m.user_id from shop_users m join shops s on s.id = m.shop_id
        where s.owner_id = (select owner_id from shops where id = d.shop_id))`);
}

function statusOf(row: Row) {
  const { code, label, name, userId, fullName, lastSeenAt, announced, clockOffset } = row;
  const missing: [number, number][] = [];
  let next = 1;
  for (const [first, last] of row.arrived) {
    if (first > next) missing.push([next, first - 1]);
    next = last + 1;
  }
  if (announced >= next) missing.push([next, announced]);
  const [firstGap] = missing;
  const status: DeviceStatus = {
    ...{ code, label, name, userId, fullName, lastSeenAt },
    announced: Math.max(announced, next - 1),
    receivedUpTo: firstGap ? firstGap[0] - 1 : next - 1,
    missing: missing.slice(0, mostGaps),
    clockOffset: clockOffset !== null && Math.abs(clockOffset) > oddClock ? clockOffset : null,
  };
  return { status, isShown: row.isLatest || missing.length > 0 };
}
