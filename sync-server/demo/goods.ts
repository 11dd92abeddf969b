import { newId } from "#server/accounts/identifiers.ts";
import { pricedPer } from "#shared/rules/ware.ts";
import type { Pack } from "#shared/schemas/pack.ts";
import { importRows } from "#shared/schemas/product-bodies.ts";
import type { AisleProduct } from "./aisle.ts";
import { costOf } from "./buying.ts";
import { calendarDay } from "./calendar.ts";
import { chanceFrom } from "./chance.ts";
import type { ShelfProduct } from "./shelf.ts";
import type { DemoTill } from "./till.ts";

/** The shop's list, imported from a file. Gives the revision of the catalogue. */
export function fillShelves(
  deps: Parameters<typeof newId>[0],
  office: DemoTill,
  shelf: readonly (ShelfProduct | AisleProduct)[],
): Promise<number> {
  const rest = { brand: "", model: "", color: "", dimensions: "", images: [] };
  const creates = shelf.map((product, place) => {
    const { id: productId, name, barcode, category, price, minPrice, threshold } = product;
    const uniqueCode = `BTS${String(place + 1).padStart(5, "0")}`;
    const told = { name, barcode, uniqueCode, category, price, minPrice };
    const packs = category === "Boissons" ? { packs: [crateOf(price)] } : {};
    const fields = { ...rest, ...told, stockThreshold: threshold, ...packs, ...looseOf(product) };
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

/** What a product of the aisle has beside the others: its unit and its sack, or its size. */
function looseOf(product: ShelfProduct | AisleProduct) {
  if (!("unit" in product || "family" in product)) return {};
  const { unit, sack, family, dimensions = "" } = product as AisleProduct;
  return {
    ...{ dimensions, ...(unit && { unit }), ...(family && { family }) },
    ...(sack && { packs: [{ id: "sac-1", ...sack }] }),
  };
}

/** Twelve bottles, one of them for nearly nothing. */
function crateOf(price: number): Pack {
  const factor = 12;
  return { id: "casier-12", name: "Casier", price: Math.round((price * 11.3) / 25) * 25, factor };
}

/** What the goods that were there have cost; of a few nobody remembers. `at` in ms. */
export function sayCosts(
  office: DemoTill,
  shelf: readonly ShelfProduct[],
  { at, by }: { at: number; by: string },
): void {
  const pieces = 10;
  for (const product of shelf) {
    if (chanceFrom(`remembered ${product.id}`)() < 0.04) continue;
    const unit = (product as AisleProduct).unit;
    const some = unit ? pieces * pricedPer(unit) : pieces;
    const body = { productId: product.id, cost: costOf(product, some), pieces: some };
    office.write("cost.set", at, body, by);
  }
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
