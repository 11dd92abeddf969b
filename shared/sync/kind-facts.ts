import { z } from "zod";
import { must } from "#shared/must.ts";
import { operationEntries, rowEntries } from "./kinds.ts";

/**
 * `shape`: the fields and the first letters of their types, as « name s saleId sn », for string, integer, boolean, array,
 * object, null; « ? » behind those that a row may lack. A till fetches it, so it is one short text.
 */
export type RowFacts = {
  key: string;
  days?: number | undefined;
  shape: string;
};
export type OperationFacts = Omit<
  (typeof operationEntries)[keyof typeof operationEntries],
  "body"
> & { isPersonal?: true };

const letterOf: Readonly<Record<string, string>> = {
  ...{ string: "s", integer: "i", boolean: "b", array: "a", object: "o", null: "n" },
};

/**
 * What both sides know of kinds without their schemas. A till opens without a validator, so the built page holds what
 * this module exports and neither zod nor the schemas (`scripts/made-at-build.ts`).
 */
export const rowFacts = eachOf(
  rowEntries,
  ({ schema, key, days }): RowFacts => ({ key, days, shape: shapeOf(schema) }),
);
export const operationFacts = eachOf(
  operationEntries,
  ({ body: _, ...facts }): OperationFacts => facts,
);

type Property = { type?: string; anyOf?: { type: string }[] };
type Described = { properties: Record<string, Property>; required?: string[] };

function shapeOf(schema: z.ZodType): RowFacts["shape"] {
  const { properties, required = [] } = z.toJSONSchema(schema) as Described;
  return Object.entries(properties)
    .map(([name, { type, anyOf = [] }]) => {
      const types = type === undefined ? anyOf.map((choice) => choice.type) : [type];
      const letters = types.map((one) => must(letterOf[one], `a row knows no ${one}`)).join("");
      return `${name} ${letters}${required.includes(name) ? "" : "?"}`;
    })
    .join(" ");
}

function eachOf<T extends object, V>(all: T, of: (value: T[keyof T], name: string) => V) {
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [name, of(value, name)]),
  ) as Record<keyof T, V>;
}
