import { normalizeBarcode } from "#shared/rules/barcode.ts";
import { tidyCode } from "#shared/rules/code-readings.ts";
import { mostPieces } from "#shared/schemas/bounds.ts";
import { isNameless } from "#shared/schemas/nameless.ts";
import type { Pack } from "#shared/schemas/pack.ts";

/** A pack as it stands in its boxes; an empty box of figures is undefined. */
export type PackDraft = {
  id: string;
  name: string;
  factor: number | undefined;
  price: number | undefined;
  /** Empty: its price is the lowest. */
  minPrice: number | undefined;
  barcode: string;
  /** As it is kept; undefined for one that is not yet. */
  kept?: Pack;
};

export const draftsOf = (packs: readonly Pack[] = []): PackDraft[] =>
  packs
    .filter(({ archived }) => !archived)
    .map((kept) => {
      const { id, name, factor, price, minPrice, barcode = "" } = kept;
      return { id, name, factor, price, minPrice, barcode, kept };
    });

export type PackTrouble = "name" | "factor" | "price" | "minPrice";

/** What is wrong with a pack: no name, no more than one of the unit, no price, or one below its lowest. */
export function packTrouble({
  name,
  factor,
  price,
  minPrice = 0,
}: PackDraft): PackTrouble | undefined {
  if (isNameless(name)) return "name";
  if (factor === undefined || factor < 2 || factor > mostPieces) return "factor";
  if (price === undefined) return "price";
  return minPrice > price ? "minPrice" : undefined;
}

/**
 * The packs of drafts without trouble, those that were taken out archived at the end (U5).
 */
export function packsOf(drafts: readonly PackDraft[], seen: readonly Pack[] = []): Pack[] {
  const packs = drafts.map(({ id, name, factor = 2, price = 0, minPrice, barcode }): Pack => {
    const code = normalizeBarcode(tidyCode(barcode));
    return {
      ...{ id, name: name.trim(), price, factor },
      ...(code !== "" && { barcode: code }),
      ...(minPrice !== undefined && { minPrice }),
    };
  });
  const gone = seen
    .filter(({ id }) => !packs.some((pack) => pack.id === id))
    .map(({ id, name, price, factor, barcode, minPrice }) => ({
      ...{ id, name, price, factor, ...(barcode && { barcode }), archived: true as const },
      ...(minPrice !== undefined && { minPrice }),
    }));
  return [...packs, ...gone];
}
