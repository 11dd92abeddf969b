import type { Notification } from "#shared/schemas/notification.ts";
import { type BookContext, newestFirst } from "#web/store/read-models/book-context.ts";
import { momentOf } from "#web/store/read-models/facts/moment-of.ts";
import { pendingFor, RowBook } from "#web/store/read-models/row-book.ts";

export type NotificationBook = RowBook<"notifications", Notification | undefined>;

/** The notices of the signed-in person, own reading counted in; those of whoever had the device before stay unseen. */
export function openNotificationBook({ shopId, cut, me }: BookContext): NotificationBook {
  return new RowBook({
    kind: "notifications",
    shopId,
    touches: (operation) => (operation.kind === "notification.read" ? operation.body.ids : []),
    view: (_, row, own) => {
      if (row?.userId !== me()) return undefined;
      const [reading] = pendingFor(row, own);
      if (!row || row.readAt !== null || !reading) return row;
      return { ...row, readAt: momentOf(reading, cut()).at };
    },
    order: newestFirst,
  });
}
