import { randomUUID } from "node:crypto";
import postgres from "postgres";

/**
 * The limit: one row per sale with its document, inserted by many-row statements and nothing else. No check, no stock,
 * no revision. Each client is a connection of its own.
 */
export class RawInserts {
  readonly #clients: postgres.Sql[];
  readonly #shops: string[];
  #rev = 0;

  private constructor(clients: postgres.Sql[]) {
    this.#clients = clients;
    this.#shops = clients.map(() => randomUUID());
  }

  static async open(url: string, clients: number): Promise<RawInserts> {
    const pools = Array.from({ length: clients }, () =>
      postgres(url, { max: 1, onnotice: () => {} }),
    );
    await (pools[0] as postgres.Sql)`
      create table if not exists raw_sales (
        shop_id uuid not null, id uuid not null, rev bigint not null, doc jsonb not null, primary key (shop_id, id))`;
    return new RawInserts(pools);
  }

  /** Seconds for so many statements of so many rows by each client, all clients side by side. */
  async run(requests: number, batch: number): Promise<number> {
    const prepared = this.#clients.map((_, client) =>
      Array.from({ length: requests }, () => this.#rows(client, batch)),
    );
    const begin = performance.now();
    await Promise.all(
      this.#clients.map(async (sql, client) => {
        for (const rows of prepared[client] ?? [])
          await sql`insert into raw_sales ${sql(rows, "shop_id", "id", "rev", "doc")}`;
      }),
    );
    return (performance.now() - begin) / 1000;
  }

  async close(): Promise<void> {
    for (const client of this.#clients) await client.end();
  }

  #rows(client: number, batch: number) {
    return Array.from({ length: batch }, () => {
      this.#rev += 1;
      return {
        shop_id: this.#shops[client] ?? "",
        id: randomUUID(),
        rev: this.#rev,
        // biome-ignore lint/suspicious/noExplicitAny: postgres.js types a JSON parameter as its own value type
        doc: saleDocument(this.#rev) as any,
      };
    });
  }
}

const documentBytes = 564;

/** A sale of three lines as one document of 564 bytes. */
function saleDocument(rev: number): Record<string, unknown> {
  const lines = [1, 2, 3].map((line) => ({
    productId: `P${String((rev * line) % 1000).padStart(5, "0")}`,
    name: `Produit de banc d'essai ${line}`,
    quantity: line,
    price: 100 + line * 25,
  }));
  const document = {
    deviceCode: "A",
    seq: rev,
    sellerId: "00000000-0000-4000-8000-000000000000",
    soldAt: "2026-11-20T10:00:00.000Z",
    day: "2026-11-20",
    lines,
    payments: [{ method: "cash", amount: 900, tendered: 1000 }],
    total: 900,
    note: "",
  };
  document.note = "x".repeat(Math.max(0, documentBytes - JSON.stringify(document).length));
  return document;
}
