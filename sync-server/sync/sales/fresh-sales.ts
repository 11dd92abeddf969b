import type { Sql } from "#server/db/client.ts";
import { isClosed, monthOf } from "#server/sync/figures/totals.ts";
import { isDataError } from "#server/sync/shop/postgres-errors.ts";
import type { ShopFacts } from "#server/sync/shop/shop-facts.ts";
import { recordSeparator } from "./record-separator.ts";
import {
  flagsAs,
  referenceParameters,
  referencesAt,
  referencesOf,
  toldAgain,
  toldFirst,
} from "./reference-sql.ts";
import type { JudgedJob } from "./sale-judging.ts";

/**
 * The same as `sale-statement.ts` for sales that come for the first time, which nearly all do, of products that have
 * their stock row. Nothing in it asks for exceptions: a sale that was there already breaks the key of the sales; a
 * stock row that is missing, or an identifier that is in the ledger, breaks the division at the end, and then nothing
 * at all was written.
 */
function statement({ several, more: saysMore, reads, refers }: Form): string {
  const more = saysMore ? ", recorded_by, agency_id" : "";
  const lock = several ? "several shops" : "one shop";
  const first = saysMore ? 26 : 24;
  const speakers = `$${first}`;
  const references = referencesAt(reads ? first + 1 : first);
  const asked = `unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::bigint[]) with ordinality
      g(shop_id, epoch, catalog_rev, members_rev, n)`;
  const locked =
    lock === "one shop"
      ? ""
      : `locked as materialized (
  select r.shop_id from shop_revisions r where r.shop_id = any($1::uuid[]) order by r.shop_id for update
), `;
  return `with ${locked}bump as (
  update shop_revisions r set rev = r.rev + 1
  from ${asked}${lock === "one shop" ? "" : " join locked using (shop_id)"}
  where r.shop_id = g.shop_id and r.epoch = g.epoch and r.catalog_rev = g.catalog_rev and r.members_rev = g.members_rev
  returning g.n, r.shop_id, r.rev, r.turns_rev
), op as materialized (
  select o.*, b.shop_id, b.rev
  from unnest($5::int[], $6::uuid[], $7::int[], $8::uuid[], $9::bigint[], $10::bigint[], $11::bigint[], $12::date[],
      $13::int[], $14::bigint[], $15::int[], string_to_array($16, ' '), string_to_array($17, ' '),
      string_to_array($18, E'\\x1e'), string_to_array($19, E'\\x1e')${more && ", $24::uuid[], $25::uuid[]"})
    o(shop, seller_id, device_no, id, seq, sold_at, device_at, day, receipt, total, vat_rate, hash, flags, lines,
      payments${more})
  join bump b on b.n = o.shop
)${refers ? `, ${toldFirst(references)}, ${toldAgain(references)}` : ""}, sale as (
  insert into sales (shop_id, id, rev, device_no, seq, seller_id, sold_at, device_at, day, lines, total, flags,
    receipt, payments, vat_rate, hash${more})
  select shop_id, id, rev, device_no, seq, seller_id, to_timestamp(sold_at::float8 / 1000), device_at, day,
    lines::json, total, ${flagsAs(refers)}, receipt, payments::json,
    vat_rate, decode(hash, 'hex')${more}
  from op
), move as materialized (
  select b.shop_id, b.rev, m.product_id, m.pieces, m.threshold
  from unnest($20::int[], $21::text[], $22::bigint[], $23::int[]) m(shop, product_id, pieces, threshold)
  join bump b on b.n = m.shop
), stock as (
  update stocks s set quantity = s.quantity - m.pieces, sold = s.sold + m.pieces, rev = m.rev
  from move m where s.shop_id = m.shop_id and s.product_id = m.product_id
  returning s.shop_id, s.product_id, s.quantity, s.sold,
    s.quantity <= m.threshold and s.quantity + m.pieces > m.threshold as is_crossed
), low as (
  select shop_id, json_agg(product_id) as crossed from stock where is_crossed group by shop_id
)${reads ? stood : ""}
select n::int, rev, crossed, ${refers ? "(select json_agg(id) from again) as again, " : ""}${reads ? seen(speakers) : ""}1 / ((select count(*) from stock) = (select count(*) from move)
  and not exists (select 1 from op join op_ledger l on l.shop_id = op.shop_id and l.op_id = op.id))::int as as_expected
from bump left join low using (shop_id)${reads ? " left join stood using (shop_id)" : ""}`;
}

