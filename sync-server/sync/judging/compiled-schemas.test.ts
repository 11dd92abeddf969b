import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { operationEntries } from "#shared/sync/kinds.ts";
import { type OperationKind, operationHeadSchema } from "#shared/sync/operations.ts";
import { exchangeRequestSchema } from "#shared/sync/protocol.ts";
import { anyUuid } from "#tests/support/arbitraries.ts";
import { compiledBodies, compiledHead } from "./compiled-schemas.ts";

type Described = z.core.JSONSchema.BaseSchema;

/** Texts with signs that some schemas cut and some refuse. */
const oddText = fc.oneof(
  fc.string({ maxLength: 20, unit: "binary" }),
  fc.constantFrom("", " ", " Riz ", "\u0000", "\ud800", "\u200b", "a\nb", "é".repeat(3000)),
);

/** Mostly what is taken, at times a step beyond its bounds: rarely enough that the rest of a body is good. */
const within = <T>(good: fc.Arbitrary<T>, ...beyond: T[]) =>
  fc.oneof({ weight: 80, arbitrary: good }, { weight: 1, arbitrary: fc.constantFrom(...beyond) });

/** What a schema describes, at its bounds as often as between them. */
function described(schema: Described): fc.Arbitrary<unknown> {
  const of = (part: unknown) => described(part as Described);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(of));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map(of));
  if (schema.format === "uuid") return anyUuid;
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
      maxLength: Math.min(schema.maxItems ?? 4, 4),
    });
  if (schema.type === "integer" || schema.type === "number") {
    const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = schema;
    const good = fc.oneof(
      fc.integer({ min: minimum, max: maximum }),
      fc.constantFrom(minimum, maximum),
    );
    return within<number>(good, minimum - 1, maximum + 1, minimum + 0.5);
  }
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "null") return fc.constant(null);
  if (schema.type === undefined) return fc.jsonValue();
  const { minLength = 0, maxLength = 36, pattern = "" } = schema;
  if (pattern && !/\\p\{|\\0/.test(pattern)) return fc.stringMatching(new RegExp(pattern));
  const good = fc.oneof(
    fc.stringMatching(/^[A-Za-zé][A-Za-zé ]{0,6}[a-z]$/),
    fc.constantFrom("n".repeat(minLength), "é".repeat(maxLength), " o ".slice(0, maxLength)),
  );
  const tooLong = "m".repeat(maxLength + 1);
  return within(
    fc.oneof({ weight: 60, arbitrary: good }, oddText),
    "",
    tooLong,
    ` ${tooLong.slice(1)} `,
  );
}

/** What stands in its place when something is spoiled; most is not JSON's, as a reader sums and looks up. */
const spoilt = fc.oneof(
  fc.constantFrom(
    undefined,
    null,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -0,
    -1,
    0.5,
    2 ** 53,
    1e10,
  ),
  fc.constantFrom(true, "7", [], {}, [[]], "0190A3C4-7D1E-7B2A-9C3D-5E6F708192A3"),
  oddText,
  fc.jsonValue(),
);
type Spoiling = { way: "replace" | "drop" | "add" | "often" | "leave"; at: number; by: unknown };
const spoiling: fc.Arbitrary<Spoiling> = fc.record({
  way: fc.constantFrom("replace", "drop", "add", "often", "leave"),
  at: fc.nat(),
  by: spoilt,
});

/** The same with one part of it spoiled, at whatever depth. */
function spoil(whole: unknown, { way, at, by }: Spoiling): unknown {
  const root = { whole: structuredClone(whole) };
  const places: [Record<string, unknown>, string][] = [];
  (function walk(value: unknown) {
    if (typeof value !== "object" || value === null) return;
    for (const key of Object.keys(value)) {
      places.push([value as Record<string, unknown>, key]);
      walk((value as Record<string, unknown>)[key]);
    }
  })(root);
  const [holder, key] = places[at % places.length] as (typeof places)[number];
  const value = holder[key];
  const own = (name: string, given: unknown) =>
    Object.defineProperty(value, name, { value: given, enumerable: true, configurable: true });
  if (way === "replace") holder[key] = by;
  else if (way === "drop") delete holder[key];
  else if (way === "often" && Array.isArray(value)) holder[key] = Array(1001).fill(value[0] ?? by);
  else if (way === "add" && typeof value === "object" && value !== null)
    own(at % 2 ? "__proto__" : "unknown", by);
  return root.whole;
}

const kinds = Object.keys(operationEntries) as OperationKind[];
const schemas: [name: string, schema: z.ZodType, compiled: z.ZodType][] = [
  ["the head", operationHeadSchema, compiledHead],
  ["a request", exchangeRequestSchema, z.compile(exchangeRequestSchema)],
  ...kinds.map((kind): [string, z.ZodType, z.ZodType] => [
    kind,
    operationEntries[kind].body,
    compiledBodies[kind],
  ]),
];

describe("compiled schemas", () => {
  test.each(schemas)("%s: is compiled whole", (_, schema, compiled) => {
    expect(compiled).not.toBe(schema);
    expect(() => z.compile(schema, { strict: true })).not.toThrow();
  });

  test.each(schemas)("%s: says what its schema says, good or spoiled", (_, schema, compiled) => {
    const counts = { taken: 0, refused: 0 };
    const good = described(z.toJSONSchema(schema, { io: "input" }));
    const whole = fc.tuple(good, spoiling).map(([given, spoiling]) => spoil(given, spoiling));
    fc.assert(
      fc.property(fc.oneof({ weight: 9, arbitrary: whole }, spoilt), (given) => {
        const [is, was] = [compiled.safeParse(given), schema.safeParse(given)];
        expect(is.success).toBe(was.success);
        expect(is.data).toStrictEqual(was.data);
        // Keys in the same order, as the hash of an operation wants them.
        expect(JSON.stringify(is.data)).toBe(JSON.stringify(was.data));
        expect(is.error?.issues).toEqual(was.error?.issues);
        counts[was.success ? "taken" : "refused"] += 1;
      }),
      { numRuns: 2000 },
    );
    expect(Math.min(counts.taken, counts.refused)).toBeGreaterThan(50);
  });
});
