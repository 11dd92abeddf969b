import { randomBytes } from "node:crypto";
import postgres from "postgres";
import type { Plugin } from "vite";
import { register } from "#server/accounts/people.ts";
import { connectDatabase } from "#server/db/client.ts";
import type { Product, Stock } from "#shared/schemas/product.ts";
import { startBenchServer } from "#tests/bench/server/bench-server.ts";
import { startBenchPostgres } from "#tests/bench/server/durable-postgres.ts";
import { putOnShelf } from "#tests/bench/server/shops.ts";
import { buildPage, builtPage } from "./browser.ts";
import { type CountingProxy, startCountingProxy } from "./counting-proxy.ts";

export type Shelf = { products: Product[]; stocks: Stock[] };

export const credentials = {
  email: "caisse@bench.example",
  password: "un mot de passe assez long",
};

/** The whole product around a browser: page, server, Postgres, a shop with its shelf, and a proxy that counts. */
export type Setting = {
  url: string;
  proxy: CountingProxy;
  shopId: string;
  close(): Promise<void>;
};

export async function startSetting(shelf: Shelf, changed?: Plugin): Promise<Setting> {
  await buildPage(changed);
  const cluster = await startBenchPostgres();
  const database = await cluster.database("device");
  const server = await startBenchServer(database, builtPage);
  const proxy = await startCountingProxy(server.port);
  const shopId = await openShop(database);
  await putOnShelf(database, shopId, shelf);
  return {
    url: `http://localhost:${proxy.port}/`,
    proxy,
    shopId,
    close: async () => {
      await proxy.close();
      await server.stop();
      await cluster.stop();
    },
  };
}

async function openShop(database: string): Promise<string> {
  const connection = connectDatabase(database, 1);
  const deps = { database: connection, secret: "", clock: Date.now, random: randomBytes };
  const shopName = "Boutique du banc";
  const owner = { ...credentials, fullName: "Awa Caisse", phone: "+237699112233", shopName };
  await register(deps, owner);
  await connection.close();
  const sql = postgres(database, { max: 1, onnotice: () => {} });
  const [shop] = await sql<{ id: string }[]>`select id from shops`;
  await sql.end();
  if (!shop) throw new Error("no shop was opened");
  return shop.id;
}
