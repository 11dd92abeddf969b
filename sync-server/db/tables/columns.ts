import { bigint, customType, timestamp } from "drizzle-orm/pg-core";

/** A revision of a shop, or another count that fits a double exactly. */
export const count = () => bigint({ mode: "number" });

export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: "date" });

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
});

/** Stretches of whole numbers, as Postgres writes them: `{[1,4),[6,9)}`. */
export const stretches = customType<{ data: string }>({ dataType: () => "int8multirange" });
