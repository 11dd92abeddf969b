import { test as base } from "./fixtures.ts";
import type { Person } from "./person.ts";

type Street = { reseller: Person };

/** A reseller who holds ten tins of milk and three soaps, handed over by the owner. */
export const test = base.extend<Street>({
  reseller: async ({ owner, personFor, server, shop }, use) => {
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
    const reseller = await personFor(account);
    await reseller.startWork();
    await use(reseller);
  },
});