type Form = {
  several: boolean;
  /** Two columns that most sales go without: who was signed in when another sold, and the agency. */
  more: boolean;
  /** Somebody asks for what changed: how the shops stand afterwards is told. */
  reads: boolean;
  /** Payments bear references: whoever told one first is known, and another is flagged. */
  refers: boolean;
};

const stood = `, stood as (
  select shop_id, json_agg(json_build_array(product_id, quantity, sold)) as stocks from stock group by shop_id
)`;
/** The access of each speaker is found by key, whatever Postgres thinks of the sizes. */
const seen = (speakers: string) => `turns_rev as "turnsRev", stocks,
  to_json(array(select (select u.access_rev from users u where u.id = x.id)
    from unnest(${speakers}::uuid[]) with ordinality x(id, n) order by x.n)) as "accessRevs", `;

/** Each form as it is asked for first; most servers never need them all. */
const forms = new Map<string, string>();

function formOf(form: Form): string {
  const name = Object.values(form).join();
  const text = forms.get(name) ?? statement(form);
  forms.set(name, text);
  return text;
}

/** A list as Postgres reads it, grown in place: sales are many, and so would be the texts to be joined. */
class List {
  #text = "";
  readonly #separator: string;
  constructor(separator = ",") {
    this.#separator = separator;
  }
  add(value: string | number): void {
    this.#text = this.#text === "" ? `${value}` : `${this.#text}${this.#separator}${value}`;
  }
  get text(): string {
    return this.#text;
  }
  get array(): string {
    return `{${this.#text}}`;
  }
}

/** One text for each parameter, in the order of the statement. Moves of one product in a shop are added up. */
function parametersOf(judged: readonly JudgedJob[], shops: readonly ShopFacts[]): string[] {
  const places = new Map(shops.map(({ shopId }, index) => [shopId, index + 1]));
  const moved = shops.map(() => new Map<string, number>());
  const columns = Array.from({ length: 11 }, () => new List());
  const [shop, seller, device, id, seq, soldAt, deviceAt, day, receipt, total, rate] = columns as [
    ...[List, List, List, List, List, List, List, List, List, List, List],
  ];
  const [hash, flags] = [new List(" "), new List(" ")];
  const [lines, payments] = [new List(recordSeparator), new List(recordSeparator)];
  for (const { job, rows } of judged) {
    const place = places.get(job.shopId) ?? 0;
    const pieces = moved[place - 1];
    for (const row of rows) {
      shop.add(place);
      seller.add(row.sellerId);
      device.add(job.device.no);
      id.add(row.id);
      seq.add(row.seq);
      soldAt.add(row.soldAt);
      deviceAt.add(row.deviceAt);
      day.add(row.day);
      receipt.add(row.receipt);
      total.add(row.total);
      rate.add(row.vatRate);
      hash.add(row.hash);
      flags.add(row.flags.length > 0 ? row.flags.join(",") : "-");
      lines.add(JSON.stringify(row.lines));
      payments.add(JSON.stringify(row.payments));
      for (const { productId, delta } of row.moves)
        pieces?.set(productId, (pieces.get(productId) ?? 0) - delta);
    }
  }
  const moves = Array.from({ length: 4 }, () => new List());
  const [movedShop, movedProduct, movedPieces, threshold] = moves as [List, List, List, List];
  for (const [index, pieces] of moved.entries())
    for (const [productId, count] of pieces) {
      movedShop.add(index + 1);
      movedProduct.add(productId);
      movedPieces.add(count);
      threshold.add(shops[index]?.products.get(productId)?.threshold ?? 0);
    }
  const list = (values: readonly (string | number)[]) => `{${values.join(",")}}`;
  return [
    list(shops.map(({ shopId }) => shopId)),
    list(shops.map(({ epoch }) => epoch)),
    list(shops.map(({ catalogRev }) => catalogRev)),
    list(shops.map(({ membersRev }) => membersRev)),
    ...columns.map((column) => column.array),
    ...[hash, flags, lines, payments].map((column) => column.text),
    ...moves.map((column) => column.array),
  ];
}

