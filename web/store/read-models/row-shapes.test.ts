import { expect, test } from "vitest";
import { z } from "zod";
import { rowSchemas } from "#shared/sync/row-schemas.ts";
import { rowKinds } from "#shared/sync/rows.ts";
import { isSound, rowShapes } from "./row-shapes.ts";

type Property = { type?: string; anyOf?: { type: string }[] };

function typeOf({ type, anyOf }: Property): string {
  return type ?? (anyOf ?? []).map((choice) => choice.type).join("|");
}

test.each(rowKinds)("the shape of %s is the one of the shared schema", (kind) => {
  const { properties, required } = z.toJSONSchema(rowSchemas[kind]) as {
    properties: Record<string, Property>;
    required: string[];
  };
  const types = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, typeOf(property)]),
  );
  const shape = Object.entries(rowShapes[kind]).map(([name, type]): [string, string] => [
    name,
    type.replace(/\?$/, ""),
  ]);
  expect(Object.fromEntries(shape)).toEqual(types);
  const isLater = (name: string) => rowShapes[kind][name]?.endsWith("?") === true;
  for (const name of Object.keys(types)) if (!isLater(name)) expect(required).toContain(name);
});

test("a row is sound when every field is of its type", () => {
  const stock = { productId: "aaaa", quantity: -2, sold: 3, rev: 1 };
  expect(isSound("stocks", stock)).toBe(true);
  expect(isSound("stocks", { ...stock, quantity: "-2" })).toBe(false);
  expect(isSound("stocks", { ...stock, quantity: Number.NaN })).toBe(false);
  expect(isSound("stocks", { productId: "aaaa" })).toBe(false);
  expect(isSound("stocks", null)).toBe(false);
});
