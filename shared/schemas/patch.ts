import { z } from "zod";

/** What an editor saw and what it shall become; left out where it was not edited. */
export const changed = <T extends z.ZodType>(schema: T) => z.tuple([schema, schema]).optional();

type Changed<S extends z.ZodRawShape> = {
  [K in keyof S]: S[K] extends z.ZodType ? ReturnType<typeof changed<S[K]>> : never;
};

/** An edit of a record, field by field (M1): of at least one of them. */
export function patchOf<S extends z.ZodRawShape>(fields: S) {
  const pairs = Object.entries(fields).map(([name, schema]) => [
    name,
    changed(schema as z.ZodType),
  ]);
  return z
    .object(Object.fromEntries(pairs) as Changed<S>)
    .refine((patch) => Object.values(patch).some((pair) => pair !== undefined));
}
