import type { Notification } from "#shared/schemas/notification.ts";
import { type BookContext, newestFirst } from "./book-context.ts";
import { momentOf } from "./moment-of.ts";
import { pendingFor, RowBook } from "./row-book.ts";

export type NotificationBook = RowBook<"notifications", Notification | undefined>;

/** The notices of this person, own reading counted in. */
export function openNotificationBook({ shopId, timeZone }: BookContext): NotificationBook {
  return new RowBook({
    kind: "notifications",
    shopId,
    touches: (operation) => (operation.kind === "notification.read" ? operation.body.ids : []),
    view: (_, row, own) => {
      const [reading] = pendingFor(row, own);
      if (!row || row.readAt !== null || !reading) return row;
      return { ...row, readAt: momentOf(reading, timeZone()).at };
    },
    order: newestFirst,
  });
}
