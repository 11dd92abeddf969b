import { z } from "zod";
import { mostFrancs, mostUnits } from "./bounds.ts";
import { isNameless } from "./nameless.ts";

/** Version 7 identifier of an operation, a sale, a shop, a person or a device. */
export const uuidSchema = z.uuid().max(36);

/** Identifier of a product: short text chosen once by whoever creates it, so that catalogues stay small on the wire. */
export const productIdSchema = z.string().regex(/^[A-Za-z0-9_-]{4,36}$/);

/** One line: what somebody or something is called, by signs that one can see. */
export const lineSchema = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: "One line" })
    .refine((line) => !isNameless(line), { error: "Nothing to see" });

/** Words, of several lines too, without the signs that no book can hold. */
export const wordsSchema = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\0\p{Cs}]*$/u, { error: "Words" });

/** An amount in whole francs, never negative. */
export const francsSchema = z.int().min(0).max(mostFrancs);

/** A sum of amounts: as large as a whole number can be. */
export const sumSchema = z.int().min(0);

/** Whole pieces, or so many of the unit that a product is kept in, at least one. */
export const quantitySchema = z.int().min(1).max(mostUnits);

/** A rate of tax, in hundredths of a percent: 1925 is 19.25 %. */
export const rateSchema = z.int().min(0).max(10_000);

/** A moment, ISO 8601 in UTC with milliseconds. */
export const momentSchema = z.iso.datetime().max(30);

/** Milliseconds since 1970, as a device believes them to be: possibly wrong by years. */
export const deviceTimeSchema = z.int().min(0).max(8_640_000_000_000_000);

/** A revision of a shop: counts its changes, starts at 1, has no gaps that matter. */
export const revSchema = z.int().min(0);

/** A business day, `YYYY-MM-DD` in the shop's time zone. */
export const daySchema = z.iso.date();
