import type { Sql } from "#server/db/client.ts";
import type { DeviceStatus } from "#shared/schemas/device.ts";

/** A clock that is off by more than this (ms) is worth telling. */
const oddClock = 2 * 60_000;
const mostGaps = 20;

type Row = Omit<DeviceStatus, "missing" | "receivedUpTo"> & {
  isLatest: boolean;
  /** Stretches of numbers that have arrived, in order. */
  arrived: [number, number][];
};

/**
 * The devices of a shop. A device numbers its operations over all shops it works for, so what it sent to the others
 * counts as arrived too, as far as it was sent by members of this shop.
 * Numberings of before (a storage that was restored) are listed while something of them is missing.
 */
export async function listDevices(sql: Sql, shopId: string): Promise<DeviceStatus[]> {
  const rows = await sql<Row[]>`
    with own as (
      select d.*, d.epoch = max(d.epoch) over (partition by d.device_id) as is_latest
      from devices d where d.shop_id = ${shopId}
    ), numbers as (
      select own.no, x.seq
      from own
      join devices o on o.device_id = own.device_id and o.epoch = own.epoch
      cross join lateral (
        select s.seq from sales s where s.shop_id = o.shop_id and s.device_no = o.no
        union all
        select l.seq from op_ledger l where l.shop_id = o.shop_id and l.device_no = o.no and l.kind <> 'sale'
      ) x
      where o.user_id in (select user_id from shop_users where shop_id = ${shopId})
      union
      select own.no, n.seq from own
      join unreadable_operations n on n.device_id = own.device_id and n.epoch = own.epoch
      where n.seq is not null and n.user_id in (select user_id from shop_users where shop_id = ${shopId})
    ), stretches as (
      select no, min(seq) as first, max(seq) as last
      from (select no, seq, seq - row_number() over (partition by no order by seq) as stretch from numbers) as n
      group by no, stretch
    )
    select own.code, own.label, own.user_id as "userId", u.full_name as "fullName", own.last_seq as announced,
      to_char(own.last_seen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastSeenAt",
      own.clock_offset as "clockOffset", own.is_latest as "isLatest",
      (select coalesce(json_agg(json_build_array(first, last) order by first), '[]')
        from stretches where stretches.no = own.no) as arrived
    from own join users u on u.id = own.user_id
    order by own.last_seen_at desc, own.no`;
  return rows
    .map(statusOf)
    .filter(({ isShown }) => isShown)
    .map(({ status }) => status);
}

function statusOf({ arrived, isLatest, clockOffset, announced, ...row }: Row) {
  const missing: [number, number][] = [];
  let next = 1;
  for (const [first, last] of arrived) {
    if (first > next) missing.push([next, first - 1]);
    next = last + 1;
  }
  if (announced >= next) missing.push([next, announced]);
  const [firstGap] = missing;
  const status: DeviceStatus = {
    ...row,
    announced: Math.max(announced, next - 1),
    receivedUpTo: firstGap ? firstGap[0] - 1 : next - 1,
    missing: missing.slice(0, mostGaps),
    clockOffset: clockOffset !== null && Math.abs(clockOffset) > oddClock ? clockOffset : null,
  };
  return { status, isShown: isLatest || missing.length > 0 };
}
