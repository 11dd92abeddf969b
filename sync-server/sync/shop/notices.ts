import { and, eq } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { notifications } from "#server/db/tables/notifications.ts";
import { shopUsers } from "#server/db/tables/shops.ts";
import { queuePushes } from "#server/mail/push-queue.ts";
import { businessDay, type DayCut } from "#shared/rules/business-day.ts";
import { may } from "#shared/rules/permissions.ts";
import type { NotificationData, NotificationType } from "#shared/schemas/notification.ts";
import { idFrom } from "./id-from.ts";

/** What people of a shop are told: one of them, the owner, or owner and managers. */
export type Notice = {
  /** Who did it, whom `personName` names, and who is told nothing (T12); undefined when nobody did. */
  by: string | undefined;
  to: ({ userId: string } | "owner" | "office")[];
  /** The act that it is about: a person is told of it once. */
  cause: string;
  type: NotificationType;
  data: NotificationData;
};

/** Where notices are written: a turn, or the turn that a server takes for itself. */
export type NoticeDesk = DayCut & {
  tx: Tx;
  shopId: string;
  rev: number;
  now: number;
  notices: readonly Notice[];
};

/** Most rows of one statement: of their values it may hold 65 534. */
const inOneStatement = 1000;

/** Writes what is to be told to the members it is for; those who have left hear nothing. True when anybody is told. */
export async function writeNotices(desk: NoticeDesk): Promise<boolean> {
  const { tx, shopId, rev, now, notices } = desk;
  if (notices.length === 0) return false;
  const members = await tx
    .select({ userId: shopUsers.userId, role: shopUsers.role })
    .from(shopUsers)
    .where(and(eq(shopUsers.shopId, shopId), eq(shopUsers.isActive, true)));
  const at = new Date(now);
  const day = businessDay(now, desk);
  const rows = notices.flatMap(({ by, to, cause, type, data: words }) => {
    // Known by identifier when the account is closed: names change, and two people may have one.
    const isNamed = by !== undefined && words.personName !== undefined;
    const data = isNamed ? { ...words, personId: by } : words;
    return members
      .filter(({ userId, role }) => userId !== by && isMeant(to, userId, role))
      .map(({ userId }) => {
        const id = idFrom([shopId, cause, userId, type]);
        return { shopId, id, rev, userId, type, data, at, day };
      });
  });
  for (let from = 0; from < rows.length; from += inOneStatement) {
    const some = rows.slice(from, from + inOneStatement);
    await tx.insert(notifications).values(some).onConflictDoNothing();
  }
  await queuePushes(tx, desk, rows);
  return rows.length > 0;
}

function isMeant(to: Notice["to"], userId: string, role: Parameters<typeof may>[0]): boolean {
  return to.some((who) => {
    if (who === "owner") return role === "owner";
    return who === "office" ? may(role, "see-dashboard") : who.userId === userId;
  });
}