/** Whether a sale says more than usual: another seller than who was signed in, or an agency. */
function isMore({ job, rows }: JudgedJob): boolean {
  return rows.some(({ sellerId, agencyId }) => sellerId !== job.userId || agencyId !== undefined);
}

/** The agency of each sale, as a list for Postgres. */
export function agenciesOf(judged: readonly JudgedJob[]): string {
  const all = judged.flatMap(({ rows }) => rows.map(({ agencyId }) => agencyId ?? "NULL"));
  return `{${all.join(",")}}`;
}

/** Who was signed in, where that is not who sold. */
function recordersOf(judged: readonly JudgedJob[]): string {
  const all = judged.flatMap(({ job, rows }) =>
    rows.map(({ sellerId }) => (sellerId === job.userId ? "NULL" : job.userId)),
  );
  return `{${all.join(",")}}`;
}

/** What a statement wrote, and what it saw under the lock of each shop. */
export type FreshlyWritten = {
  /** The new revision of each shop whose facts still held. */
  revs: Map<string, number>;
  /** Products that these sales brought down to their threshold, of shops that have any. */
  crossed: Map<string, string[]>;
  /** How each of these shops stands afterwards; empty when nobody asked. */
  stands: Map<string, Standing>;
  /** Revision of the access of each job's person, in the order of the jobs; empty when nobody asked. */
  accessRevs: (number | null)[];
  /** Sales with a reference that another told before them. */
  again: readonly string[];
};

export type Standing = { turnsRev: number; stocks: [id: string, quantity: number, sold: number][] };

type Row = { n: number; rev: number; crossed: string[] | null; again?: string[] | null } & Partial<
  Standing & { accessRevs: (number | null)[] }
>;

/** Undefined when something was not as expected: nothing is written then. */
export async function writeFreshSales(
  sql: Sql,
  judged: readonly JudgedJob[],
  shops: readonly ShopFacts[],
): Promise<FreshlyWritten | undefined> {
  const saysMore = judged.some(isMore);
  const reads = judged.some(({ job }) => job.reads);
  const references = referencesOf(judged);
  const refers = references.length > 0;
  const parameters = [
    ...parametersOf(judged, shops),
    ...(saysMore ? [recordersOf(judged), agenciesOf(judged)] : []),
    ...(reads ? [`{${judged.map(({ job }) => job.userId).join(",")}}`] : []),
    ...(refers ? referenceParameters(references) : []),
  ];
  try {
    const text = formOf({ several: shops.length > 1, more: saysMore, reads, refers });
    const rows = await sql.unsafe<Row[]>(text, parameters, { prepare: true });
    const written: FreshlyWritten = {
      revs: new Map(),
      crossed: new Map(),
      stands: new Map(),
      accessRevs: rows[0]?.accessRevs ?? [],
      again: rows[0]?.again ?? [],
    };
    for (const { n, rev, crossed, turnsRev, stocks } of rows) {
      const shopId = shops[n - 1]?.shopId ?? "";
      written.revs.set(shopId, rev);
      if (crossed) written.crossed.set(shopId, crossed);
      if (turnsRev !== undefined) written.stands.set(shopId, { turnsRev, stocks: stocks ?? [] });
    }
    return written;
  } catch (error) {
    if (isDataError(error)) return undefined;
    throw error;
  }
}

/**
 * Whether the sales look as if they came for the first time: each numbered after the last that was heard of its device.
 * And all of them of months that are open and noted to have facts.
 */
export function lookFresh(judged: readonly JudgedJob[]): boolean {
  return judged.every(({ job: { device }, facts, rows }) =>
    rows.every(
      (row) =>
        row.seq > device.lastSeq &&
        facts.months.has(monthOf(row)) &&
        !isClosed(row.day, facts.totalsThrough) &&
        row.moves.every(({ productId }) => facts.products.has(productId)),
    ),
  );
}
