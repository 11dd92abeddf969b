import type { Sql } from "#server/db/client.ts";
import { figuresAsNamed } from "#server/sync/figures/means-columns.ts";
import { accountFigures } from "#shared/schemas/debt-figures.ts";
import { receivedFigures, refundedFigures } from "#shared/schemas/means.ts";
import { notebookOf } from "#web/store/read-models/customers/keep-customers.ts";
import { FiguresBook } from "#web/store/read-models/facts/figures-book.ts";
import { TicketBook } from "#web/store/read-models/facts/ticket-book.ts";
import { LiveRows } from "#web/store/read-models/live-rows.ts";
import { demand } from "./oracle-shop.ts";
import type { Program } from "./program.ts";
import type { Simulation } from "./simulation.ts";

/** Figures in words, one for each amount that is not nothing. */
type Figures = Map<string, number>;

const ofMeans = [...receivedFigures, ...refundedFigures, ...accountFigures];
const days = [
  ...["tickets", "lines", "pieces", "revenue", "returns", "voids"],
  ...["returnedPieces", "refunded", "voidedLines", ...ofMeans],
] as const;
const products = [
  "lines",
  "pieces",
  "revenue",
  "returnedPieces",
  "refunded",
  "voidedLines",
] as const;

/** What a line costs: rounded half up, once, where its price is of more than one (U2), less what is taken off. */
const francsOfLine = `floor((l ->> 'quantity')::numeric * (l ->> 'price')::numeric
  / coalesce((l -> 'by' ->> 'per')::numeric, 1) + 0.5) - coalesce((l ->> 'discount')::numeric, 0)`;
/** Pieces of a line; what is weighed is one (U7). */
const articlesOfLine =
  "case when l -> 'by' ->> 'unit' is null then (l ->> 'quantity')::numeric else 1 end";

/**
 * What the sales and returns of the books and the lines of accounts add up to, counted by Postgres from their rows: neither the code of the
 * server nor that of the devices has a part in it. What came back of a ticket that the books do not hold counts as the
 * server wrote down, and the tax of what came back of a ticket as it stands on its paper (K3).
 */
