import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { bodyOrder } from "./body-order.ts";
import { chainText } from "./chain-text.ts";
import { operationEntries } from "./kinds.ts";
import { canonicalText, type Operation, type OperationKind } from "./operations.ts";

type Described = z.core.JSONSchema.BaseSchema;

/** Bodies as a schema describes them, with blanks around their texts. */
function described(schema: Described): fc.Arbitrary<unknown> {
  const of = (part: unknown) => described(part as Described);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(of));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map(of));
  if (schema.format === "uuid") return fc.uuid({ version: 7 });
  if (schema.type === "object")
    return fc.record(
      Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, part]) => [name, of(part)]),
      ),
      { requiredKeys: schema.required ?? [] },
    );
  if (schema.type === "array")
    return fc.array(of(schema.items), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.min(schema.maxItems ?? 3, 3),
    });
  if (schema.type === "integer" || schema.type === "number") {
    const { minimum = -1000, maximum = 1_000_000 } = schema;
    return fc.integer({ min: minimum, max: Math.min(maximum, Number.MAX_SAFE_INTEGER) });
  }
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "null") return fc.constant(null);
  if (schema.type === undefined) return fc.jsonValue();
  const { minLength = 0, maxLength = 30, pattern = "" } = schema;
  if (pattern && !/\\p\{|\\0/.test(pattern)) return fc.stringMatching(new RegExp(pattern));
  return fc.constantFrom(" Riz ".padEnd(minLength, "n").slice(0, maxLength), "n".repeat(maxLength));
}

/** The same value, the fields of its objects in another order. */
function mixed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(mixed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, one]) => [name, mixed(one)]),
  );
}

const head = { id: "0190a3c4-7d1e-7b2a-9c3d-5e6f708192a3", seq: 7, at: 1_790_000_000_000 };
const shopId = "0190a3c4-7d1e-7b2a-9c3d-5e6f708192a4";
const as = (kind: string, body: unknown) =>
  ({ ...head, shopId, clockOffset: 0, kind, body }) as Operation;

test.each(Object.keys(operationEntries) as OperationKind[])(
  "[CH1] a device says of %s what the server hashes, in whatever order its fields were put",
  (kind) => {
    const { body: schema } = operationEntries[kind];
    let taken = 0;
    fc.assert(
      fc.property(described(z.toJSONSchema(schema, { io: "input" })), (body) => {
        const read = schema.safeParse(body);
        if (!read.success) return;
        taken += 1;
        // What else a schema puts right (figures of a telephone, say) a device writes as it is to be.
        const told = mixed(read.data);
        expect(chainText(as(kind, told))).toBe(canonicalText(as(kind, read.data)));
      }),
      { numRuns: 300 },
    );
    expect(taken).toBeGreaterThan(10);
  },
);

test("[CH1] blanks that a schema takes off are off the device's text too", () => {
  const body = { direction: "out", amount: 500, reason: " taxi " };
  expect(bodyOrder.return.keys?.["reason"]).toEqual({ cut: true });
  const back = { reason: " abîmé ", lines: [], total: 0 };
  expect(chainText(as("return", back))).toBe(
    canonicalText(as("return", { lines: [], total: 0, reason: "abîmé" })),
  );
  expect(chainText(as("till.move", body))).toContain('"amount":500');
});
