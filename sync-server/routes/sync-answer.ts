import { z } from "zod";
import { rowEntries } from "#shared/sync/kinds.ts";
import { accessSchema, cursorSchema } from "#shared/sync/protocol.ts";

/** Describes answers in the OpenAPI document; what is sent is not checked against it again. */
const rowsSchema = z
  .object(
    Object.fromEntries(
      Object.entries(rowEntries).map(([kind, { schema }]) => [kind, z.array(schema)]),
    ),
  )
  .partial();

const snapshotPlanSchema = z.object({
  cursor: cursorSchema,
  parts: z.int(),
  products: z.int(),
});

const verdictSchema = z.union([
  z.tuple([z.literal(["applied", "flagged", "refused"]), z.int()]),
  z.tuple([z.literal(["applied", "flagged", "refused"]), z.int(), z.array(z.string())]),
]);

export const exchangeAnswerSchema = z.object({
  v: z.int(),
  time: z.int(),
  verdicts: z.array(verdictSchema),
  access: z.object({ rev: z.int(), shops: z.array(accessSchema) }).optional(),
  changes: z.array(
    z.union([
      z.object({
        scope: z.string(),
        state: z.literal("rows"),
        cursor: cursorSchema,
        rows: rowsSchema,
        more: z.boolean(),
      }),
      z.object({ scope: z.string(), state: z.literal("reset"), snapshot: snapshotPlanSchema }),
      z.object({ scope: z.string(), state: z.literal("gone") }),
    ]),
  ),
  epochs: z.record(z.string(), z.int()).optional(),
  others: z.array(verdictSchema.nullable()).optional(),
  wantsKey: z.literal(true).optional(),
  minVersion: z.int(),
});

export const snapshotPartSchema = z.object({
  scope: z.string(),
  cursor: cursorSchema,
  part: z.int(),
  parts: z.int(),
  /** Rows as columns, see `shared/sync/columns.ts`. */
  rows: z.record(z.string(), z.unknown()),
});
