import {
  longestBarcode,
  mostFrancs,
  mostOf,
  mostPacks,
  mostPieces,
} from "#shared/schemas/bounds.ts";
import type { Unit } from "#shared/schemas/measure.ts";
import { isNameless } from "#shared/schemas/nameless.ts";
import type { Pack } from "#shared/schemas/pack.ts";
import type { TaxGroup } from "#shared/schemas/tax.ts";
import { normalizeBarcode } from "./barcode.ts";
import { foldedTitle } from "./column-words.ts";
import { wholeNumberOf } from "./import-number.ts";
import { readMeasure, typedMeasure } from "./read-measure.ts";
import { pricedPer } from "./ware.ts";

const spellings: readonly (readonly [Unit | null, RegExp])[] = [
  [
    null,
    /^(?:a la |au |a l |by the |by |per )?(?:pieces?|pce?s?|unites?|units?|uns?|unidades?|u|each|ea|nos?|numbers?)$/,
  ],
  // Goods sold by the bag or the bottle are counted in bags and bottles; a carton may hold several.
  [
    null,
    /^(?:par )?(?:sacs?|bags?|bouteilles?|bottles?|btls?|boites?|box(?:es)?|bx|paquets?|packets?|packs?|pkts?|rouleaux?|rolls?|rol|bidons?|sachets?|pots?|tubes?|cans?|canettes?|jars?|cups?|pairs?|paires?|prs)$/,
  ],
  [
    "g",
    /^(?:au |le |by the |by |per )?(?:poids|kgs?|kilos?|kilogrammes?|kilograms?|g|grammes?|grams?|weight)(?: kg)?$/,
  ],
  [
    "ml",
    /^(?:au |le |by the |by |per )?(?:l|lt|ltrs?|litres?|liters?|ml|millilitres?|milliliters?)(?: l)?$/,
  ],
  [
    "cm",
    /^(?:au |le |by the |by |per )?(?:m|mtrs?|metres?|meters?|cm|centimetres?|centimeters?)(?: m)?$/,
  ],
];

/** What a product is sold by, as people write it in either language; null is the piece, undefined what is none of these. */
export function unitOf(text: string): Unit | null | undefined {
  const folded = foldedTitle(text);
  return spellings.find(([, spelling]) => spelling.test(folded))?.[0];
}

/** Measures that the shop does not use: goods sold by them cannot be read. */
const foreign =
  /(?:^| )(?:tonnes?|tons?|t|quintal|quintaux|lbs?|pounds?|livres?|oz|ounces?|onces?|gallons?|gal|yards?|yds?|inch(?:es)?|pouces?|ft|feet|foot|pieds?|cl|dl|hl|mm|mg|m2|m3|ha|sqm|heures?|hours?|h|hrs?|jours?|days?)(?: |$)/;

/** True for a word that is no known measure but names a thing to count: « carton », « Crate », « tas », « régime ». */
export function isThing(text: string): boolean {
  const folded = foldedTitle(text);
  return /^\p{L}{2,}(?: \p{L}+){0,2}$/u.test(folded) && !foreign.test(folded);
}

const groups: readonly (readonly [TaxGroup | null, RegExp])[] = [
  [null, /^(?:taux )?normal(?:e| rate)?$/],
  ["reduced", /^(?:taux )?(?:reduite?|reduced(?: rate)?)$/],
  ["exempt", /^(?:exoneree?s?|exempte?s?|exempted|sans(?: tva)?|no (?:vat|tax)|0)$/],
];

/** Which rate of tax a product bears, as people write it in either language; null is the normal one, undefined none of these. */
export function taxGroupOf(text: string): TaxGroup | null | undefined {
  const folded = foldedTitle(text);
  return groups.find(([, spelling]) => spelling.test(folded))?.[0];
}

/** What a program's own reckoning leaves of kilos: 12.340000000000001. */
const noisy = /^\d+[.,]\d{7,}$/;
const measureWord = /\s*(?:kgs?|kilos?|litres?|liters?|l|m[eè]tres?|meters?|m)\.?$/i;

