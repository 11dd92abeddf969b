import type { Unit } from "#shared/schemas/measure.ts";
import type { Pack } from "#shared/schemas/pack.ts";

/** A product as far as it is spoken of. `price` is francs for one, of what is weighed for 1000 (cm: 100). */
export type SpokenProduct = {
  id: string;
  name: string;
  price: number;
  brand?: string | undefined;
  model?: string | undefined;
  color?: string | undefined;
  dimensions?: string | undefined;
  category?: string | undefined;
  unit?: Unit | null | undefined;
  packs?: readonly Pack[] | undefined;
  /** Stock in the unit of the product, where a till knows it. */
  shownStock?: number | undefined;
};

/** A customer or a supplier, as the shop calls them. */
export type SpokenPerson = { id: string; name: string };

/** What a sentence may speak of: goods that are sold, people of the notebook, those whom the shop buys from. */
export type SpokenShop = {
  products: readonly SpokenProduct[];
  customers: readonly SpokenPerson[];
  suppliers?: readonly SpokenPerson[] | undefined;
  /** The largest recent sale in francs, where a device knows it; a far larger sale is doubted. */
  largestSale?: number | undefined;
};
