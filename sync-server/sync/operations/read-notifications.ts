import { and, eq, inArray, isNull } from "drizzle-orm";
import { notifications } from "#server/db/tables/notifications.ts";
import type { OperationRule } from "#server/sync/entries/rule.ts";
import { kept } from "#server/sync/shop/turn.ts";

/** Somebody has seen notices of theirs. Those of others, and those seen before, stay as they are. */
export const readNotifications = {
  way: "in-turn",
  action: () => "read-notifications",
  async write({ tx, shopId, rev, userId }, operation, { happened }) {
    await tx
      .update(notifications)
      .set({ readAt: new Date(happened.at), rev })
      .where(
        and(
          eq(notifications.shopId, shopId),
          eq(notifications.userId, userId),
          inArray(notifications.id, operation.body.ids),
          isNull(notifications.readAt),
        ),
      );
    return kept();
  },
} satisfies OperationRule<"notification.read">;
