import { sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import type { NotificationData, NotificationType } from "#shared/schemas/notification.ts";

type Tx = Db | Parameters<Parameters<Db["transaction"]>[0]>[0];

/** What somebody is to be told, in the browsers in which they asked for it. */
export type PushNotice = {
  userId: string;
  type: NotificationType;
  data: Pick<NotificationData, "personName" | "productName" | "shopName"> & { personId?: string };
  /** Where a click leads; /notifications unless said. */
  path?: string;
  /** Whose later message takes the place of an earlier one. */
  tag?: string;
};

/**
 * Puts push messages on their way out, together with what the transaction writes; one of a type for each person,
 * however much happened at once. Costs one statement, and writes nothing where nobody has asked for it.
 */
export async function queuePushes(
  tx: Tx,
  { shopId, now }: { shopId: string; now: number },
  notices: readonly PushNotice[],
): Promise<void> {
  if (notices.length === 0) return;
  const at = new Date(now).toISOString();
  await tx.execute(sql`
    insert into outgoing_messages
      (id, channel, recipient, template, locale, data, created_at, attempts, next_try_at)
    select gen_random_uuid(), 'push', s.id::text, n.type, s.locale,
      n.data || jsonb_build_object('title', h.name), ${at}::timestamptz, 0, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(gathered(notices, shopId))}::text::jsonb)
      as n("userId" uuid, type text, data jsonb)
    join push_subscriptions s on s.user_id = n."userId"
    join shops h on h.id = ${shopId}`);
}

function gathered(notices: readonly PushNotice[], shopId: string) {
  const byWhat = new Map<string, PushNotice[]>();
  for (const notice of notices) {
    const what = `${notice.userId} ${notice.type}`;
    byWhat.set(what, [...(byWhat.get(what) ?? []), notice]);
  }
  return [...byWhat.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { userId, type, path, tag = `${type} ${shopId}` } = first;
    const { personId, personName, productName, shopName } = first.data;
    const words =
      others.length > 0
        ? { count: String(others.length + 1) }
        : { personId, personName, productName, shopName };
    return [{ userId, type, data: { ...words, path, tag } }];
  });
}
