import { expect, test } from "vitest";
import { aShop } from "#tests/support/device/goods-rows.ts";
import { editsSince, fieldsWith, patchOf, troublesIn, withEdit } from "./shop-edits.ts";

const shop = aShop({ name: "Akwa", phone: "677", categories: ["Riz"] });

test("only what was typed is an edit, and what says again what it said is none", () => {
  const typed = withEdit(shop, {}, "phone", "699");
  expect(typed).toEqual({ phone: ["677", "699"] });
  expect(withEdit(shop, typed, "phone", "677")).toEqual({});
  expect(withEdit(shop, {}, "categories", ["Riz"])).toEqual({});
});

test("what others change meanwhile comes in where nothing was typed; the edit is against what one saw", () => {
  const typed = withEdit(shop, {}, "phone", "699");
  const later = aShop({ name: "Akwa Centre", phone: "655", rev: 2 });
  expect(fieldsWith(later, typed)).toMatchObject({ name: "Akwa Centre", phone: "699" });
  expect(withEdit(later, typed, "phone", "6991")).toEqual({ phone: ["677", "6991"] });
});

test("what is typed while the rest is being kept stays, against what was kept", () => {
  const kept = withEdit(shop, withEdit(shop, {}, "phone", "699"), "name", "Bali");
  expect(editsSince(kept, kept)).toEqual({});
  const meanwhile = withEdit(shop, withEdit(shop, kept, "logo", "img1"), "phone", "6991");
  expect(editsSince(kept, meanwhile)).toEqual({ logo: [null, "img1"], phone: ["699", "6991"] });
});

test("travels without blanks around it", () => {
  const typed = withEdit(shop, withEdit(shop, {}, "name", " Bali "), "vatRate", 1925);
  expect(patchOf(typed)).toEqual({ name: ["Akwa", "Bali"], vatRate: [0, 1925] });
});

test("[country] a number typed now must be one of the shop's country; one that stood there stays", () => {
  const dakar = { ...shop, country: "SN", phone: "appelez Awa" };
  expect(troublesIn(dakar, {})).toEqual([]);
  const typed = (phone: string) =>
    troublesIn({ ...dakar, phone }, { phone: ["appelez Awa", phone] }).map(({ field }) => field);
  expect(typed("677 00 00 00")).toEqual(["phone"]);
  for (const fine of ["77 123 45 67", "+237 677 00 00 00", "77 123 45 67 / 33 821 00 00", ""])
    expect(typed(fine)).toEqual([]);
});

test("a row that an earlier app kept says what the server takes it for", () => {
  const { dayTurnsAt: _, country: __, ...before } = { ...shop, phone: "+221 77 123 45 67" };
  expect(fieldsWith(before as typeof shop, {})).toMatchObject({ dayTurnsAt: 0, country: "SN" });
  expect(patchOf(withEdit(before as typeof shop, {}, "dayTurnsAt", 4))).toEqual({
    dayTurnsAt: [0, 4],
  });
});

test.each([
  ["a name", { name: "  " }, "name"],
  ["an address with an at sign", { email: "akwa.cm" }, "email"],
])("asks for %s", (_, given, field) => {
  expect(troublesIn({ ...shop, ...given }, {})).toMatchObject([{ field }]);
  expect(troublesIn(shop, {})).toEqual([]);
});
