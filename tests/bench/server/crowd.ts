import postgres from "postgres";
import type { BenchServer } from "./bench-server.ts";
import { HttpClient } from "./http-client.ts";
import { type BenchShop, openingStock } from "./shops.ts";
import { BenchTill, type TillOptions } from "./till.ts";

const path = "/api/v1/sync";

/** Devices side by side, each with a connection of its own. */
export class Crowd {
  readonly #tills: BenchTill[];
  readonly #clients: HttpClient[];

  private constructor(tills: BenchTill[], clients: HttpClient[]) {
    this.#tills = tills;
    this.#clients = clients;
  }

  /** One device for each shop named; a shop named twice has two. */
  static async open(
    server: BenchServer,
    shops: readonly BenchShop[],
    options: TillOptions,
  ): Promise<Crowd> {
    const tokens = await server.tokensFor(shops.map(({ userId }) => userId));
    const tills = shops.map((shop, index) => new BenchTill(shop, options, index));
    const clients = await Promise.all(tokens.map((token) => HttpClient.open(server.port, token)));
    const crowd = new Crowd(tills, clients);
    await crowd.#greet();
    return crowd;
  }

  /** Every device learns its code, its access and where the books stand, as after a first load. */
  async #greet(): Promise<void> {
    for (const [index, till] of this.#tills.entries()) {
      for (const cursor of [null, { epoch: 1, rev: 1 }]) {
        const answer = await this.#clients[index]?.post(path, till.greeting(cursor));
        if (answer?.status !== 200)
          throw new Error(`greeting answered ${answer?.status}: ${answer?.body}`);
        till.heard(answer.body);
      }
    }
  }

  /** Seconds until every device has sent so many requests of so many sales, one after the other. */
  async run(requests: number, batch: number): Promise<number> {
    for (const till of this.#tills) till.prepare(requests, batch);
    const begin = performance.now();
    await Promise.all(this.#tills.map((till, index) => this.#work(till, index, batch)));
    return (performance.now() - begin) / 1000;
  }

  async #work(till: BenchTill, index: number, batch: number): Promise<void> {
    const client = this.#clients[index] as HttpClient;
    for (let request = till.next(); request !== undefined; request = till.next()) {
      const { status, body } = await client.post(path, request);
      const applied = body.split('"applied"').length - 1;
      if (status !== 200 || applied !== batch)
        throw new Error(`${applied} of ${batch} applied, status ${status}: ${body.slice(0, 500)}`);
      till.heard(body);
    }
  }

  close(): void {
    for (const client of this.#clients) client.close();
  }

  get sales(): number {
    return this.#tills.reduce((sum, till) => sum + till.sales, 0);
  }

  get pieces(): number {
    return this.#tills.reduce((sum, till) => sum + till.pieces, 0);
  }
}

/** What the books must say after a run: sales sent, sales kept, entries of operations, pieces sold and pieces taken are all alike. */
export async function checkBooks(
  url: string,
  crowds: readonly Crowd[],
  before: { sales: number; pieces: number } = { sales: 0, pieces: 0 },
): Promise<string> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const [books] = await sql<
      { sales: number; ledger: number; pieces: number; taken: number; sold: number }[]
    >`
      select (select count(*)::int from sales) as sales, (select count(hash)::int from sales) + (select count(*)::int from op_ledger) as ledger,
        (select coalesce(sum((l ->> 'quantity')::int), 0)::int from sales, json_array_elements(long_lines(lines)) l) as pieces,
        (select sum(${openingStock}::bigint - quantity)::int from stocks) as taken,
        (select sum(sold)::int from stocks) as sold`;
    const sales = crowds.reduce((sum, crowd) => sum + crowd.sales, before.sales);
    const pieces = crowds.reduce((sum, crowd) => sum + crowd.pieces, before.pieces);
    const isRight =
      books?.sales === sales &&
      books.ledger === sales &&
      books.pieces === pieces &&
      books.taken === pieces - before.pieces &&
      books.sold === pieces - before.pieces;
    if (!isRight)
      throw new Error(`books are wrong: ${JSON.stringify({ books, sales, pieces, before })}`);
    return `books checked: ${sales} sales, as many entries, ${pieces} pieces sold and taken`;
  } finally {
    await sql.end();
  }
}

export async function analyze(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql`analyze`;
  await sql.end();
}
