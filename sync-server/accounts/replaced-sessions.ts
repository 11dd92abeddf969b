import { sql } from "drizzle-orm";
import { momentOf } from "#shared/sync/uuid.ts";
import type { Tx } from "./shops.ts";

type Standing = { id: string; userId: string; deviceId: string | null; lastUsedAt: string };

/**
 * Whether a session is dead weight: its person has signed in again on the same device, and it was not used since. A
 * browser holds one session at a time; one that goes on elsewhere (a profile that was copied) is used, and stays.
 */
export function isReplacedBy(one: Standing, later: Standing): boolean {
  if (one.deviceId === null || one.deviceId !== later.deviceId) return false;
  const begun = momentOf(later.id);
  return one.userId === later.userId && momentOf(one.id) < begun && used(one) < begun;
}

const used = ({ lastUsedAt }: Standing) => Date.parse(lastUsedAt);

/**
 * The same of what stands in the database, for a session whose browser has just shown that it holds it; not when it
 * begins, as an answer of the one before may still be on its way there. Its push messages go on with the new one.
 */
export async function endReplaced(
  tx: Tx,
  { family, userId, deviceId }: { family: string; userId: string; deviceId: string },
  at: Date,
): Promise<void> {
  const begun = new Date(momentOf(family)).toISOString();
  const ended = await tx.execute<{ family: string }>(sql`
    update refresh_tokens t set revoked_at = ${at.toISOString()}::timestamptz
    where user_id = ${userId} and device_id = ${deviceId} and family < ${family} and revoked_at is null
      and not exists (select from refresh_tokens o
        where o.family = t.family and o.issued_at >= ${begun}::timestamptz)
    returning family`);
  const families = [...new Set(ended.map((row) => row.family))];
  if (families.length === 0) return;
  await tx.execute(sql`
    update push_subscriptions set family = ${family}
    where user_id = ${userId} and family = any(${sql.param(families)})`);
}
