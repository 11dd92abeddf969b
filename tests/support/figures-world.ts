import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Sql } from "#server/db/client.ts";
import { checkTotals, type TotalsDifference } from "#server/sync/figures/check-totals.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { aLine, type HandDevice } from "./builders.ts";
import { connectTo } from "./connect.ts";
import { type SyncWorld, syncWorld } from "./sync-world.ts";

export const figuresStart = Date.parse("2026-03-10T09:00:00.000Z");

/** A shop of its own for each test, with two products on the shelf, on 10 March 2026; one server for a file. */
export type FiguresWorld = {
  world: SyncWorld;
  /** A connection beside the server's. */
  sql: Sql;
  owner: string;
  shop: string;
  device: HandDevice;
  /** The figures of products that the server keeps. */
  products(): Promise<Record<string, unknown>[]>;
  /** What the check of figures finds. */
  check(): Promise<TotalsDifference[]>;
  /** A piece of soap comes back. */
  giveBack(at: number, given?: { isVoid?: true; agencyId?: string }, by?: HandDevice): Operation;
};

/** To be called where the tests of a file are described; filled before each of them. */
export function figuresWorld(): FiguresWorld {
  const here = {} as FiguresWorld;
  let close = async () => {};
  beforeAll(async () => {
    const world = await syncWorld();
    const other = connectTo(world.url, 1);
    close = async () => {
      await other.close();
      await world.close();
    };
    const { sql } = other;
    const owner = await world.person("owner");
    const products = async () => sql<Record<string, unknown>[]>`
      select month::text, product_id, lines::int, pieces::int, revenue::int, returned_pieces::int
      from month_products where shop_id = ${here.shop} order by month, product_id`;
    const check = async () => (await checkTotals(sql, here.shop)).differences;
    Object.assign(here, { world, sql, owner, products, check });
    here.giveBack = (at, given = {}, by = here.device) =>
      by.operation(
        here.shop,
        "return",
        {
          ...{ saleId: null, lines: [aLine("savon")], restock: true, refund: "cash" as const },
          ...{ total: 500, reason: "Abîmé", ...given },
        },
        at,
      );
  });
  beforeEach(async () => {
    const { world, owner } = here;
    world.now = figuresStart;
    here.shop = await world.shop(owner);
    here.device = world.device();
    for (const name of ["savon", "riz-"])
      await world.product(here.shop, owner, name, { stock: 100 });
  });
  afterAll(() => close());
  return here;
}
