import { must } from "#shared/must.ts";
import type { Rng } from "#tests/support/random.ts";
import type { SimulationDatabase } from "#tests/support/simulation-run.ts";
import { chargeWithSale, takePayment } from "#web/store/commands/accounts.ts";
import { createCustomer } from "#web/store/commands/customers.ts";
import { notebookOf } from "#web/store/read-models/customers/keep-customers.ts";
import type { Act, Trade } from "./acts.ts";
import { add } from "./figures.ts";
import type { Fleet, Till } from "./fleet.ts";

/**
 * The customers of a file buy on credit and pay by a seeded plan, which keeps its own sums: what each has bought by the
 * file's text and what was paid, and nothing of the product beside.
 */
export class Credit {
  readonly #rng: Rng;
  readonly #owedByFile: ReadonlyMap<string, number>;
  readonly #ids = new Map<string, string>();
  readonly #paid: Record<string, number> = {};
  readonly #bought: Record<string, number> = {};
  payments = 0;

  constructor(rng: Rng, owedByFile: ReadonlyMap<string, number>) {
    this.#rng = rng;
    this.#owedByFile = owedByFile;
  }

  /** Everybody who buys under a name is noted at one till. */
  async note({ device }: Till, shopId: string, { acts }: Trade): Promise<void> {
    const fields = { phone: "", otherPhone: "", note: "", creditLimit: null, termDays: null };
    for (const act of acts) {
      const name = act.kind === "sale" ? act.customer : undefined;
      if (!name || this.#ids.has(name)) continue;
      const given = { shopId, formId: `customer ${name}` };
      const fieldsOf = { ...fields, name: `Client ${name}`, wantsMessages: false };
      const made = await createCustomer(device, { ...given, fields: fieldsOf });
      if (!made.ok) throw new Error(`${name} was refused: ${made.refusal}`);
      const { body } = made.value.operation;
      if ("customerId" in body) this.#ids.set(name, body.customerId);
    }
  }

  /** Whose account a sale of so many francs stands on; undefined where it is paid at once. */
  payerOf(act: Act, total: number): string | undefined {
    if (act.kind !== "sale" || !act.customer || total === 0) return undefined;
    return must(this.#ids.get(act.customer), act.customer);
  }

  /** The charge that is written with the sale. */
  async chargeOf({ device }: Till, shopId: string, customerId: string, amount: number) {
    return must(await chargeWithSale(device, { shopId, customerId, amount, today: "" }));
  }

  /** After a sale of theirs somebody pays a part of what they owe by the plan, four times in ten: in francs. */
  async payAfter({ device }: Till, shopId: string, act: Act, total: number): Promise<number> {
    const customerId = this.payerOf(act, total);
    if (!customerId || act.kind !== "sale" || !act.customer) return 0;
    const { customer } = act;
    add(this.#bought, customer, total);
    const owed = (this.#bought[customer] ?? 0) - (this.#paid[customer] ?? 0);
    if (!this.#rng.chance(0.4) || owed < 1) return 0;
    const amount = this.#rng.chance(0.3) ? owed : this.#rng.int(1, owed);
    this.payments += 1;
    const given = { shopId, formId: `payment ${this.payments}`, customerId, amount };
    const paid = await takePayment(device, { ...given, by: { method: "cash" } });
    if (!paid.ok) throw new Error(`a payment was refused: ${paid.refusal}`);
    add(this.#paid, customer, amount);
    return amount;
  }

  /** Every balance, of the books and of each device, that is not what the file says less what was paid. */
  async wrong(
    { oracle: { sql } }: SimulationDatabase,
    { shopId, tills }: Fleet,
  ): Promise<string[]> {
    const rows = await sql<{ id: string; balance: number }[]>`
      select customer_id as id, balance from accounts where shop_id = ${shopId}`;
    const books = new Map(rows.map(({ id, balance }) => [id, Number(balance)]));
    const wrong: string[] = [];
    const compare = (who: string, name: string, found: number) => {
      const owed = (this.#owedByFile.get(name) ?? 0) - (this.#paid[name] ?? 0);
      if (found !== owed) wrong.push(`${who} ${name}: ${found}, by the file ${owed}`);
    };
    for (const name of new Set([...this.#ids.keys(), ...this.#owedByFile.keys()]))
      compare("books", name, books.get(this.#ids.get(name) ?? "") ?? 0);
    for (const { device, name: till } of tills) {
      const { balances } = must(await notebookOf(device, shopId), "the notebook");
      for (const [name, id] of this.#ids) compare(till, name, balances.get(id)?.owed ?? 0);
    }
    return wrong;
  }

  get customers(): number {
    return this.#ids.size;
  }
}
