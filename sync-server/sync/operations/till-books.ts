import { sql } from "drizzle-orm";
import { numberGroup } from "#server/db/number-group.ts";
import type { Turn } from "#server/sync/shop/turn.ts";
import { type TillFact, tillFigures } from "#shared/rules/till.ts";
import type { Return, Sale } from "#shared/schemas/sale.ts";
import type { CloseTillBody, TillAct, TillFigures } from "#shared/schemas/till.ts";

/** What the books hold of a till since it was last opened or closed; `after` names that act. */
export type TillBooks = { after: string | null; figures: TillFigures };

type Numbering = { no: number; epoch: number; own: number };
type Boundary = { id: string; epoch: number; seq: number; float: number };

/** What a closing says it counts: facts of its own device from a time on, and returns made on others. */
type Claimed = Pick<CloseTillBody, "since" | "elsewhere">;

/**
 * The figures of a device's till up to one of its numbers, from the facts that have arrived: those of this device
 * alone, in its own order, over all its numberings, and the returns of other devices that belong to it and that the
 * closing names (Z6). Sales that a reseller made are in no drawer of the shop.
 */
export async function tillBooks(
  turn: Turn,
  seq: number,
  { since, elsewhere = [] }: Claimed,
): Promise<TillBooks> {
  const [numberings, boundary] = await Promise.all([numberingsOf(turn), boundaryBefore(turn, seq)]);
  const places = numberings.flatMap(({ no, epoch, own }) => {
    if (epoch > own || (boundary && epoch < boundary.epoch)) return [];
    const low = epoch === boundary?.epoch ? boundary.seq : 0;
    const high = epoch === own ? seq : Number.MAX_SAFE_INTEGER;
    return [{ no, low, high }];
  });
  const own = numberings.map(({ no }) => no);
  const facts = [
    ...(await factsAt(turn, { places, own, since })),
    ...(elsewhere.length > 0 ? await factsElsewhere(turn, own, elsewhere) : []),
  ];
  return { after: boundary?.id ?? null, figures: tillFigures(boundary?.float ?? 0, facts) };
}

async function numberingsOf({ tx, shopId, device }: Turn): Promise<Numbering[]> {
  const rows = await tx.execute<Numbering>(sql`
    select d.no, d.epoch::int as epoch, me.epoch::int as own from devices me
    join devices d on d.shop_id = me.shop_id and d.device_id = me.device_id
    where me.shop_id = ${shopId} and me.no = ${device.no} order by d.epoch`);
  return [...rows];
}

/** The latest opening or closing of the device before this number. */
async function boundaryBefore(
  { tx, shopId, device }: Turn,
  seq: number,
): Promise<Boundary | undefined> {
  const rows = await tx.execute<Boundary>(sql`
    select ta.id, d.epoch::int as epoch, ta.seq::float8 as seq, coalesce((ta.open ->> 'float')::float8, 0) as float
    from devices me
    join devices d on d.shop_id = me.shop_id and d.device_id = me.device_id
    join till_acts ta on ta.shop_id = d.shop_id and ta.device_no = d.no
    where me.shop_id = ${shopId} and me.no = ${device.no} and ta.move is null
      and (d.epoch < me.epoch or d.epoch = me.epoch and ta.seq < ${seq})
    order by d.epoch desc, ta.seq desc, ta.rev desc limit 1`);
  return rows[0];
}

/** A return as far as a drawer is concerned. */
type Back = Pick<
  Return,
  "saleId" | "lines" | "refund" | "cashPart" | "isVoid" | "vatRate" | "vat" | "taxes"
>;
const back = (table: string) => {
  const of = sql.identifier(table);
  return sql`${of}.sale_id as "saleId", ${of}.lines, ${of}.refund, ${of}.cash_part::float8 as "cashPart",
    ${of}.is_void as "isVoid", ${of}.vat_rate as "vatRate", ${of}.vat::float8 as vat,
    ${of}.taxes`;
};

type Place = { no: number; low: number; high: number };

async function factsAt(
  { tx, shopId }: Turn,
  { places, own, since }: { places: readonly Place[]; own: readonly number[]; since: number },
): Promise<TillFact[]> {
  const list = (values: readonly number[]) => `{${values.join(",")}}`;
  const numbered = sql`unnest(${list(places.map(({ no }) => no))}::int[],
    ${list(places.map(({ low }) => low))}::bigint[], ${list(places.map(({ high }) => high))}::bigint[]) n(no, low, high)`;
  const within = (table: string) => {
    const of = sql.identifier(table);
    return sql`${numbered} join ${of} on ${of}.shop_id = ${shopId} and ${of}.device_no = n.no and ${of}.seq > n.low
      and ${of}.seq < n.high and ${of}.device_at >= ${since}`;
  };
  const ofSales = tx.execute<Pick<Sale, "lines" | "payments" | "vatRate"> & { receipt: number }>(
    sql`select receipt, long_lines(lines) as lines, long_payments(payments) as payments, vat_rate as "vatRate" from ${within("sales")} and not sales.of_reseller
      and ${sql.raw(`${numberGroup("sales.seq")} between ${numberGroup("n.low")} and ${numberGroup("n.high")}`)}`,
  );
  const ofReturns = tx.execute<Back>(
    sql`select ${back("returns")} from ${within("returns")}
      and case when returns.of_seller_id is null then returns.device_no else returns.till_no end = any(${list(own)}::int[])`,
  );
  const ofDebts = tx.execute<{ method: string; amount: number }>(
    sql`select method, (-change)::float8 as amount from ${within("account_moves")} and account_moves.kind = 'payment'
      and account_moves.reseller_id is null`,
  );
  const ofMoves = tx.execute<{ move: NonNullable<TillAct["move"]> }>(
    sql`select move from ${within("till_acts")} and till_acts.move is not null`,
  );
  const asked = [ofSales, ofReturns, ofDebts, ofMoves] as const;
  const [sales, returns, paid, moves] = await Promise.all(asked);
  return [
    ...[...sales].map((sale): TillFact => ({ kind: "sale", ...sale })),
    ...[...returns].map((back): TillFact => ({ kind: "return", ...back })),
    ...[...paid].map((one): TillFact => ({ kind: "payment", ...one })),
    ...[...moves].map(({ move }): TillFact => ({ kind: "move", ...move })),
  ];
}

/** Returns of other devices that belong to this till, among those named; none that an earlier closing has counted. */
async function factsElsewhere(
  { tx, shopId }: Turn,
  own: readonly number[],
  named: NonNullable<Claimed["elsewhere"]>,
): Promise<TillFact[]> {
  const inFloat = new Set(
    named.flatMap(({ id, isInFloat }) => (isInFloat ? id.toLowerCase() : [])),
  );
  const [ids, numbers] = [named.map(({ id }) => id), own].map((all) => `{${all.join(",")}}`);
  const rows = await tx.execute<Back & Pick<Return, "id">>(sql`
    select b.id, ${back("b")} from returns b
    where b.shop_id = ${shopId} and b.id = any(${ids}::uuid[]) and b.till_no = any(${numbers}::int[])
      and b.device_no <> all(${numbers}::int[])
      and not exists (select 1 from till_acts ta, jsonb_array_elements(ta.close -> 'elsewhere') e
        where ta.shop_id = b.shop_id and ta.device_no = any(${numbers}::int[])
          and lower(e ->> 'id') = b.id::text)`);
  return [...rows].map(
    ({ id, ...back }): TillFact => ({ kind: "return", ...back, isInFloat: inFloat.has(id) }),
  );
}
