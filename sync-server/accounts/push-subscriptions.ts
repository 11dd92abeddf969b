import { and, eq, inArray, sql } from "drizzle-orm";
import { pushSubscriptions } from "#server/db/tables/push-subscriptions.ts";
import type { NewPushSubscription } from "#shared/schemas/push.ts";
import { audit } from "./audit.ts";
import type { AccountsDeps } from "./deps.ts";
import { newId } from "./identifiers.ts";
import type { Session } from "./session.ts";

/** Who asks, and from where. */
export type Asker = Pick<Session, "userId" | "familyId"> & { ip: string };

/** Browsers of one person, at most; the oldest gives way. */
const mostBrowsers = 20;

/**
 * From now on the person is told in this browser. One browser tells one person: whoever asks last. The same again
 * changes nothing.
 */
export async function subscribe(
  deps: AccountsDeps,
  { userId, familyId: family, ip }: Asker,
  { endpoint, keys, locale }: NewPushSubscription,
): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    const asked = { userId, family, ...keys, locale };
    const [before] = await tx
      .select({ userId: pushSubscriptions.userId })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.endpoint, endpoint));
    await tx
      .insert(pushSubscriptions)
      .values({ id: newId(deps), ...asked, endpoint, createdAt: new Date(deps.clock()) })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: asked });
    if (before?.userId === userId) return;
    const surplus = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(sql`${pushSubscriptions.createdAt} desc`)
      .offset(mostBrowsers);
    await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, surplus));
    await audit(deps, { act: "push-subscribed", userId, ip, details: serviceOf(endpoint) }, tx);
  });
}

/** The person is told nothing more in this browser; twice is once. */
export async function unsubscribe(
  deps: AccountsDeps,
  { userId, ip }: Asker,
  endpoint: string,
): Promise<void> {
  const own = and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, userId));
  const gone = await deps.database.db.delete(pushSubscriptions).where(own).returning();
  if (gone.length > 0)
    await audit(deps, { act: "push-unsubscribed", userId, ip, details: serviceOf(endpoint) });
}

function serviceOf(endpoint: string): Record<string, string> {
  return { service: new URL(endpoint).hostname };
}
