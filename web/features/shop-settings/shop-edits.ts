import { create } from "zustand";
import { dayCutOf } from "#shared/rules/business-day.ts";
import { countryOf } from "#shared/rules/countries.ts";
import { firstCeilings } from "#shared/schemas/first-ceilings.ts";
import { isNameless } from "#shared/schemas/nameless.ts";
import type { EditShopBody, Shop, ShopFields } from "#shared/schemas/shop.ts";
import { numbersIn } from "#web/blocks/phone/written-phone.ts";

/** What was typed and is not kept yet: for each field what stood there when one began, and what stands there now. */
export type ShopEdits = { [F in keyof ShopFields]?: readonly [ShopFields[F], ShopFields[F]] };

/** Something that cannot be kept as it is. */
export type ShopTrouble = {
  field: "name" | "email" | "phone" | "loyalty";
  kind: "missing" | "no-address" | "no-number";
};

const nothing: ShopEdits = {};

/** By shop, so that whoever looks at another shop in between finds what they typed. */
const useAllEdits = create<Record<string, ShopEdits>>()(() => ({}));

export function useShopEdits(shopId: string): ShopEdits {
  return useAllEdits((state) => state[shopId] ?? nothing);
}

/** Told as a change of the edits there are by then: a logo comes long after it was chosen. */
export function changeShopEdits(shopId: string, change: (edits: ShopEdits) => ShopEdits): void {
  useAllEdits.setState((state) => ({ [shopId]: change(state[shopId] ?? nothing) }));
}

/** The fields as the form shows them: what others change meanwhile comes in wherever nothing was typed. */
export function fieldsWith(shop: Shop, edits: ShopEdits): ShopFields {
  const typed = Object.entries(edits).map(([field, [, now]]) => [field, now]);
  return { ...wholeShop(shop), ...Object.fromEntries(typed) };
}

/** A row that an earlier app kept says no hour, country, ceilings, points, scales or mobile money: they are what the server takes them for. */
function wholeShop(shop: Shop): Shop {
  const { dayTurnsAt } = dayCutOf(shop);
  const { loyalty = null, reducedRate = 0, scaleLabels = null, payCodes = null } = shop;
  const since = { loyalty, reducedRate, scaleLabels, payCodes };
  return { ...firstCeilings, ...shop, dayTurnsAt, country: countryOf(shop), ...since };
}

/** The edits after one more letter; a field that says again what it said is no edit. */
export function withEdit<F extends keyof ShopFields>(
  shop: Shop,
  edits: ShopEdits,
  field: F,
  now: ShopFields[F],
): ShopEdits {
  const { [field]: before, ...others } = edits;
  const seen =
    (before as readonly [ShopFields[F], ShopFields[F]] | undefined)?.[0] ?? wholeShop(shop)[field];
  if (isSame(seen, now)) return others;
  return { ...others, [field]: [seen, now] };
}

/** What was typed while others were being kept, against what was kept of the same field. */
export function editsSince(kept: ShopEdits, edits: ShopEdits): ShopEdits {
  const later = Object.entries(edits).flatMap(([field, edit]) => {
    const before = kept[field as keyof ShopFields];
    return edit === before ? [] : [[field, [before ? before[1] : edit[0], edit[1]]]];
  });
  return Object.fromEntries(later);
}

/** Only what changed travels, without blanks around it. */
export function patchOf(edits: ShopEdits): EditShopBody["patch"] {
  const trimmed = Object.entries(edits).map(([field, [seen, now]]) => [
    field,
    [seen, typeof now === "string" ? now.trim() : now],
  ]);
  return Object.fromEntries(trimmed);
}

/** A number that stood there before stays what it is: only one that is typed now must be one of the shop's country. */
export function troublesIn(
  {
    name,
    email,
    phone,
    country,
    loyalty,
  }: Pick<ShopFields, "name" | "email" | "phone" | "country" | "loyalty">,
  edits: ShopEdits,
): ShopTrouble[] {
  const troubles: ShopTrouble[] = [];
  if (isNameless(name)) troubles.push({ field: "name", kind: "missing" });
  if (email.trim() !== "" && !/^\S+@\S+\.\S+$/.test(email.trim()))
    troubles.push({ field: "email", kind: "no-address" });
  if (edits.phone && phone.trim() !== "" && numbersIn(phone, country).length === 0)
    troubles.push({ field: "phone", kind: "no-number" });
  if (loyalty && Object.values(loyalty).some((francs) => francs < 1))
    troubles.push({ field: "loyalty", kind: "missing" });
  return troubles;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
