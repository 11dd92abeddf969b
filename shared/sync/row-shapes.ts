import { z } from "zod";
import { rowSchemas } from "./row-schemas.ts";

/** Types of the fields of a row, as « string », « integer|null »; « ? » behind those that a row may lack. */
export type RowShape = Readonly<Record<string, string>>;

type Property = { type?: string; anyOf?: { type: string }[] };
type Described = { properties: Record<string, Property>; required?: string[] };

/**
 * What a device knows of its rows: every kind with its fields. A till opens without a validator, so the built page
 * holds what this module exports and neither zod nor the schemas (`scripts/made-at-build.ts`).
 */
export const rowShapes = Object.fromEntries(
  Object.entries(rowSchemas).map(([kind, schema]) => [kind, shapeOf(schema)]),
) as Record<keyof typeof rowSchemas, RowShape>;

function shapeOf(schema: z.ZodType): RowShape {
  const { properties, required = [] } = z.toJSONSchema(schema) as Described;
  return Object.fromEntries(
    Object.entries(properties).map(([name, { type, anyOf = [] }]) => {
      const types = type ?? anyOf.map((choice) => choice.type).join("|");
      return [name, required.includes(name) ? types : `${types}?`];
    }),
  );
}
