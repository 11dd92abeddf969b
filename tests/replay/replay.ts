import { closeMonths } from "#server/sync/watches/close-months.ts";
import { must } from "#shared/must.ts";
import type { Rng } from "#tests/support/random.ts";
import { randomFrom } from "#tests/support/random.ts";
import type { SimulationDatabase } from "#tests/support/simulation-run.ts";
import { adjustStock } from "#web/store/commands/adjust-stock.ts";
import { createProduct } from "#web/store/commands/create-product.ts";
import { recordReturn } from "#web/store/commands/record-return.ts";
import { recordSale } from "#web/store/commands/record-sale.ts";
import type { Draft } from "#web/store/outbox/drafts.ts";
import type { Act, Trade } from "./acts.ts";
import { bookFigures } from "./book-figures.ts";
import { Costs } from "./costs.ts";
import { Credit } from "./credit.ts";
import { add, differences, type Figures } from "./figures.ts";
import { bringHome, type Fleet, openFleet, synchronise, type Till } from "./fleet.ts";
import { Tally, wrongReports } from "./reports.ts";

/** Pieces of everything on the shelf before the file begins: more than it ever takes out. */
const initialStock = 1_000_000;

export type ReplayReport = {
  products: number;
  acts: number;
  devices: number;
  exchanges: number;
  lostAnswers: number;
  /** Longest row of acts that a device kept to itself. */
  longestOffline: number;
  file: Figures;
  books: Figures;
  /** Every figure of the file that the books do not have. */
  different: [name: string, file: number, books: number][];
  /** Every figure on a device's screens that the books do not have. */
  screens: string[];
  /** What each seller traded by day and each product by month, counted while it was traded. */
  traded: ReadonlyMap<string, number>;
  /** Each of them that the server keeps, or a device reports, otherwise. */
  reports: string[];
  /** Of the customers who bought on credit, when they did: how many, their payments, and each balance that is wrong. */
  credit?: { customers: number; payments: number; wrong: string[] };
  /** Of what was bought and what it left, when it was: purchases, those told late, figures compared, each that is wrong. */
  costs?: { purchases: number; late: number; compared: number; wrong: string[] };
  /** Months that had been closed at the end. */
  closedMonths: number;
  flags: Record<string, number>;
};

/** Feeds a file through a fleet of devices that come and go, and compares what the server holds with the file itself. */
export async function replay(
  database: SimulationDatabase,
  trade: Trade,
  file: Figures,
  given: {
    devices: number;
    seed: number;
    say?: (text: string) => void;
    /** What each customer has bought by the file: they buy on credit then, and pay by a seeded plan. */
    owedByFile?: ReadonlyMap<string, number>;
    /** Goods are bought by a seeded cost book. */
    costs?: boolean;
  },
): Promise<ReplayReport> {
  const rng = randomFrom(`replay ${given.seed}`);
  const now = must(trade.acts[0], "a first act").at - 86_400_000;
  const buyers = given.costs ? 2 : 0;
  const fleet = await openFleet(database, { devices: given.devices + buyers, now, rng });
  const ids = await stockTheShop(fleet, trade);
  const costs = given.costs
    ? new Costs(rng.fork("cost book"), { trade, ids, initialStock }, fleet.tills.slice(-buyers))
    : undefined;
  given.say?.(`${trade.products.length} products on the shelf`);
  const tally = new Tally();
  const { owedByFile } = given;
  const credit = owedByFile && new Credit(rng.fork("who pays when"), owedByFile);
  if (credit) {
    await credit.note(must(fleet.tills[0], "the owner's till"), fleet.shopId, trade);
    for (const till of fleet.tills) await bringHome(till);
  }
  const longestOffline = await trading(
    fleet,
    { trade, ids, tally, credit, costs, devices: given.devices },
    rng,
    given.say,
  );
  for (let round = 0; round < 2; round += 1) for (const till of fleet.tills) await bringHome(till);
  const { sql } = database.oracle;
  const left = await costs?.wrong(database, fleet);
  const keyOf = new Map(trade.products.map(({ id, key }) => [ids.get(id), key]));
  for (const [productId, pieces] of Object.entries(costs?.bought ?? {}))
    add(file.stockChangeByProduct, must(keyOf.get(productId), productId), pieces);
  // Figures of months are kept once those are closed.
  const later = fleet.now + 100 * 86_400_000;
  await closeMonths({ ...fleet.sync, clock: () => later }, { shopId: fleet.shopId });
  const books = await bookFigures(sql, fleet.shopId, { keyIs: trade.keyIs, initialStock });
  const flags = await sql<{ flag: string; count: number }[]>`
    select flag, count(*)::int from sales, unnest(flags) flag where shop_id = ${fleet.shopId} group by 1`;
  return {
    products: trade.products.length,
    acts: trade.acts.length,
    devices: given.devices,
    exchanges: fleet.exchanges,
    lostAnswers: fleet.lostAnswers,
    longestOffline,
    file,
    books,
    different: differences(file, books),
    screens: await wrongScreens(database, fleet),
    traded: tally.figures,
    ...(await wrongReports(database, fleet, tally)),
    ...(credit && {
      credit: {
        ...{ customers: credit.customers, payments: credit.payments },
        wrong: await credit.wrong(database, fleet),
      },
    }),
    ...(left && { costs: left }),
    flags: Object.fromEntries(flags.map(({ flag, count }) => [flag, count])),
  };
}