export async function figuresOfFacts(sql: Sql, shopId: string): Promise<Figures> {
  const francs = sql.unsafe(francsOfLine);
  const articles = sql.unsafe(articlesOfLine);
  const rows = await sql<{ name: string; amount: string; value: number }[]>`
    with ahead as (
      select b.*, coalesce(t.seller_id, b.of_seller_id) as whose,
        case when t.id is null then b.of_agency_id else t.agency_id end as spot,
        b.is_void and (b.sale_id is null or row_number() over (partition by b.sale_id, b.is_void
          order by l.rev, b.seq, b.id) = 1) as takes_away
      from returns b left join sales t on t.shop_id = b.shop_id and t.id = b.sale_id
      left join op_ledger l on l.shop_id = b.shop_id and l.op_id = b.id where b.shop_id = ${shopId}
    ), line as (
      select s.day, s.seller_id, s.agency_id, l ->> 'productId' as product, (l ->> 'quantity')::numeric as quantity,
        ${articles} as articles,
        ${francs} as francs,
        true as sold, null as refund, false as gone
      from sales s, json_array_elements(long_lines(s.lines)) l where s.shop_id = ${shopId}
      union all
      select b.day, b.whose, b.spot, l ->> 'productId', (l ->> 'quantity')::numeric,
        case when l -> 'by' ->> 'unit' is null then (l ->> 'quantity')::numeric else b.takes_away::int end,
        ${francs},
        false, b.refund, b.takes_away
      from ahead b, json_array_elements(b.lines) l
    ), amount as (
      select day, seller_id, agency_id, v.amount, v.value
      from line, lateral (values ('lines', sold::int::numeric), ('pieces', sold::int * articles),
        ('revenue', sold::int * francs), ('returnedPieces', (not sold)::int * articles),
        ('refunded', (not sold)::int * francs),
        ('refundedCash', (refund = 'cash')::int * francs),
        ('refundedMobileMoney', (refund = 'mobile-money')::int * francs),
        ('refundedCredit', (refund = 'credit')::int * francs),
        ('refundedPoints', (refund = 'points')::int * francs),
        ('voidedLines', gone::int)) v(amount, value)
      union all
      select day, whose, spot, v.amount, v.value
      from ahead, lateral (values ('refundedCash', cash_part),
        (case refund when 'credit' then 'refundedCredit' when 'points' then 'refundedPoints' else 'refundedMobileMoney' end, -cash_part)) v(amount, value)
      where refund in ('mobile-money', 'credit', 'points') and cash_part is not null
      union all
      select day, seller_id, agency_id, case p ->> 'method' when 'cash' then 'cash' when 'credit' then 'credit'
        when 'deposit' then 'fromDeposit' when 'points' then 'fromPoints' else 'mobileMoney' end,
        (p ->> 'amount')::numeric
      from sales, json_array_elements(long_payments(payments)) p where shop_id = ${shopId}
      union all
      select day, seller_id, null, case kind when 'payment' then case method when 'cash' then 'debtsCash'
        else 'debtsMobileMoney' end when 'opening' then 'debtsOpened' when 'forgiven' then 'debtsForgiven'
        else 'debtsCorrected' end, case when kind in ('payment', 'forgiven') then -change else change end
      from account_moves where shop_id = ${shopId} and reseller_id is null and kind in ('payment', 'opening', 'forgiven', 'correction')
      union all select day, seller_id, agency_id, 'tickets', 1 from sales where shop_id = ${shopId}
      union all select day, whose, spot, 'returns', 1 from ahead
      union all select day, whose, spot, 'voids', takes_away::int from ahead
    ), bears as (
      select day, seller_id, agency_id, vat_rate, null::bigint as vat, null::jsonb as taxes, 1 as sign, id, shop_id from sales
      union all select day, whose, spot, vat_rate, case when sale_id is not null then vat end, taxes, -1, id, shop_id from ahead
    ), paper as (
      select b.day, b.seller_id, b.agency_id, f.rate as vat_rate, case when b.taxes is null then b.vat else
          (select sum((t ->> 'vat')::bigint) from jsonb_array_elements(b.taxes) t where (t ->> 'rate')::int = f.rate) end as vat,
        b.sign, f.francs
      from bears b, lateral (
        select coalesce((l ->> 'rate')::int, b.vat_rate) as rate, sum(${francs}) as francs
        from (select long_lines(lines) as lines from sales s where b.sign = 1 and s.shop_id = b.shop_id and s.id = b.id
          union all select lines from returns r where b.sign = -1 and r.shop_id = b.shop_id and r.id = b.id) f,
          json_array_elements(f.lines) l group by 1) f
      where b.shop_id = ${shopId} and f.rate > 0
    ), product as (
      select to_char(day, 'YYYY-MM') as month, product, v.amount, v.value
      from line, lateral (values ('lines', sold::int::numeric), ('pieces', sold::int * quantity),
        ('revenue', sold::int * francs), ('returnedPieces', (not sold)::int * quantity),
        ('refunded', (not sold)::int * francs), ('voidedLines', gone::int)) v(amount, value)
    )
    select day || ' ' || seller_id || ' ' || coalesce(agency_id::text, '-') as name, amount, sum(value)::float8 as value
    from amount group by 1, 2 having sum(value) <> 0
    union all
    select day || ' ' || seller_id || ' ' || coalesce(agency_id::text, '-') || ' at ' || vat_rate, v.amount,
      sum(v.value)::float8
    from paper, lateral (values ('base', sign * francs),
      ('vat', sign * coalesce(vat, round(francs * vat_rate / (10000 + vat_rate))))) v(amount, value)
    group by 1, 2 having sum(v.value) <> 0
    union all
    select month || ' ' || product, amount, sum(value)::float8 from product group by 1, 2 having sum(value) <> 0`;
  return new Map(rows.map(({ name, amount, value }) => [`${name} ${amount}`, value]));
}

