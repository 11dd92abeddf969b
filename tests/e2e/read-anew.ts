import type { Person } from "./person.ts";
import type { ShopServer, TestShop } from "./shop-server.ts";

/** As after a backup was put back: what the device had read of its shop is dropped, then read again, whole. */
export async function readAnew(server: ShopServer, shop: TestShop, person: Person): Promise<void> {
  const scope = encodeURIComponent(`shop:${shop.id}`);
  const part = person.page.waitForResponse((answer) => answer.url().includes(`/snapshot/${scope}`));
  // The device asks for what is new only when it has taken what it was given; what it asked before says nothing.
  const asked = part.then(() => person.page.waitForRequest("**/api/v1/sync"));
  const taken = asked.then((request) => request.response());
  await server.sql`update shop_revisions set epoch = epoch + 1 where shop_id = ${shop.id}`;
  await person.goOffline();
  await person.goOnline();
  await taken;
}
