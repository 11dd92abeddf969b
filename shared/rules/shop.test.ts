import { describe, expect, test } from "vitest";
import { newShopFields, type Shop, shopFieldsSchema } from "#shared/schemas/shop.ts";
import { mergeShop, previewShop } from "./shop.ts";
import { shopObjection } from "./shop-objection.ts";
import { isTimeZone, timeZones } from "./time-zone.ts";

const shop = {
  ...newShopFields,
  id: "0198c0de-0000-7000-8000-000000000001",
  name: "Akwa",
  maxProducts: null,
  maxAgencies: 1,
  rev: 1,
} satisfies Shop;

describe("an edit of a shop", () => {
  test.each([
    ["a name of blanks", { name: ["Akwa", "  "] as [string, string] }],
    ["a zone nobody knows", { timeZone: ["Africa/Douala", "Mars/Olympus"] as [string, string] }],
    ["the same goods twice", { categories: [[], ["Riz", "Riz"]] as [string[], string[]] }],
  ])("cannot be %s", (_, patch) => {
    expect(shopObjection({ patch })).toBe("not-understood");
  });

  test("may be anything else", () => {
    const patch = { name: ["Akwa", "Akwa 2"], timeZone: ["x", "Africa/Lagos"] } as const;
    expect(
      shopObjection({ patch: { name: [...patch.name], timeZone: [...patch.timeZone] } }),
    ).toBeUndefined();
  });

  test("[M1] is merged field by field, the later arrival wins a field that both changed", () => {
    const edited = { ...shop, phone: "1", categories: ["Riz"] };
    const patch = {
      phone: ["", "2"] as [string, string],
      address: ["", "Rue Joss"] as [string, string],
      categories: [["Riz"], ["Riz", "Savon"]] as [string[], string[]],
    };
    expect(mergeShop(edited, { patch })).toEqual({
      changed: { phone: "2", address: "Rue Joss", categories: ["Riz", "Savon"] },
      overwritten: ["phone"],
    });
    expect(previewShop(edited, { patch })).toMatchObject({ address: "Rue Joss", name: "Akwa" });
  });
});

test("every zone that is offered is one by which days can be cut, and what a new shop says is allowed", () => {
  for (const timeZone of timeZones)
    expect(() => new Intl.DateTimeFormat("en", { timeZone })).not.toThrow();
  expect(isTimeZone(newShopFields.timeZone)).toBe(true);
  expect(shopFieldsSchema.safeParse({ ...newShopFields, name: "Akwa" }).success).toBe(true);
});
