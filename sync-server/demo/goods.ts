import { newId } from "#server/accounts/identifiers.ts";
import { importRows } from "#shared/schemas/product-bodies.ts";
import { calendarDay } from "./calendar.ts";
import { chanceFrom } from "./chance.ts";
import type { ShelfProduct } from "./shelf.ts";
import type { DemoTill } from "./till.ts";

/** The shop's list, imported from a file. Gives the revision of the catalogue. */
export function fillShelves(
  deps: Parameters<typeof newId>[0],
  office: DemoTill,
  shelf: readonly ShelfProduct[],
): Promise<number> {
  const rest = { brand: "", model: "", color: "", dimensions: "", images: [] };
  const creates = shelf.map((product, place) => {
    const { id: productId, name, barcode, category, price, minPrice, threshold } = product;
    const uniqueCode = `BTS${String(place + 1).padStart(5, "0")}`;
    const told = { name, barcode, uniqueCode, category, price, minPrice };
    const fields = { ...rest, ...told, stockThreshold: threshold };
    return { productId, fields, initialStock: product.stock };
  });
  const importId = newId(deps);
  const parts = Math.ceil(creates.length / importRows);
  for (let part = 1; part <= parts; part += 1) {
    const some = creates.slice((part - 1) * importRows, part * importRows);
    const body = { importId, part, parts, creates: some, edits: [] };
    office.write("product.import", deps.clock() + part, body);
  }
  return office.send();
}

/** In March and in September some goods become dearer, on the first morning. Gives the revision, 0 where none did. */
export async function raisePrices(
  office: DemoTill,
  shelf: readonly ShelfProduct[],
  midnight: number,
): Promise<number> {
  const { month, date } = calendarDay(midnight);
  if (date !== 1 || (month !== 3 && month !== 9)) return 0;
  const chance = chanceFrom(`prices of ${month}`);
  for (const product of shelf) {
    const { id: productId, price, minPrice } = product;
    if (price < 300 || chance() > 0.04) continue;
    const [dearer, least] = [price + 25, minPrice + 25];
    const patch = { price: [price, dearer], minPrice: [minPrice, least] } as {
      price: [number, number];
      minPrice: [number, number];
    };
    office.write("product.edit", midnight, { productId, patch });
    product.price = dearer;
    product.minPrice = least;
  }
  return office.send();
}
