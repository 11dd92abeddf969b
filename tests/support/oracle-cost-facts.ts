import { must } from "#shared/must.ts";
import type { SaleLine } from "#shared/schemas/sale.ts";
import type { Oracle } from "./oracle.ts";
import type { Sql } from "./oracle-books.ts";
import { worthOf } from "./oracle-discounts.ts";
import { demand } from "./oracle-shop.ts";
import { basesByRate, taxWithin } from "./oracle-taxes.ts";

/** Pieces of a product that came to the shop (or left it, below nothing) on a day; `francs`: bought for so much, landed. */
export type CameOrLeft = {
  day: string;
  productId: string;
  pieces: number;
  francs?: bigint;
};

/** A line of a ticket or of a return, of whom it counts: pieces that left the shelf, and francs without the tax. */
export type PaperLine = {
  day: string;
  sellerId: string;
  agencyId: string | null;
  productId: string;
  left: number;
  net: number;
  vat: number;
};

export type Loss = { day: string; byId: string; productId: string; pieces: number };

/** What the office said that a piece costs from the beginning of a month on, in millionths. */
export type Said = { month: string; productId: string; unit: bigint };

/** All facts of a shop that say what its goods cost, at once. */
export type CostFacts = {
  /** Pieces that each product was made with. */
  made: Map<string, number>;
  papers: PaperLine[];
  bought: CameOrLeft[];
  moved: CameOrLeft[];
  losses: Loss[];
  said: Said[];
};

type Line = SaleLine;
type Paper = {
  day: string;
  sellerId: string;
  agencyId: string | null;
  lines: Line[];
  rate: number | null;
  vat: number | null;
  taxes: { rate: number; vat: number }[] | null;
  /** +1 of a sale, −1 of a return; pieces of a return that stay off the shelf left for good. */
  sign: number;
  onShelf: boolean;
};
type Purchase = {
  day: string;
  isBack: boolean;
  lines: { productId: string; quantity: number; cost: number }[];
  extraCosts: { amount: number; by: "value" | "pieces" }[];
};

const nobody = "00000000-0000-0000-0000-000000000000";

/** Reads them from the rows of Postgres; what came back counts for whom its ticket says, where the books hold it (H7). */
export async function costFactsOf(
  sql: Sql,
  shopId: string,
): Promise<Omit<CostFacts, "made" | "said">> {
  const papers = await sql<Paper[]>`
    select day::text, seller_id as "sellerId", nullif(agency_id, ${nobody}) as "agencyId", long_lines(lines) as lines, vat_rate as rate,
      null::float8 as vat, null::jsonb as taxes, 1 as sign, true as "onShelf" from sales where shop_id = ${shopId}
    union all
    select b.day::text, coalesce(t.seller_id, b.of_seller_id, b.seller_id),
      nullif(case when t.id is not null then t.agency_id when b.of_seller_id is not null then b.of_agency_id
        else b.agency_id end, ${nobody}), b.lines, b.vat_rate,
      case when b.sale_id is not null then b.vat end::float8, b.taxes, -1, b.restock
    from returns b left join sales t on t.shop_id = b.shop_id and t.id = b.sale_id where b.shop_id = ${shopId}`;
  const purchases = await sql<Purchase[]>`
    select day::text, back_of is not null as "isBack", lines, extra_costs as "extraCosts"
    from purchases where shop_id = ${shopId}`;
  const moved = await sql<CameOrLeft[]>`
    select day::text, product_id as "productId", delta as pieces from adjustments
    where shop_id = ${shopId} and transfer_id is null
    union all
    select m.day::text, m.product_id, m.pieces from shops s
      join shop_transfers t on t.shop_id = s.id and t.product_id is not null
      cross join lateral (select (((t.received ->> 'at')::timestamptz at time zone s.time_zone)
        - make_interval(hours => s.day_turns_at))::date as day) r
      cross join lateral (values
        (t.day, t.product_id, case when t.direction = 'out' then -t.quantity end),
        (r.day, t.product_id, case when t.direction = 'in' and t.status = 'received' then t.counted
          when t.direction = 'out' and (t.status = 'withdrawn' or t.received ->> 'shopGone' = 'true')
          then t.quantity end)) m(day, product_id, pieces)
    where s.id = ${shopId} and m.pieces <> 0`;
  const losses = await sql<Loss[]>`
    select day::text, by_id as "byId", product_id as "productId", -delta as pieces from adjustments
    where shop_id = ${shopId} and mode in ('decrease', 'count')`;
  return {
    papers: papers.flatMap(linesOf),
    bought: purchases.flatMap(landed),
    moved: [...moved],
    losses: [...losses],
  };
}

/** Parts of a whole by weights, to the unit: the greatest remainders get what is left, of equal ones the first. */
function parts(whole: bigint, weights: readonly bigint[]): bigint[] {
  const all = weights.reduce((sum, one) => sum + one, 0n);
  if (all === 0n) return weights.map(() => 0n);
  const shares = weights.map((weight) => (whole * weight) / all);
  const rests = weights.map((weight, at) => ({ at, rest: (whole * weight) % all }));
  let left = whole - shares.reduce((sum, one) => sum + one, 0n);
  for (const { at } of rests.sort((a, b) => Number(b.rest - a.rest) || a.at - b.at)) {
    if (left <= 0n) break;
    shares[at] = (shares[at] ?? 0n) + 1n;
    left -= 1n;
  }
  return shares;
}