/** The figures that the server keeps. */
export async function figuresKept(sql: Sql, shopId: string): Promise<Figures> {
  const byDay = await sql<Record<string, string | number>[]>`
    select day || ' ' || seller_id || ' ' || coalesce(nullif(agency_id::text, ${"00000000-0000-0000-0000-000000000000"}), '-')
        as name, tickets::float8, lines::float8, pieces::float8, revenue::float8, returns::float8, voids::float8,
      returned_pieces::float8 as "returnedPieces", refunded::float8, voided_lines::float8 as "voidedLines",
      ${sql.unsafe(figuresAsNamed(ofMeans))}
    from day_totals where shop_id = ${shopId}`;
  const byMonth = await sql<Record<string, string | number>[]>`
    select to_char(month, 'YYYY-MM') || ' ' || product_id as name, lines::float8, pieces::float8, revenue::float8,
      returned_pieces::float8 as "returnedPieces", refunded::float8, voided_lines::float8 as "voidedLines"
    from month_products where shop_id = ${shopId}`;
  const byRate = await sql<Record<string, string | number>[]>`
    select day || ' ' || seller_id || ' ' || coalesce(nullif(agency_id::text, ${"00000000-0000-0000-0000-000000000000"}), '-')
        || ' at ' || rate as name, base::float8, vat::float8
    from day_taxes where shop_id = ${shopId}`;
  return told(
    [...byDay, ...byMonth, ...byRate].map(({ name, ...amounts }) => [String(name), amounts]),
  );
}

function told(
  all: readonly (readonly [name: string, amounts: Record<string, unknown>])[],
): Figures {
  const figures: Figures = new Map();
  for (const [name, amounts] of all)
    for (const amount of [...new Set<string>([...days, ...products, "base", "vat"])])
      if (Number(amounts[amount] ?? 0) !== 0)
        figures.set(`${name} ${amount}`, Number(amounts[amount]));
  return figures;
}

/** A shop on a device; `wait` lets the device go on while something of it is awaited. */
export type FiguresPlace = {
  program: Pick<Program, "device" | "goods">;
  scope: string;
  shopId: string;
  wait: <T>(doing: Promise<T>) => Promise<T>;
};

/** The book that the reports of a device are drawn from, and what it is made of; waits for what it reads of its disk. */
export async function figuresBookOf({ program, scope, shopId, wait }: FiguresPlace) {
  const { device, goods } = program;
  const { outbox } = device;
  const feed = device.feedOf(scope);
  const books = goods.get(scope);
  if (!books) return undefined;
  const months = LiveRows.of(feed, "months");
  const shop = () => books.shop.list()[0];
  const tickets = new TicketBook({ outbox, scope, shopId, members: books.members, shop });
  const joined = feed.join(tickets);
  await wait(Promise.all([months.loaded, joined.loaded]));
  months.stop();
  joined.stop();
  const own = (id: string) => outbox.get(id);
  const notebook = await wait(notebookOf(device, shopId));
  const moves = notebook && {
    isLoaded: true,
    list: () => notebook.moves.list(),
    subscribe: () => () => {},
  };
  const { returns } = books;
  const book = new FiguresBook({ tickets, returns, months, moves, own });
  return { tickets, returns, months, book };
}