/** So much of a unit in a cell: pieces as whole numbers, else kilos, litres or metres with a comma or a point. */
export function quantityOf(text: string, unit: Unit | null): number | undefined {
  const most = mostOf(unit);
  if (!unit) {
    const pieces = wholeNumberOf(text);
    return pieces !== undefined && pieces <= most ? pieces : undefined;
  }
  const bare = text.trim().replace(measureWord, "");
  const places = String(pricedPer(unit)).length - 1;
  const plain = noisy.test(bare) ? Number(bare.replace(",", ".")).toFixed(places) : bare;
  const measured = readMeasure(plain, unit);
  return measured !== undefined && measured <= most ? measured : undefined;
}

/** Letters of the name of a pack. */
const longestName = 40;

/** A pack as a cell tells it: everything but its identifier. */
export type ToldPack = Omit<Pack, "id" | "archived">;

/**
 * Packs as they stand in a cell, `Carton|24|9000|6150000000017 ; Sac|50|29000`: name, content in the product's unit,
 * price, and if they have them code and lowest price. Undefined where one of them cannot be read.
 */
export function readPacks(text: string, unit: Unit | null): ToldPack[] | undefined {
  const packs: ToldPack[] = [];
  for (const part of text.split(";").filter((one) => one.trim() !== "")) {
    const [name = "", content = "", cost = "", code = "", least = ""] = part
      .split("|")
      .map((cell) => cell.trim());
    const factor = quantityOf(content, unit);
    const price = wholeNumberOf(cost);
    const minPrice = least === "" ? undefined : wholeNumberOf(least);
    const barcode = normalizeBarcode(code.replace(/^['’](?=\d)/, ""));
    if (factor === undefined || factor > mostPieces || price === undefined || price > mostFrancs)
      return undefined;
    if ((least !== "" && minPrice === undefined) || barcode.length > longestBarcode)
      return undefined;
    const told = {
      ...{ name, price, factor },
      ...(barcode !== "" && { barcode }),
      ...(minPrice !== undefined && { minPrice }),
    };
    if (part.split("|").length > 5 || factor < 2 || (minPrice ?? 0) > price) return undefined;
    if (isNameless(name) || name.length > longestName) return undefined;
    packs.push(told);
  }
  const names = new Set(packs.map((pack) => nameKey(pack.name)));
  return names.size === packs.length && packs.length <= mostPacks ? packs : undefined;
}

/** What a name may hold that stands between cells is written another way. */
const plainName = (name: string) => name.replaceAll("|", "/").replaceAll(";", ",").trim();
const nameKey = (name: string) => plainName(name).normalize("NFC").toLowerCase();

/** The packs that are sold, as `readPacks` reads them. */
export function writtenPacks(packs: readonly Pack[] = [], unit: Unit | null = null): string {
  return packs
    .filter(({ archived }) => !archived)
    .map(({ name, factor, price, barcode = "", minPrice = "" }) => {
      const content = unit ? typedMeasure(factor, unit) : String(factor);
      return [plainName(name), content, price, barcode, minPrice].join("|").replace(/\|+$/, "");
    })
    .join(" ; ");
}

/**
 * The packs of a product after a file has told all that are sold (U5): one is known by its name and stays what it is but
 * for what is told; one that is not told is archived. The same list where nothing changed.
 */
export function packsTold(told: readonly ToldPack[], seen: readonly Pack[] = []): readonly Pack[] {
  const taken = new Set(seen.map(({ id }) => id));
  const kept = new Set<string>();
  let number = 0;
  const freeId = () => {
    do number += 1;
    while (taken.has(`pack${number}`));
    return `pack${number}`;
  };
  const sold = told.map((pack): Pack => {
    const before = seen.find((one) => !one.archived && nameKey(one.name) === nameKey(pack.name));
    if (!before) return { id: freeId(), ...pack };
    kept.add(before.id);
    return isAsTold(before, pack) ? before : { id: before.id, ...pack, name: before.name };
  });
  const others = seen
    .filter(({ id }) => !kept.has(id))
    .map((pack): Pack => (pack.archived ? pack : { ...pack, archived: true }));
  const now = [...sold, ...others];
  const isSame = now.length === seen.length && now.every((pack) => seen.includes(pack));
  return isSame ? seen : now;
}

function isAsTold(kept: Pack, { price, factor, barcode, minPrice }: ToldPack): boolean {
  const code = kept.barcode && normalizeBarcode(kept.barcode);
  return (
    kept.price === price &&
    kept.factor === factor &&
    kept.minPrice === minPrice &&
    (code || undefined) === barcode
  );
}
