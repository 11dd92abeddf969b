import type { Sql } from "#server/db/client.ts";
import { numberGroup } from "#server/db/number-group.ts";
import { shownName } from "#server/db/shown-name.ts";
import type { DeviceStatus } from "#shared/schemas/device.ts";

/** A clock that is off by more than this (ms) is worth telling. */
const oddClock = 2 * 60_000;
const mostGaps = 20;
/** So many numbers found anew are worth a write: fewer are found again as quickly. */
const worthKeeping = 100;
/** Of numbers that never came, however many lie between those that did, a row stays small. */
const mostStretches = 1000;

type Row = Omit<DeviceStatus, "missing" | "receivedUpTo" | "name"> & {
  no: number;
  deviceId: string;
  isLatest: boolean;
  /** Of its numbering. */
  epoch: number;
  /** Numbers that have arrived, as Postgres writes them: those that its row knows, then those that were found too. */
  numbers: string;
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
    select d.no, d.device_id as "deviceId", d.epoch, d.code, d.label, d.user_id as "userId",
      ${sql.unsafe(shownName("u"))} as "fullName", d.last_seq as announced,
      to_char(d.last_seen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastSeenAt",
      d.clock_offset as "clockOffset", d.epoch = max(d.epoch) over (partition by d.device_id) as "isLatest",
      d.arrived::text as numbers
    from devices d join users u on u.id = d.user_id
    where d.shop_id = ${shopId} order by d.last_seen_at desc, d.no`;
  if (rows.length === 0) return [];
  const found = await lookForNumbers(sql, shopId, rows);
  for (const [row, count] of found) if (count >= worthKeeping) await keepNumbers(sql, shopId, row);
  const called = await sql<{ deviceId: string; name: string }[]>`
    select device_id as "deviceId", name from device_names
    where device_id = any(${rows.map(({ deviceId }) => deviceId)})`;
  const names = new Map(called.map(({ deviceId, name }) => [deviceId, name]));
  return rows
    .map((row) => statusOf(row, names.get(row.deviceId) ?? ""))
    .filter(({ isShown }) => isShown)
    .map(({ status }) => status);
}

/**
 * Enters into the rows what has arrived and they do not know, in whichever shop: each is asked by itself. Gives how many
 * numbers were found of each row.
 */
async function lookForNumbers(
  sql: Sql,
  shopId: string,
  rows: readonly Row[],
): Promise<Map<Row, number>> {
  const members = await sql<{ userId: string; shopIds: string[] }[]>`
    select m.user_id as "userId", array(select o.shop_id from shop_users o where o.user_id = m.user_id) as "shopIds"
    from shop_users m join shops s on s.id = m.shop_id
    where s.owner_id = (select owner_id from shops where id = ${shopId}) group by 1`;
  const userIds = members.map(({ userId }) => userId);
  const found = new Map<Row, number>();
  const byPlace = new Map(rows.map((row) => [row.no, row]));
  const enter = (more: readonly Found[]) => {
    for (const { no, numbers, count } of more) {
      const row = byPlace.get(no);
      if (!row) continue;
      row.numbers = numbers;
      found.set(row, (found.get(row) ?? 0) + count);
    }
  };
  for (const id of new Set(members.flatMap(({ shopIds }) => shopIds)))
    enter(await sql.unsafe<Found[]>(numbersOfShop, [...asked(rows), userIds, id]));
  enter(await sql.unsafe<Found[]>(unreadableNumbers, [...asked(rows), userIds]));
  return found;
}

/** What a row knows of its numbers with those that were found, and how many these were. */
type Found = { no: number; numbers: string; count: number };

const asked = (rows: readonly Row[]) => [
  rows.map(({ no }) => no),
  rows.map(({ deviceId }) => deviceId),
  rows.map(({ epoch }) => epoch),
  rows.map(({ numbers }) => numbers),
];

const unknown = `unnest($1::int[], $2::uuid[], $3::bigint[], $4::text[]) g(no, device_id, epoch, numbers)
  cross join lateral unnest(int8multirange(int8range(1, 9223372036854775807)) - g.numbers::int8multirange) r`;
const withFound = (seq: string) => `g.no, count(*)::int as count,
  (g.numbers::int8multirange + range_agg(int8range(${seq}, ${seq} + 1)))::text as numbers`;

/** Numbers of these numberings that arrived in one shop and are not known, sent by one of these people. */
const numbersOfShop = `
  select ${withFound("x.seq")}
  from ${unknown}
  join devices o on o.shop_id = $6 and o.device_id = g.device_id and o.epoch = g.epoch and o.user_id = any($5::uuid[])
  cross join lateral (
    select s.seq from sales s
    where s.shop_id = $6 and s.device_no = o.no and s.seq >= lower(r) and s.seq < upper(r)
      and ${numberGroup("s.seq")} between ${numberGroup("lower(r)")} and ${numberGroup("upper(r)")}
    union all
    select l.seq from op_ledger l
    where l.shop_id = $6 and l.device_no = o.no and l.kind <> 'sale' and l.seq >= lower(r) and l.seq < upper(r)
  ) x
  group by g.no, g.numbers`;

/** The same of what could not be understood, whichever shop it was for. */
const unreadableNumbers = `
  select ${withFound("n.seq")}
  from ${unknown}
  join unreadable_operations n
    on n.device_id = g.device_id and n.epoch = g.epoch and n.seq >= lower(r) and n.seq < upper(r)
  where n.user_id = any($5::uuid[])
  group by g.no, g.numbers`;

/** Beside those that somebody else has found meanwhile. */
async function keepNumbers(sql: Sql, shopId: string, { no, numbers }: Row): Promise<void> {
  await sql`
    update devices set arrived = (select range_agg(r) from (
      select r from unnest(arrived + ${numbers}::text::int8multirange) r order by r limit ${mostStretches}) first)
    where shop_id = ${shopId} and no = ${no}`;
}

function statusOf(row: Row, name: string) {
  const { code, label, userId, fullName, lastSeenAt, announced, clockOffset } = row;
  const missing: [number, number][] = [];
  let next = 1;
  for (const [first, last] of stretchesIn(row.numbers)) {
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

/** First and last of each stretch that Postgres wrote, in order: `{[1,5),[7,8)}`. */
function stretchesIn(numbers: string): [number, number][] {
  const found = numbers.matchAll(/\[(\d+),(\d+)\)/g);
  return [...found].map(([, from, after]) => [Number(from), Number(after) - 1]);
}
