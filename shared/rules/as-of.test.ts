import { expect, test } from "vitest";
import { asOf, overwritten } from "./as-of.ts";

type Shop = { name: string; phone: string; was?: [string, Partial<Shop>][] };
const shop: Shop = {
  ...{ name: "Awa & Filles", phone: "699" },
  was: [
    ["2026-11-20T10:00:00.000Z", { name: "Chez Awa", phone: "" }],
    ["2026-11-10T10:00:00.000Z", { name: "Akwa" }],
  ],
};

test.each([
  ["2026-11-01T00:00:00.000Z", "Akwa", ""],
  ["2026-11-10T10:00:00.000Z", "Chez Awa", ""],
  ["2026-11-20T09:59:59.999Z", "Chez Awa", ""],
  ["2026-11-20T10:00:00.000Z", "Awa & Filles", "699"],
])("[K5] at %s it was called %s", (at, name, phone) => {
  expect(asOf(shop, at)).toMatchObject({ name, phone });
  expect(asOf(shop, Date.parse(at))).toMatchObject({ name, phone });
});

test("[K5] a record without a past is the same object at any moment", () => {
  const plain: Shop = { name: "Akwa", phone: "" };
  expect(asOf(plain, 0)).toBe(plain);
});

test("[K5] what a change writes over of some fields is remembered as it was, and nothing else", () => {
  const before = { name: "Akwa", phone: "677", note: "" };
  expect(overwritten(before, { name: "Bali", note: "x", phone: "677" }, ["name", "phone"])).toEqual(
    {
      name: "Akwa",
    },
  );
  expect(overwritten(before, { note: "x" }, ["name", "phone"])).toBeUndefined();
});
