import { sealDays } from "#server/sync/watches/seal-days.ts";
import { lettersOf, linkBytes, toWire } from "#shared/rules/chain.ts";
import type { ExchangeRequest } from "#shared/sync/protocol.ts";
import type { TestServer } from "#tests/support/server.ts";
import type { LeakShop } from "./leak-shop.ts";

/** What a till tells of its chain that begins here. */
export const chainBegun: Pick<ExchangeRequest, "chain"> = {
  chain: { runs: [[0, toWire(new Uint8Array(linkBytes))]], heads: [] },
};

/** Seals the first day of a shop, and keeps the root, which the office alone may read (CH6), and the letters of its tickets. */
export async function sealShop({ deps, database }: TestServer, shop: LeakShop): Promise<void> {
  await sealDays(deps.sync, { shopId: shop.id });
  const seals = await database.sql<{ root: string }[]>`
    select root from seals where shop_id = ${shop.id}`;
  shop.supplierIds.push(...seals.map(({ root }) => root));
  const sales = await database.sql<{ link: Uint8Array | null }[]>`
    select link from sales where shop_id = ${shop.id} and id in ${database.sql(shop.saleIds)}`;
  shop.letters.push(...sales.flatMap(({ link }) => (link ? [lettersOf(link)] : [])));
  if (seals.length === 0 || shop.letters.length === 0) throw new Error("nothing is sealed");
}
