import { z } from "zod";
import { operationEntries, rowEntries } from "./kinds.ts";

/** `shape`: types of the fields, as « string », « integer|null »; « ? » behind those that a row may lack. */
export type RowFacts = {
  key: string;
  days?: number | undefined;
  shape: Readonly<Record<string, string>>;
};
export type OperationFacts = Omit<
  (typeof operationEntries)[keyof typeof operationEntries],
  "body"
> & { isPersonal?: true };

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
  return eachOf(properties, ({ type, anyOf = [] }, name) => {
    const types = type ?? anyOf.map((choice) => choice.type).join("|");
    return required.includes(name) ? types : `${types}?`;
  });
}

function eachOf<T extends object, V>(all: T, of: (value: T[keyof T], name: string) => V) {
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [name, of(value, name)]),
  ) as Record<keyof T, V>;
}
