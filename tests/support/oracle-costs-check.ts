import type { Exact } from "#shared/rules/cost.ts";
import { costBook, costsOf } from "#web/store/read-models/costs/keep-costs.ts";
import type { Sql } from "./oracle-books.ts";
import { costFactsOf, madeWith, saidOf } from "./oracle-cost-facts.ts";
import { addAmount, type CostFigures, type Reckoned, reckonCosts } from "./oracle-costs.ts";
import { type FiguresPlace, figuresBookOf } from "./oracle-figures.ts";
import { isOffice } from "./oracle-goods.ts";
import { demand } from "./oracle-shop.ts";
import type { Simulation } from "./simulation.ts";

/** What a shop's goods cost as the server keeps it or a device shows it. */
export type CostsTold = Omit<Reckoned, "stands"> & {
  /** By `month product`: of what is told, −1 where nobody knows the cost. */
  units: CostFigures;
  pieces: CostFigures;
  /** Whether products of a month are told at all. */
  tellsProducts: (month: string) => boolean;
};

const nobody = "00000000-0000-0000-0000-000000000000";

/** What the server keeps of closed months. */
export async function costsKept(sql: Sql, shopId: string): Promise<CostsTold> {
  type Place = { whose: string; cost: string; unknown: string; lost: string; lostUnknown: string };
  const places = await sql<Place[]>`
    select day || ' ' || seller_id || ' ' || coalesce(nullif(agency_id::text, ${nobody}), '-') as whose,
      (cost * 1000000)::bigint::text as cost, unknown::bigint::text as unknown,
      (lost * 1000000)::bigint::text as lost, lost_unknown::text as "lostUnknown"
    from cost_days where shop_id = ${shopId}`;
  const standing = await sql<
    { key: string; pieces: string; unit: string; out: string; vat: string }[]
  >`
    select to_char(month, 'YYYY-MM') || ' ' || product_id as key, pieces::text, coalesce(unit, -1)::text as unit,
      "left"::text as out, vat::text from cost_products where shop_id = ${shopId}`;
  const months = await sql<{ month: string; right: string }[]>`
    select to_char(month, 'YYYY-MM') as month, (true_up * 1000000)::bigint::text as right
    from cost_months where shop_id = ${shopId}`;
  const told = emptyTold(new Set(months.map(({ month }) => month)));
  for (const { whose, ...amounts } of places)
    for (const [amount, value] of Object.entries(amounts))
      addAmount(told.days, `${whose} ${amount}`, BigInt(value));
  for (const { key, pieces, unit, out, vat } of standing) {
    told.units.set(key, BigInt(unit));
    told.pieces.set(key, BigInt(pieces));
    addAmount(told.products, `${key} left`, BigInt(out));
    addAmount(told.products, `${key} vat`, BigInt(vat));
  }
  for (const { month, right } of months) addAmount(told.trueUps, month, BigInt(right));
  return told;
}

function emptyTold(months: ReadonlySet<string>): CostsTold {
  const none = () => new Map<string, bigint>();
  const sums = { days: none(), products: none(), trueUps: none(), units: none(), pieces: none() };
  return { ...sums, tellsProducts: (month) => months.has(month) };
}

const inMicros = ({ francs, micros }: Exact) => BigInt(francs) * 1_000_000n + BigInt(micros);

/** What the screens of a device of the office are drawn from, of all these months. */
export async function costsShown(place: FiguresPlace, months: readonly string[]) {
  const { program, shopId, wait } = place;
  const shown = await figuresBookOf(place);
  const costs = await wait(costsOf(program.device, shopId));
  if (!shown || !costs) return undefined;
  const { book: figures, ...parts } = shown;
  const book = costBook(program.device, costs, { ...parts, figures });
  // Of a month without a row products stand as in the last before it, which may be too old to tell them.
  const rows = costs.months.list().flatMap((row) => row ?? []);
  const lastOf = (month: string) =>
    rows
      .filter(({ id }) => id <= month)
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .at(-1);
  const told = emptyTold(new Set(months.filter((month) => lastOf(month)?.products !== null)));
  const always = { from: "", to: "9999-12-31" };
  for (const { day, sellerId, agencyId, cost, lost, unknown, lostUnknown } of book.days(always)) {
    const amounts = {
      ...{ cost: inMicros(cost), lost: inMicros(lost) },
      ...{ unknown: BigInt(unknown), lostUnknown: BigInt(lostUnknown) },
    };
    for (const [amount, value] of Object.entries(amounts))
      addAmount(told.days, `${day} ${sellerId} ${agencyId ?? "-"} ${amount}`, value);
  }
  for (const { month, productId, left, vat } of book.products(always)) {
    addAmount(told.products, `${month} ${productId} left`, BigInt(left));
    addAmount(told.products, `${month} ${productId} vat`, BigInt(vat));
  }
  for (const month of months) {
    const right = book.trueUp({ from: `${month}-01`, to: `${month}-28` });
    addAmount(told.trueUps, month, inMicros(right));
    for (const [productId, unit] of book.units(`${month}-15`))
      told.units.set(`${month} ${productId}`, BigInt(unit ?? -1));
  }
  return { ...told, book: { costs: book, figures } };
}

