import { must } from "#shared/must.ts";
import { shelf } from "./goods.ts";
import type { Person } from "./person.ts";
import type { ShopServer, TestShop } from "./shop-server.ts";

export const lavender = "Savon à la lavande";

/**
 * A second soap with the number of the first. The server lets no device write that; books brought from elsewhere, and
 * two phones without a network, do.
 */
export async function putTwin(server: ShopServer, shop: TestShop, owner: Person): Promise<void> {
  const office = server.tillOf(owner.account, shop.id, "Bureau 2");
  const { name: _, stock: initialStock, id: __, ...first } = must(shelf[0]);
  const unwritten = { brand: "", model: "", color: "", dimensions: "", images: [] };
  const numbers = { barcode: null, uniqueCode: "BTS77", stockThreshold: 5 };
  office.write("product.create", Date.now(), {
    productId: "savon2",
    initialStock,
    fields: { ...unwritten, ...first, ...numbers, name: lavender },
  });
  await office.send();
  await server.sql`update products set barcode = ${first.barcode} where shop_id = ${shop.id} and id = 'savon2'`;
}
