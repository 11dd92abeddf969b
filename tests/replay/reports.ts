import { must } from "#shared/must.ts";
import { figuresKept, figuresShown } from "#tests/support/oracle-figures.ts";
import type { SimulationDatabase } from "#tests/support/simulation-run.ts";
import type { Act } from "./acts.ts";
import { add } from "./figures.ts";
import type { Fleet } from "./fleet.ts";

/** The shop of the replay keeps UTC+1 all year. */
const dayOf = (at: number) => new Date(at + 3_600_000).toISOString().slice(0, 10);

/** Adds up what each till trades while it trades it, with no code of the product: in cash, or left on an account. */
export class Tally {
  readonly #sums: Record<string, number> = {};

  take(userId: string, act: Act, ids: ReadonlyMap<string, string>, isOwed = false): void {
    if (act.kind === "write-off") return;
    const day = dayOf(act.at);
    const seller = `${day} ${userId} -`;
    const isSale = act.kind === "sale";
    const names = isSale
      ? { count: "tickets", pieces: "pieces", amount: "revenue", cash: isOwed ? "credit" : "cash" }
      : { count: "returns", pieces: "returnedPieces", amount: "refunded", cash: "refundedCash" };
    add(this.#sums, `${seller} ${names.count}`, 1);
    for (const { productId, quantity, price } of act.lines) {
      const product = `${day.slice(0, 7)} ${must(ids.get(productId), productId)}`;
      for (const name of [seller, product]) {
        if (isSale) add(this.#sums, `${name} lines`, 1);
        add(this.#sums, `${name} ${names.pieces}`, quantity);
        add(this.#sums, `${name} ${names.amount}`, quantity * price);
      }
      add(this.#sums, `${seller} ${names.cash}`, quantity * price);
    }
  }

  /** Cash that was paid of a debt: on its day, by who took it, and no revenue. */
  takePaid(userId: string, at: number, francs: number): void {
    add(this.#sums, `${dayOf(at)} ${userId} - debtsCash`, francs);
  }

  get figures(): ReadonlyMap<string, number> {
    return new Map(Object.entries(this.#sums).filter(([, value]) => value !== 0));
  }
}

/** Every figure that the server keeps, or that a device's reports are drawn from, and that was not traded so. */
export async function wrongReports(
  { oracle: { sql } }: SimulationDatabase,
  { shopId, tills }: Fleet,
  { figures: traded }: Tally,
): Promise<{ reports: string[]; closedMonths: number }> {
  const reports: string[] = [];
  const compare = (who: string, found: ReadonlyMap<string, number>) => {
    for (const name of new Set([...traded.keys(), ...found.keys()]))
      if (traded.get(name) !== found.get(name))
        reports.push(`${who} ${name}: ${found.get(name) ?? 0}, traded ${traded.get(name) ?? 0}`);
  };
  compare("server", await figuresKept(sql, shopId));
  const scope = `shop:${shopId}`;
  for (const { device, name } of tills) {
    const goods = new Map([[scope, must(await device.goods(shopId), "the shop's books")]]);
    const program = { device, goods };
    const shown = await figuresShown({ program, scope, shopId, wait: (doing) => doing });
    compare(name, must(shown).figures);
  }
  const [closed] = await sql<{ count: number }[]>`
    select count(*)::int from month_books where shop_id = ${shopId}`;
  return { reports, closedMonths: closed?.count ?? 0 };
}