/** Every figure that is told otherwise than it is reckoned; `isTold`: of which months it tells. Gives how many were compared. */
export function compareCosts(
  { days, products, trueUps, stands }: Reckoned,
  told: CostsTold,
  { rule, who, isTold }: { rule: string; who: string; isTold: (month: string) => boolean },
): number {
  let compared = 0;
  const same = (name: string, expected: bigint | undefined, found: bigint | undefined) => {
    compared += 1;
    demand(
      (expected ?? 0n) === (found ?? 0n),
      rule,
      () => `${who} has ${found ?? 0} as ${name}, the facts make ${expected ?? 0}`,
    );
  };
  const both = (one: CostFigures, other: CostFigures) => new Set([...one.keys(), ...other.keys()]);
  const monthOf = (name: string) => name.slice(0, 7);
  for (const name of both(days, told.days))
    if (isTold(monthOf(name))) same(name, days.get(name), told.days.get(name));
  for (const name of both(trueUps, told.trueUps))
    if (isTold(name)) same(`put right in ${name}`, trueUps.get(name), told.trueUps.get(name));
  for (const name of both(products, told.products))
    if (isTold(monthOf(name)) && told.tellsProducts(monthOf(name)))
      same(name, products.get(name), told.products.get(name));
  for (const [name, { unit, pieces, isUntouched }] of stands) {
    if (!isTold(monthOf(name)) || !told.tellsProducts(monthOf(name))) continue;
    same(`the cost of ${name}`, unit ?? -1n, told.units.get(name) ?? -1n);
    if (isUntouched && !told.pieces.has(name)) continue;
    if (told.pieces.size > 0) same(`pieces of ${name}`, BigInt(pieces), told.pieces.get(name));
  }
  return compared;
}

async function reckonedOf({ oracle, database }: Simulation, shopId: string): Promise<Reckoned> {
  const { sql } = database.oracle;
  const facts = await costFactsOf(sql, shopId);
  const said = await saidOf(oracle, sql, shopId);
  return reckonCosts({ ...facts, said, made: madeWith(oracle, shopId) });
}

/** The server keeps of each closed month what is reckoned from all facts (N6). */
async function checkKept(simulation: Simulation, shopId: string, reckoned: Reckoned) {
  const { sql } = simulation.database.oracle;
  const [shop] = await sql<{ through: string | null }[]>`
    select to_char(totals_through, 'YYYY-MM') as through from shops where id = ${shopId}`;
  const through = shop?.through ?? "";
  simulation.oracle.checks += compareCosts(reckoned, await costsKept(sql, shopId), {
    ...{ rule: "N6", who: "the server", isTold: (month) => month < through },
  });
}

/** What the server keeps of closed months and what every device of the office shows is what all facts make (N2–N6). */
export async function checkCostsAtTheEnd(simulation: Simulation): Promise<void> {
  const { oracle, devices } = simulation;
  for (const shopId of oracle.shops.keys()) {
    const reckoned = await reckonedOf(simulation, shopId);
    await checkKept(simulation, shopId, reckoned);
    const months = [...new Set([...reckoned.stands.keys()].map((key) => key.slice(0, 7)))];
    for (const { name, program, person, disk } of devices) {
      const standing = oracle.judges.get(shopId)?.members.get(person.id);
      if (!program || !standing?.active || !isOffice(standing)) continue;
      const isWaiting = [...disk.records.values()].some(
        ({ state, operation }) => state === "waiting" && operation.shopId === shopId,
      );
      if (isWaiting) continue;
      const wait = <T>(doing: Promise<T>) => simulation.until(doing);
      const shown = await costsShown({ program, scope: `shop:${shopId}`, shopId, wait }, months);
      if (!shown) continue;
      const isTold = () => true;
      oracle.checks += compareCosts(reckoned, shown, { rule: "N6", who: name, isTold });
    }
  }
}

/** Once every month has been closed, the server keeps what all facts make (N6). */
export async function checkCostsOnceClosed(simulation: Simulation): Promise<void> {
  for (const shopId of simulation.oracle.shops.keys())
    await checkKept(simulation, shopId, await reckonedOf(simulation, shopId));
}
