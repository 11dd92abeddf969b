import { type Ware, wareOf } from "#shared/rules/ware.ts";
import type { SoldBy } from "#shared/schemas/measure.ts";
import type { Pack } from "#shared/schemas/pack.ts";
import type { SaleLine } from "#shared/schemas/sale.ts";
import type { OperationBody } from "#shared/sync/operations.ts";
import type { CatalogueItem } from "#web/store/read-models/catalogue/catalogue-item.ts";
import type { Rng } from "./random.ts";

type Article = OperationBody<"product.create">;

/** Some articles are weighed, some come in packs too, some both. It follows from what they are called and cost. */
export function withMeasures(article: Article): Article {
  const { fields, initialStock, productId } = article;
  const mark = fields.price / 50 + productId.length;
  const isWeighed = mark % 3 === 0;
  const factor = isWeighed ? 1500 : 2 + (mark % 3);
  const price = isWeighed ? Math.floor(fields.price * 1.3) : fields.price * factor - 25;
  const pack: Pack = {
    ...{ id: "pk-1", name: isWeighed ? "Sac" : "Carton", price, factor },
    ...(mark % 5 === 0 && { barcode: `${productId.slice(0, 6)}${mark % 4}` }),
    ...(mark % 2 === 0 && { minPrice: price - 50 }),
  };
  return {
    ...article,
    initialStock: isWeighed ? initialStock * 700 : initialStock * 2,
    fields: {
      ...fields,
      ...(isWeighed && { unit: mark % 2 === 0 ? ("g" as const) : ("cm" as const) }),
      ...(mark % 4 !== 0 && { packs: [pack] }),
      ...(mark % 4 === 1 && { family: `Famille ${mark % 3}` }),
      ...(mark % 5 < 2 && {
        taxGroup: mark % 5 === 0 ? ("exempt" as const) : ("reduced" as const),
      }),
    },
  };
}

/** The same line sold as a pack, or weighed; of what is sold by the piece alone, the line itself. */
export function measured(line: SaleLine, item: CatalogueItem, careless: boolean): SaleLine {
  const { unit, packs = [], shownStock } = item;
  if (!unit && packs.length === 0) return line;
  const { quantity, price } = line;
  const mark = quantity * 7 + Math.floor(price / 50);
  const [pack] = packs.filter(({ archived }) => !archived);
  const isPack = pack && mark % 2 === 1 && (careless || pack.factor * quantity <= shownStock);
  const ware: Ware<CatalogueItem> = wareOf(item, isPack ? pack.id : undefined) ?? item;
  const { by } = ware;
  if (!by) return line;
  const isUsual = price === item.price;
  const much = isPack ? pack.factor * quantity : 1 + ((mark * 373) % 1900);
  const most = careless ? much : Math.max(1, Math.min(much, shownStock));
  return { ...line, quantity: most, price: isUsual ? ware.price : price, by };
}

/** So many pieces as they are handed to a reseller, of what is weighed some grams: carelessly with another price's unit, or none. */
export function handedOver(
  pieces: number,
  item: CatalogueItem,
  careless: boolean,
): { quantity: number; by?: SoldBy | undefined } {
  const { unit, price, shownStock } = item;
  if (!unit) return { quantity: pieces };
  const mark = pieces * 11 + Math.floor(price / 50);
  const much = 1 + ((mark * 613) % 4000);
  const quantity = careless ? much : Math.max(1, Math.min(much, shownStock));
  return { quantity, by: careless && mark % 4 === 0 ? undefined : wareOf(item)?.by };
}

/** Another price of a pack, another content, one more or none: or another unit, which stock refuses. */
export function editOfMeasures(item: CatalogueItem, rng: Rng): OperationBody<"product.edit"> {
  const { id: productId, unit = null, packs = [], taxGroup = null, family = null } = item;
  if (packs.length > 0 && item.price % 8 === 2)
    return { productId, patch: { family: [family, family === null ? "Famille 1" : null] } };
  if (packs.length > 0 && item.price % 4 === 0) {
    const becomes = taxGroup === null ? ("exempt" as const) : null;
    return { productId, patch: { taxGroup: [taxGroup, becomes] } };
  }
  const [pack] = packs;
  if (rng.chance(0.3))
    return { productId, patch: { unit: [unit, rng.pick([null, "g", "ml"] as const)] } };
  const first: Pack = pack ?? { id: "pk-9", name: "Lot", price: item.price * 3, factor: 3 };
  const { archived: _, ...sold } = first;
  const becomes: Pack = rng.pick([
    { ...sold, factor: first.factor + 1 },
    { ...sold, price: first.price + 50 },
    { ...sold, barcode: `${item.id.slice(0, 6)}${rng.int(0, 3)}` },
    { ...sold, archived: true as const },
  ]);
  return { productId, patch: { packs: [[...packs], [becomes, ...packs.slice(1)]] } };
}
