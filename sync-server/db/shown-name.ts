import { sql } from "drizzle-orm";
import type { users } from "./tables/people.ts";

/** What others call somebody who has told no name. */
export const someone = "Utilisateur";

type Named = Pick<typeof users.$inferSelect, "fullName" | "phone" | "provenPhone">;

/** What others call somebody; empty without a name. A number that stands for it is nobody else's business (0014). */
export function toldName({ fullName, phone, provenPhone }: Named): string {
  const name = fullName.trim();
  return name === phone || name === provenPhone ? "" : name;
}

/** The same in Postgres, never empty; `table` is `users` under the name that it has there. */
export const shownName = (table: string): string =>
  `case when ${table}.full_name in ('', ${table}.phone, ${table}.proven_phone) then '${someone}' else ${table}.full_name end`;

/** As a column of a query. */
export const nameShown = (table = "users") => sql<string>`${sql.raw(shownName(`"${table}"`))}`;
