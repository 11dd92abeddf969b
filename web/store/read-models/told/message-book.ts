import type { DayCut } from "#shared/rules/business-day.ts";
import { inConversation, isUnreadBy } from "#shared/rules/message.ts";
import type { Message } from "#shared/schemas/message.ts";
import type { Role } from "#shared/schemas/person.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { momentOf } from "#web/store/read-models/facts/moment-of.ts";
import { pendingFor, RowBook } from "#web/store/read-models/row-book.ts";

/** A message as one of its two people sees it, own unsent acts counted in. */
export type MessageRow = Message & {
  /** Of one's own: not yet with the server, with it, seen by the other. */
  state: "waiting" | "sent" | "read";
  isMine: boolean;
  isUnread: boolean;
};

export type MessageBook = RowBook<"messages", MessageRow | undefined>;

type Reader = { userId: string; role: Role; shopId: string; cut(): DayCut };

/** The messages that one person reads of a shop, oldest first; what others wrote on the same device is not theirs. */
export function openMessageBook(reader: Reader): MessageBook {
  return new RowBook({
    kind: "messages",
    shopId: reader.shopId,
    touches: (operation) => {
      if (operation.kind === "message.send") return [operation.id];
      return operation.kind === "message.read" ? operation.body.ids : [];
    },
    view: (_, row, own) => {
      const mine = own.filter(({ by }) => by === reader.userId);
      const message = row ?? ownMessage(mine, reader);
      return message && seen(message, pendingFor(row, mine), mine, reader);
    },
    order: inConversation,
  });
}

function seen(
  message: Message,
  pending: readonly OperationRecord[],
  mine: readonly OperationRecord[],
  reader: Reader,
): MessageRow {
  const reading = pending.find(({ operation }) => operation.kind === "message.read");
  const readAt = message.readAt ?? (reading ? momentOf(reading, reader.cut()).at : null);
  const isWaiting = mine.some(
    ({ operation, state }) => operation.kind === "message.send" && state === "waiting",
  );
  return {
    ...message,
    readAt,
    state: isWaiting ? "waiting" : readAt === null ? "sent" : "read",
    isMine: message.fromId === reader.userId,
    isUnread: isUnreadBy(reader, { ...message, readAt }),
  };
}

/** A message that the server has not given back yet. */
function ownMessage(own: readonly OperationRecord[], reader: Reader): Message | undefined {
  for (const record of own) {
    const { operation, by, shown, reasons } = record;
    if (operation.kind !== "message.send") continue;
    return {
      id: operation.id,
      ...operation.body,
      fromId: by,
      fromName: shown.sellerName,
      ...momentOf(record, reader.cut()),
      readAt: null,
      flags: reasons.filter((reason) => reason === "recipient-left"),
      rev: 0,
    };
  }
  return undefined;
}
