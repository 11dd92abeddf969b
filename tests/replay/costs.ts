import { closeMonths } from "#server/sync/watches/close-months.ts";
import { must } from "#shared/must.ts";
import { profitOf } from "#shared/rules/profit.ts";
import type { ExtraCost, PurchaseLine } from "#shared/schemas/purchase.ts";
import { type CostFacts, landed } from "#tests/support/oracle-cost-facts.ts";
import { type Reckoned, reckonCosts } from "#tests/support/oracle-costs.ts";
import {
  type CostsTold,
  compareCosts,
  costsKept,
  costsShown,
} from "#tests/support/oracle-costs-check.ts";
import type { Rng } from "#tests/support/random.ts";
import type { SimulationDatabase } from "#tests/support/simulation-run.ts";
import { recordPurchase } from "#web/store/commands/record-purchase.ts";
import type { Act, Trade } from "./acts.ts";
import { add } from "./figures.ts";
import { bringHome, type Fleet, type Till } from "./fleet.ts";

const oneDay = 86_400_000;
/** So many days the buyers of what is told late keep it to themselves: the one until its months are closed. */
const late = [20, 80];

const dayOf = (at: number) => new Date(at + 3_600_000).toISOString().slice(0, 10);

type Invoice = { at: number; lines: PurchaseLine[]; extraCosts: ExtraCost[]; isLate: boolean };

/**
 * A cost book beside the file, by seed: what each product is bought for drifts over its months. It keeps its own list of
 * what was bought and traded, and nothing of the product beside.
 */
export class Costs {
  readonly #plan: Invoice[];
  readonly #rng: Rng;
  readonly #buyers: Till[];
  readonly #home = new Map<Till, number>();
  readonly #facts: CostFacts;
  readonly bought: Record<string, number> = {};
  purchases = 0;
  told = 0;

  constructor(
    rng: Rng,
    {
      trade,
      ids,
      initialStock,
    }: { trade: Trade; ids: ReadonlyMap<string, string>; initialStock: number },
    buyers: Till[],
  ) {
    this.#rng = rng;
    this.#buyers = buyers;
    this.#plan = planned(rng, trade, ids);
    const made = new Map([...ids.values()].map((id) => [id, initialStock]));
    this.#facts = { made, papers: [], bought: [], moved: [], losses: [], said: [] };
  }

  /** Buys what the plan says until now; who tells late comes home when their days are over. */
  async buy(fleet: Fleet, tills: readonly Till[]): Promise<void> {
    for (let next = this.#plan[0]; next && next.at <= fleet.now; next = this.#plan[0]) {
      this.#plan.shift();
      const { lines, extraCosts, isLate } = next;
      const { device } = this.#rng.pick(isLate ? this.#buyers : tills);
      this.purchases += 1;
      if (isLate) this.told += 1;
      const form = { shopId: fleet.shopId, formId: `purchase ${this.purchases}`, today: "" };
      const done = await recordPurchase(device, {
        ...{ ...form, lines },
        ...(extraCosts.length > 0 && { extraCosts }),
      });
      if (!done.ok) throw new Error(`a purchase was refused: ${done.refusal}`);
      const day = dayOf(fleet.now);
      this.#facts.bought.push(...landed({ day, isBack: false, lines, extraCosts }));
      for (const { productId, quantity } of lines) add(this.bought, productId, quantity);
    }
    for (const [at, buyer] of this.#buyers.entries()) {
      const since = this.#home.get(buyer) ?? fleet.now;
      this.#home.set(buyer, since);
      if (fleet.now - since < must(late[at]) * oneDay) continue;
      await bringHome(buyer);
      this.#home.set(buyer, fleet.now);
    }
  }

  /** What was traded, by whom. */
  take(sellerId: string, act: Act, ids: ReadonlyMap<string, string>): void {
    const day = dayOf(act.at);
    const { papers, moved, losses } = this.#facts;
    if (act.kind === "write-off") {
      const productId = must(ids.get(act.productId), act.productId);
      moved.push({ day, productId, pieces: -act.quantity });
      losses.push({ day, byId: sellerId, productId, pieces: act.quantity });
      return;
    }
    const sign = act.kind === "sale" ? 1 : -1;
    for (const line of act.lines) {
      const productId = must(ids.get(line.productId), line.productId);
      const net = sign * line.quantity * line.price;
      const left = sign * line.quantity;
      papers.push({ day, sellerId, agencyId: null, productId, left, net, vat: 0 });
    }
  }

