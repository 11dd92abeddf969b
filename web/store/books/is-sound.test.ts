import { expect, test } from "vitest";
import { firstCeilings } from "#shared/schemas/first-ceilings.ts";
import { newShopFields } from "#shared/schemas/shop.ts";
import { isSound } from "./is-sound.ts";

test("a row is sound when every field is of its type", () => {
  const stock = { productId: "aaaa", quantity: -2, sold: 3, rev: 1 };
  expect(isSound("stocks", stock)).toBe(true);
  expect(isSound("stocks", { ...stock, quantity: "-2" })).toBe(false);
  expect(isSound("stocks", { ...stock, quantity: Number.NaN })).toBe(false);
  expect(isSound("stocks", { productId: "aaaa" })).toBe(false);
  expect(isSound("stocks", null)).toBe(false);
});

test("a field may be null, or missing, where its schema says so and nowhere else", () => {
  const agency = { id: "a", name: "Marché", address: "", archived: false, rev: 1 };
  expect(isSound("agencies", agency)).toBe(true);
  expect(isSound("agencies", { ...agency, was: [] })).toBe(true);
  expect(isSound("agencies", { ...agency, was: "x" })).toBe(false);
  expect(isSound("agencies", { ...agency, name: null })).toBe(false);
  const notice = {
    id: "n",
    userId: "u",
    type: "t",
    data: {},
    at: "",
    day: "",
    readAt: null,
    rev: 1,
  };
  expect(isSound("notifications", notice)).toBe(true);
  expect(isSound("notifications", { ...notice, readAt: 3 })).toBe(false);
});

test("a shop as a version before the ceilings of discounts kept it is sound", () => {
  const shop = { ...newShopFields, name: "Akwa", id: "s", maxProducts: null, maxAgencies: null };
  expect(isSound("shops", { ...shop, rev: 1 })).toBe(true);
  const before = Object.fromEntries(
    Object.entries({ ...shop, rev: 1 }).filter(([field]) => !(field in firstCeilings)),
  );
  expect(isSound("shops", before)).toBe(true);
});