/** The tax of a paper lies on its lines of that rate by what they cost (N5, K2). */
function linesOf({
  lines,
  rate: usual,
  vat: told,
  taxes,
  sign,
  onShelf,
  ...whose
}: Paper): PaperLine[] {
  const rateOf = (line: Line) => line.rate ?? usual ?? 0;
  const isOne = lines.every(({ rate }) => rate === undefined);
  const amounts = lines.map((line) => BigInt(worthOf([line])));
  const borne = lines.map(() => 0n);
  for (const [rate, francs] of basesByRate(lines, usual ?? 0)) {
    if (rate === 0) continue;
    const said = taxes ? taxes.find((one) => one.rate === rate)?.vat : isOne ? told : null;
    const tax = said === null || said === undefined ? taxWithin(francs, rate) : BigInt(said);
    const weights = lines.map((line, at) => (rateOf(line) === rate ? (amounts[at] ?? 0n) : 0n));
    for (const [at, part] of parts(tax, weights).entries()) borne[at] = (borne[at] ?? 0n) + part;
  }
  return lines.map(({ productId, quantity }, at) => ({
    ...{ ...whose, productId, left: onShelf ? sign * quantity : 0 },
    net: sign * Number((amounts[at] ?? 0n) - (borne[at] ?? 0n)),
    vat: sign * Number(borne[at] ?? 0n),
  }));
}

/** Each line with its part of what the purchase cost beside; of goods that cost nothing by pieces (G5). */
export function landed({ day, isBack, lines, extraCosts }: Purchase): CameOrLeft[] {
  const francs = lines.map(({ cost }) => BigInt(cost));
  const isFree = lines.every(({ cost }) => cost === 0);
  for (const { amount, by } of extraCosts) {
    const weights = lines.map(({ cost, quantity }) =>
      BigInt(by === "pieces" || isFree ? quantity : cost),
    );
    for (const [at, part] of parts(BigInt(amount), weights).entries())
      francs[at] = (francs[at] ?? 0n) + part;
  }
  const sign = isBack ? -1 : 1;
  return lines.map(({ productId, quantity }, at) => ({
    ...{ day, productId, pieces: sign * quantity, francs: BigInt(sign) * (francs[at] ?? 0n) },
  }));
}

/** Pieces that products were made with, by what the books took of creations and files alone. */
export function madeWith(oracle: Oracle, shopId: string): Map<string, number> {
  const shop = must(oracle.shops.get(shopId), shopId);
  const made = new Map<string, number>();
  for (const { operation } of oracle.known.values()) {
    const entry = shop.books.ledger.get(operation.id);
    if (operation.shopId !== shopId || !entry || entry.status === "refused") continue;
    const { kind, body, id } = operation;
    const rows = kind === "product.create" ? [body] : kind === "product.import" ? body.creates : [];
    for (const { productId, initialStock } of rows)
      if (!shop.isLeftOut(id, productId)) made.set(productId, initialStock);
  }
  return made;
}

/**
 * What the office said, by the words that the books took (N3): of one month the last that was judged. When a word of this
 * month was said only the books know; those that a device said of an earlier one are as told.
 */
export async function saidOf(oracle: Oracle, sql: Sql, shopId: string): Promise<Said[]> {
  const { books } = must(oracle.shops.get(shopId), shopId);
  const words = [...oracle.known.values()].flatMap(({ operation }) => {
    const entry = books.ledger.get(operation.id);
    if (operation.kind !== "cost.set" || operation.shopId !== shopId) return [];
    if (!entry || entry.status === "refused") return [];
    const { at, clockOffset, body } = operation;
    const then = new Date(Math.min(at + (clockOffset ?? 0), oracle.begins) - 86_400_000);
    const isSure = body.month !== undefined && body.month <= then.toISOString().slice(0, 7);
    const pieces = BigInt(body.pieces ?? 1);
    const unit = (2n * BigInt(body.cost) * 1_000_000n + pieces) / (2n * pieces);
    return [{ ...body, unit, isSure, rev: entry.rev, seq: entry.seq }];
  });
  words.sort((a, b) => a.rev - b.rev || a.seq - b.seq);
  const kept = await sql<{ productId: string; said: [string, number][] }[]>`
    select product_id as "productId", said from product_costs where shop_id = ${shopId}`;
  const said = kept.flatMap(({ productId, said }) =>
    said.map(([month, unit]) => ({ month, productId, unit: BigInt(unit) })),
  );
  for (const { month, productId, unit } of said) {
    const own = words.filter((word) => word.productId === productId);
    const last = own.findLast((word) => word.isSure && word.month === month);
    const later = own.filter((word) => !word.isSure && word.rev >= (last?.rev ?? 0));
    demand(
      last?.unit === unit || later.some((word) => word.unit === unit),
      "N3",
      () =>
        `the books have ${productId} cost ${unit} from ${month} on, the last word was ${last?.unit}`,
    );
  }
  for (const { productId, month, isSure } of words)
    demand(
      !isSure || said.some((one) => one.productId === productId && one.month === month),
      "N3",
      () => `what was said of ${productId} of ${month} is not in the books`,
    );
  return said;
}
