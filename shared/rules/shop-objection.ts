import { isNameless } from "#shared/schemas/nameless.ts";
import type { Objection } from "#shared/schemas/refusal.ts";
import type { EditShopBody } from "#shared/schemas/shop.ts";
import { isCountry } from "./countries.ts";
import { isTimeZone } from "./time-zone.ts";

/** What cannot be said of a shop: a name of blanks, a zone or a country that not everybody knows, the same kind of goods twice. */
export function shopObjection({ patch }: EditShopBody): Objection | undefined {
  const { name, timeZone, country, categories } = patch;
  if (name && isNameless(name[1])) return "not-understood";
  if (timeZone && !isTimeZone(timeZone[1])) return "not-understood";
  if (country && !isCountry(country[1])) return "not-understood";
  if (categories && new Set(categories[1]).size < categories[1].length) return "not-understood";
  return undefined;
}
