import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { join, resolve } from "node:path";
import postgres from "postgres";
import { rolldown } from "rolldown";
import { must } from "#shared/must.ts";
import type { FromBare } from "./bare-child.ts";
import { HttpClient } from "./http-client.ts";

const bundle = resolve("dist/bench/bare-endpoint.mjs");
const productsPerShop = 1000;
const documentBytes = 564;

/** `bare-child.ts` in a process of its own, and clients that send it sales as heavy as those of the limit. */
export class BareEndpoint {
  readonly #child: ChildProcess;
  readonly #clients: HttpClient[];
  readonly #shops: string[];
  #state = 1;

  private constructor(child: ChildProcess, clients: HttpClient[], shops: string[]) {
    this.#child = child;
    this.#clients = clients;
    this.#shops = shops;
  }

  /** `shops`: how many they are; clients take them in turn. */
  static async open(url: string, clients: number, shops: number): Promise<BareEndpoint> {
    const names = Array.from({ length: shops }, () => randomUUID());
    await makeTables(url, names);
    const built = await rolldown({
      input: join(import.meta.dirname, "bare-child.ts"),
      platform: "node",
      external: (id, _importer, resolved) => !resolved && /^[^./#]/.test(id),
    });
    await built.write({ file: bundle, format: "esm", codeSplitting: false });
    await built.close();
    const env = { ...process.env, NODE_ENV: "production", BENCH_DATABASE_URL: url };
    const child = fork(bundle, { env });
    const [{ port }] = (await once(child, "message")) as [FromBare];
    const open = await Promise.all(
      Array.from({ length: clients }, () => HttpClient.open(port, "none")),
    );
    return new BareEndpoint(child, open, names);
  }

  /** Seconds until every client has sent so many requests of so many sales, one after the other. */
  async run(requests: number, batch: number): Promise<number> {
    const prepared = this.#clients.map((_, client) =>
      Array.from({ length: requests }, () => this.#request(client, batch)),
    );
    const begin = performance.now();
    await Promise.all(
      this.#clients.map(async (client, index) => {
        for (const request of prepared[index] ?? []) {
          const { status, body } = await client.post("/push", request);
          if (status !== 200) throw new Error(`bare endpoint: ${status} ${body}`);
        }
      }),
    );
    return (performance.now() - begin) / 1000;
  }

  async close(): Promise<void> {
    for (const client of this.#clients) client.close();
    const exit = once(this.#child, "exit");
    this.#child.disconnect();
    await exit;
  }

  #random(below: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * below);
  }

  #request(client: number, batch: number): string {
    const shopId = must(this.#shops[client % this.#shops.length], "a shop");
    const sales = Array.from({ length: batch }, () => {
      const products = new Set<number>();
      while (products.size < 3)
        products.add(Math.floor((this.#random(1_000_000) / 1_000_000) ** 2 * productsPerShop));
      const lines = [...products].map((product) => ({
        productId: productId(product),
        quantity: 1 + this.#random(3),
        price: 500,
      }));
      const total = lines.reduce((sum, line) => sum + line.quantity * line.price, 0);
      const payments = [{ method: "cash", amount: total, tendered: total }];
      const sale = { id: randomUUID(), shopId, at: Date.now(), lines, payments, total, note: "" };
      sale.note = "x".repeat(Math.max(0, documentBytes - JSON.stringify(sale).length));
      return sale;
    });
    return JSON.stringify({ sales });
  }
}

function productId(index: number): string {
  return `P${String(index).padStart(5, "0")}`;
}

async function makeTables(url: string, shops: readonly string[]): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql`create table bare_shops (shop_id uuid primary key, rev bigint not null) with (fillfactor = 50)`;
    await sql`create table bare_sales (
      shop_id uuid not null, id uuid not null, rev bigint not null, doc jsonb not null, primary key (shop_id, id))`;
    await sql`create table bare_stocks (shop_id uuid not null, product_id text not null, quantity bigint not null,
      rev bigint not null, primary key (shop_id, product_id)) with (fillfactor = 70)`;
    for (const shop of shops) {
      await sql`insert into bare_shops values (${shop}, 1)`;
      await sql`insert into bare_stocks
        select ${shop}::uuid, 'P' || lpad(n::text, 5, '0'), 1000000, 1 from generate_series(0, ${productsPerShop - 1}::int) n`;
    }
    await sql`analyze`;
  } finally {
    await sql.end();
  }
}
