import type { Database, Db, Sql } from "#server/db/client.ts";
import { createQuietScopes, type QuietScopes } from "./answers/quiet-scopes.ts";
import { createSnapshots, type Snapshots } from "./answers/snapshot.ts";
import { createHeads, type Heads } from "./chain/heads.ts";
import { createRecentSales, type RecentSales } from "./sales/recent-sales.ts";
import { createSaleWriter, type SaleWriter } from "./sales/sale-writer.ts";
import { createDeviceRegistry, type DeviceRegistry } from "./shop/devices.ts";
import { createShopFacts, type ShopFactsCache } from "./shop/shop-facts.ts";
import { createTouchedProducts, type TouchedProducts } from "./shop/touched.ts";
import { createWake, type Wake } from "./wake.ts";

/** Who is speaking; proven by the sign-in, never read from a body. */
export type Speaker = { userId: string };

export type SyncLog = {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

/** What the synchronisation of one server instance is made of. It holds nothing that another instance could not rebuild. */
export type SyncDeps = {
  sql: Sql;
  db: Db;
  /** Server time in ms. */
  clock: () => number;
  /** Whether the database is spread over machines: then no statement at all is of two shops (decision 0088). */
  isSpread: boolean;
  wake: Wake;
  shops: ShopFactsCache;
  devices: DeviceRegistry;
  sales: SaleWriter;
  /** Whether sales are written in few bytes: once no instance is there that cannot read them (`gone-instances.ts`). */
  saleForm: { isShort: boolean };
  recent: RecentSales;
  quiet: QuietScopes;
  snapshots: Snapshots;
  touched: TouchedProducts;
  heads: Heads;
  log: SyncLog;
};

export function createSync(given: {
  database: Pick<Database, "sql" | "db">;
  clock: () => number;
  log?: SyncLog;
  /** Whether the database is spread over machines; false without. */
  isSpread?: boolean;
  /** Whether instances of the version before may be there, until a look says that there are none; false without. */
  isUpdating?: boolean;
}): SyncDeps {
  const { sql, db } = given.database;
  const base = {
    sql,
    db,
    clock: given.clock,
    isSpread: given.isSpread ?? false,
    saleForm: { isShort: !given.isUpdating },
    log: given.log ?? { warn: () => {}, error: () => {} },
    recent: createRecentSales(),
    quiet: createQuietScopes(),
    wake: createWake(),
    touched: createTouchedProducts(),
    heads: createHeads({ sql, clock: given.clock }),
  };
  base.wake.onAnnounce(({ shopId, rev }) => base.recent.heard(shopId, rev));
  const shops = createShopFacts(base);
  const devices = createDeviceRegistry(base);
  const sales = createSaleWriter({ ...base, shops });
  return { ...base, shops, devices, sales, snapshots: createSnapshots(base) };
}