  /** Every figure of a device, open months and closed ones, and of the server's closed months that is not so; how many were compared. */
  async wrong(database: SimulationDatabase, fleet: Fleet) {
    const { shopId, tills, sync } = fleet;
    const reckoned = reckonCosts(this.#facts);
    const months = [...new Set([...reckoned.stands.keys()].map((key) => key.slice(0, 7)))];
    const wrong: string[] = [];
    let compared = 0;
    const compare = (who: string, told: CostsTold) => {
      try {
        compared += compareCosts(reckoned, told, { rule: "N6", who, isTold: () => true });
      } catch (error) {
        wrong.push(`${error}`);
      }
    };
    const look = async (when: string) => {
      for (const till of tills) await bringHome(till);
      for (const { device, name } of tills) {
        const goods = new Map([[`shop:${shopId}`, must(await device.goods(shopId))]]);
        const place = { program: { device, goods }, scope: `shop:${shopId}`, shopId };
        const wait = <T>(doing: Promise<T>) => doing;
        const { book, ...told } = must(await costsShown({ ...place, wait }, months));
        compare(`${name} ${when}`, told);
        const found = this.#profits(reckoned, book);
        compared += found.compared;
        wrong.push(...found.wrong.map((line) => `${name} ${when}: ${line}`));
      }
    };
    await closeMonths(sync, { shopId });
    await look("with open months");
    const later = fleet.now + 100 * oneDay;
    await closeMonths({ ...sync, clock: () => later }, { shopId });
    compare("server", await costsKept(database.oracle.sql, shopId));
    await look("with every month closed");
    return { wrong, compared, purchases: this.purchases, late: this.told };
  }

  /** Profit by day and seller in whole francs, beside that of what was traded and bought. */
  #profits({ days }: Reckoned, book: NonNullable<Awaited<ReturnType<typeof costsShown>>>["book"]) {
    const wrong: string[] = [];
    const whose = new Set(
      [...this.#facts.papers, ...this.#facts.losses].map((one) =>
        "sellerId" in one ? `${one.day} ${one.sellerId}` : `${one.day} ${one.byId}`,
      ),
    );
    const nets: Record<string, number> = {};
    for (const { day, sellerId, net } of this.#facts.papers) add(nets, `${day} ${sellerId}`, net);
    for (const key of whose) {
      const [day = "", sellerId = ""] = key.split(" ");
      const of = (amount: string) => days.get(`${key} - ${amount}`) ?? 0n;
      const expected =
        (nets[key] ?? 0) - Number(of("unknown")) - rounded(of("cost")) - rounded(of("lost"));
      const query = { from: day, to: day, sellerId };
      const figures = book.figures.days(query);
      const { profit } = profitOf({ figures, costs: book.costs.days(query) });
      if (profit !== expected) wrong.push(`profit of ${key} is ${profit}, not ${expected}`);
    }
    return { wrong, compared: whose.size };
  }
}

/** Millionths in whole francs, half up. */
function rounded(all: bigint): number {
  const twice = 2n * all + 1_000_000n;
  const whole = twice / 2_000_000n;
  return Number(twice < 0n && whole * 2_000_000n !== twice ? whole - 1n : whole);
}

/** In each month most products that are sold in it are bought, some of them twice, on invoices of one to twelve lines. */
function planned(rng: Rng, { acts, products }: Trade, ids: ReadonlyMap<string, string>): Invoice[] {
  const sold = new Map<string, { productId: string; moments: number[]; pieces: number }>();
  for (const act of acts)
    if (act.kind === "sale")
      for (const { productId, quantity } of act.lines) {
        const key = `${dayOf(act.at).slice(0, 7)} ${productId}`;
        const one = sold.get(key) ?? { productId, moments: [], pieces: 0 };
        one.moments.push(act.at);
        one.pieces += quantity;
        sold.set(key, one);
      }
  const prices = new Map(products.map(({ id, price }) => [id, price]));
  const costs = new Map<string, number>();
  const lines = rng.shuffled([...sold.values()]).flatMap(({ productId, moments, pieces }) => {
    if (rng.chance(0.15)) return [];
    const before = costs.get(productId) ?? Math.max(1, (prices.get(productId) ?? 0) * 0.6);
    const unit = before * (0.85 + rng.fraction() * 0.35);
    costs.set(productId, unit);
    const quantity = Math.min(pieces, 100_000);
    const line = {
      productId: must(ids.get(productId)),
      quantity,
      cost: Math.round(unit * quantity),
    };
    return [{ at: rng.pick(moments), line }];
  });
  const plan: Invoice[] = [];
  const ordered = lines.sort((a, b) => a.at - b.at);
  while (ordered.length > 0) {
    const some = ordered.splice(0, rng.int(1, 12));
    const amount = rng.int(1, 90) * 77;
    const by = rng.pick(["value", "pieces"] as const);
    plan.push({
      at: must(some.at(-1)).at,
      lines: some.map(({ line }) => line),
      extraCosts: rng.chance(0.3) ? [{ kind: "transport", amount, by }] : [],
      isLate: rng.chance(0.3),
    });
  }
  return plan;
}
