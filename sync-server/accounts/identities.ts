import { and, eq } from "drizzle-orm";
import { identities, users } from "#server/db/tables/people.ts";
import { must } from "#shared/must.ts";
import type { ProfilePerson } from "#shared/schemas/session.ts";
import type { AccountsDeps } from "./deps.ts";
import { newId } from "./identifiers.ts";
import { openAccount, personOf } from "./people.ts";
import { forgetRegistrations } from "./registrations.ts";

/** What an OpenID provider says of somebody; its address counts only when the provider has confirmed it. */
export type Vouched = { issuer: string; subject: string; email: string; fullName: string };

/**
 * The account of somebody whom a provider vouches for: the one known by that identity, else the one with that confirmed
 * address, else a new one. Registrations that wait for the same address are void: their passwords never get in.
 */
export async function accountOfIdentity(
  deps: AccountsDeps,
  { issuer, subject, email, fullName }: Vouched,
): Promise<{ person: ProfilePerson; isNew: boolean }> {
  return deps.database.db.transaction(async (tx) => {
    const [known] = await tx
      .select({ user: users })
      .from(identities)
      .innerJoin(users, eq(users.id, identities.userId))
      .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
    if (known) return { person: personOf(known.user), isNew: false };
    const opened = await openAccount(tx, deps, { id: newId(deps), email, fullName });
    const [row] = await tx.select().from(users).where(eq(users.email, email));
    const person = personOf(must(row, "the account with this address"));
    const createdAt = new Date(deps.clock());
    await tx
      .insert(identities)
      .values({ issuer, subject, userId: person.id, createdAt })
      .onConflictDoNothing();
    await forgetRegistrations(tx, email);
    return { person, isNew: opened !== undefined };
  });
}
