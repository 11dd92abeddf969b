import { test as base } from "./fixtures.ts";
import type { Person } from "./person.ts";
import type { Account, ShopServer, TestShop } from "./shop-server.ts";

type Street = { reseller: Person };

type Place = { owner: Person; server: ShopServer; shop: TestShop };

/** Somebody who holds ten tins of milk and three soaps, handed over by the owner. */
export async function accountWithGoods({ owner, server, shop }: Place): Promise<Account> {
  const account = await server.enrol("Koffi Mensah");
  await server.hire(shop, account, "reseller");
  const office = server.tillOf(owner.account, shop.id, "Bureau 2");
  for (const [productId, quantity, price, minPrice] of [
    ["lait01", 10, 1200, 1100],
    ["savon1", 3, 500, 450],
  ] as const)
    office.write("transfer", Date.now(), {
      ...{ resellerId: account.userId, productId, quantity, price, minPrice },
      origin: "products",
    });
  await office.send();
  return account;
}

/** Such a reseller, at work. */
export const test = base.extend<Street>({
  reseller: async ({ owner, personFor, server, shop }, use) => {
    const reseller = await personFor(await accountWithGoods({ owner, server, shop }));
    await reseller.startWork();
    await use(reseller);
  },
});