/** The figures that the reports of a device are drawn from, of all time. */
export async function figuresShown(
  place: FiguresPlace,
): Promise<{ figures: Figures; withoutProducts: ReadonlySet<string> } | undefined> {
  const shown = await figuresBookOf(place);
  if (!shown) return undefined;
  const { book, months } = shown;
  const always = { from: "", to: "9999-12-31" };
  const figures = told([
    ...book.days(always).map(({ day, sellerId, agencyId, ...amounts }) => {
      return [`${day} ${sellerId} ${agencyId ?? "-"}`, amounts] as const;
    }),
    ...book
      .days(always)
      .flatMap(({ day, sellerId, agencyId, taxes = [] }) =>
        taxes.map(
          (line) => [`${day} ${sellerId} ${agencyId ?? "-"} at ${line.rate}`, line] as const,
        ),
      ),
    ...book.products(always).map(({ month, productId, ...amounts }) => {
      return [`${month} ${productId}`, amounts] as const;
    }),
  ]);
  const withoutProducts = months.list().filter((row) => row.products === null);
  return { figures, withoutProducts: new Set(withoutProducts.map(({ id }) => id)) };
}

function compare(expected: Figures, found: Figures, rule: string, who: string): number {
  const names = new Set([...expected.keys(), ...found.keys()]);
  for (const name of names)
    demand(
      expected.get(name) === found.get(name),
      rule,
      () =>
        `${who} has ${found.get(name) ?? 0} as ${name}, the facts make ${expected.get(name) ?? 0}`,
    );
  return names.size;
}

/** Figures of the months that a shop has closed. */
async function ofClosedMonths(sql: Sql, shopId: string, all: Figures): Promise<Figures> {
  const [shop] = await sql<{ through: string | null }[]>`
    select to_char(totals_through, 'YYYY-MM') as through from shops where id = ${shopId}`;
  const through = shop?.through ?? "";
  return new Map([...all].filter(([figure]) => figure.slice(0, 7) < through));
}

/** Once every month has been closed, the server keeps the figures of all facts (H1). The very last act of a run. */
export async function checkFiguresOnceClosed(simulation: Simulation): Promise<void> {
  const { oracle, server, database } = simulation;
  await server.closeEveryMonth();
  for (const shopId of oracle.shops.keys()) {
    const { sql } = database.oracle;
    const facts = await figuresOfFacts(sql, shopId);
    oracle.checks += compare(facts, await figuresKept(sql, shopId), "H1", "the server");
  }
}

/**
 * What the server keeps of closed months (H2) and what every device of the staff shows (H5) is what the facts of the
 * books add up to.
 */
export async function checkFiguresAtTheEnd(simulation: Simulation): Promise<void> {
  const { oracle, devices, database } = simulation;
  const wait = <T>(doing: Promise<T>) => simulation.until(doing);
  for (const shopId of oracle.shops.keys()) {
    const { sql } = database.oracle;
    const facts = await figuresOfFacts(sql, shopId);
    const closed =
      await sql`select to_char(month, 'YYYY-MM') as month, rev from month_books where shop_id = ${shopId}`;
    simulation.note(`closed: ${closed.map(({ month, rev }) => `${month}@${rev}`)}`);
    const kept = await figuresKept(sql, shopId);
    oracle.checks += compare(await ofClosedMonths(sql, shopId, facts), kept, "H2", "the server");
    for (const { name, program, person, disk } of devices) {
      const role = oracle.judges.get(shopId)?.members.get(person.id)?.role;
      if (!program || role === "reseller" || !oracle.isReader(shopId, person.id)) continue;
      const isWaiting = [...disk.records.values()].some(
        ({ state, operation }) => state === "waiting" && operation.shopId === shopId,
      );
      if (isWaiting) continue;
      const shown = await figuresShown({ program, scope: `shop:${shopId}`, shopId, wait });
      if (!shown) continue;
      const isOld = (figure: string) =>
        figure[7] === " " && shown.withoutProducts.has(figure.slice(0, 7));
      const expected = new Map([...facts].filter(([figure]) => !isOld(figure)));
      const found = new Map([...shown.figures].filter(([figure]) => !isOld(figure)));
      oracle.checks += compare(expected, found, "H5", name);
    }
  }
}