/** The owner brings every product in at the first till; all tills then load the shop. Identifiers by those of the trade. */
async function stockTheShop(fleet: Fleet, trade: Trade): Promise<Map<string, string>> {
  const [first] = fleet.tills;
  const owner = must(first, "the owner's till");
  await bringHome(owner);
  const ids = new Map<string, string>();
  for (const { id, name, uniqueCode, price } of trade.products) {
    const fields = {
      name,
      brand: "",
      model: "",
      color: "",
      dimensions: "",
      barcode: null,
      uniqueCode,
      category: "",
    };
    const created = await createProduct(owner.device, {
      shopId: fleet.shopId,
      formId: `create ${id}`,
      fields: { ...fields, price, minPrice: 0, stockThreshold: 0, images: [] },
      initialStock,
    });
    if (!created.ok) throw new Error(`${uniqueCode} was refused: ${created.refusal}`);
    const { body } = created.value.operation;
    if ("productId" in body) ids.set(id, body.productId);
  }
  for (const till of fleet.tills) await bringHome(till);
  return ids;
}

type Trading = {
  trade: Trade;
  ids: ReadonlyMap<string, string>;
  tally: Tally;
  credit: Credit | undefined;
  costs: Costs | undefined;
  /** Tills at which is sold. */
  devices: number;
};

async function trading(
  fleet: Fleet,
  { trade, ids, tally, credit, costs, devices }: Trading,
  rng: Rng,
  say: (text: string) => void = () => {},
): Promise<number> {
  const kept = new Map<Till, number>();
  const tills = fleet.tills.slice(0, devices);
  let longest = 0;
  for (const [at, act] of trade.acts.entries()) {
    if (isNextDay(fleet.now, act.at)) await closeMonths(fleet.sync, { shopId: fleet.shopId });
    fleet.now = Math.max(fleet.now, act.at);
    await costs?.buy(fleet, tills);
    const till = rng.pick(tills);
    const total = act.kind === "sale" ? totalOf(act) : 0;
    const customerId = credit?.payerOf(act, total);
    const charge = customerId && (await credit?.chargeOf(till, fleet.shopId, customerId, total));
    const owed = customerId && charge ? { customerId, charge } : undefined;
    await perform(till, { shopId: fleet.shopId, ids, owed }, act, at);
    tally.take(till.userId, act, ids, owed !== undefined);
    costs?.take(till.userId, act, ids);
    const paid = await credit?.payAfter(till, fleet.shopId, act, total);
    tally.takePaid(till.userId, act.at, paid ?? 0);
    kept.set(till, (kept.get(till) ?? 0) + 1);
    longest = Math.max(longest, kept.get(till) ?? 0);
    if (rng.chance(0.04)) till.isOnline = !till.isOnline;
    if (rng.chance(0.15) && (await synchronise(till))) kept.set(till, 0);
    if ((at + 1) % 1000 === 0) say(`${at + 1} of ${trade.acts.length} acts`);
  }
  return longest;
}

const isNextDay = (before: number, now: number) =>
  Math.floor(now / 86_400_000) > Math.floor(before / 86_400_000);

const totalOf = ({ lines }: Extract<Act, { kind: "sale" }>) =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

type Performing = {
  shopId: string;
  ids: ReadonlyMap<string, string>;
  owed: { customerId: string; charge: Draft } | undefined;
};

async function perform(
  { device }: Till,
  { shopId, ids, owed }: Performing,
  act: Act,
  at: number,
): Promise<void> {
  const formId = `${act.kind} ${act.ref} ${at}`;
  const idOf = (productId: string) => must(ids.get(productId), productId);
  if (act.kind === "write-off") {
    const change = { mode: "decrease" as const, quantity: act.quantity };
    const productId = idOf(act.productId);
    const { reason } = act;
    return taken(act, await adjustStock(device, { shopId, formId, productId, change, reason }));
  }
  const lines = act.lines.map((line) => ({ ...line, productId: idOf(line.productId) }));
  const total = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  if (act.kind === "sale") {
    const cart = { shopId, cartId: formId, lines };
    if (owed) {
      const { customerId, charge } = owed;
      const payments = [{ method: "credit" as const, amount: total, customerId }];
      return taken(act, await recordSale(device, { ...cart, payments, also: [charge] }));
    }
    const payments = [{ method: "cash" as const, amount: total, tendered: total }];
    return taken(act, await recordSale(device, { ...cart, payments }));
  }
  const catalogue = must(await device.catalogue(shopId), "the catalogue");
  const named = lines.map((line) => ({ ...line, name: catalogue.get(line.productId)?.name ?? "" }));
  const back = {
    saleId: null,
    restock: true,
    refund: "cash" as const,
    reason: `Annulation ${act.ref}`,
  };
  return taken(act, await recordReturn(device, { shopId, formId, lines: named, ...back }));
}

function taken(act: Act, outcome: { ok: true } | { ok: false; refusal: string }): void {
  if (!outcome.ok) throw new Error(`${act.kind} ${act.ref} was refused: ${outcome.refusal}`);
}

/** Each device's figure of each product against the books, and whether anything still waits. */
async function wrongScreens(
  { oracle: { sql } }: SimulationDatabase,
  { shopId, tills }: Fleet,
): Promise<string[]> {
  const stocks = await sql<{ id: string; quantity: number }[]>`
    select product_id as id, quantity from stocks where shop_id = ${shopId}`;
  const wrong: string[] = [];
  for (const { device, name } of tills) {
    const catalogue = must(await device.catalogue(shopId), "the catalogue");
    for (const { id, quantity } of stocks) {
      const shown = catalogue.get(id)?.exactStock;
      if (shown !== quantity) wrong.push(`${name} shows ${shown} of ${id}, the books ${quantity}`);
    }
    const left = device.outbox.records().filter(({ state }) => state !== "applied").length;
    if (left > 0) wrong.push(`${name} holds ${left} operations that are not in the books`);
  }
  return wrong;
}
