import { makePgArray } from "drizzle-orm/pg-core/utils/array";
import { parse } from "postgres-array";

type ArrayType = {
  to: number;
  from: number[];
  serialize(value: unknown): string;
  parse(text: string): unknown[];
};

/**
 * Array types that columns and statements use, for the driver. It would ask each new connection for them, and lets
 * nobody catch it when the connection ends meanwhile, which ends the process (porsager/postgres#1192).
 * Identifiers are Postgres' own and the same everywhere: `select typarray from pg_type`.
 * Those of days, moments and numerics are drizzle's own matter: it sets them to go and come as text.
 */
export const arrayTypes: Record<string, ArrayType> = {
  booleans: arrayOf(1000, (text) => text === "t"),
  ints: arrayOf(1007, Number),
  bigints: arrayOf(1016, Number),
  texts: arrayOf(1009, String),
  uuids: arrayOf(2951, String),
};

function arrayOf(type: number, parseOne: (text: string) => unknown): ArrayType {
  return {
    to: type,
    from: [type],
    // One that was written as Postgres reads it goes as it is.
    serialize: (value) => (Array.isArray(value) ? makePgArray(value) : String(value)),
    parse: (text) => parse(text, parseOne),
  };
}
