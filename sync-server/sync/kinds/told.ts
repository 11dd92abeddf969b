import {
  changed,
  factsInPart,
  type KindOnServer,
  ofStaffAndOwn,
  rowsOf,
  turned,
  weighed,
} from "#server/sync/entries/kind.ts";
import { messageRow, notificationRow } from "./row-sql.ts";

export const notifications = ofStaffAndOwn({
  table: "notifications",
  as: "n",
  owner: "user_id",
  row: notificationRow,
  counts: "1",
  kept: "n.at >= :since",
  order: "n.at desc, n.id",
  part: "rest",
});

/** All messages of the shop for its owner, of their own conversation for a member (M3). */
export const readable = (table: string): string => `(a.everybody or ${table}.member_id = $1)`;

/** Of a scope of messages. */
export const messageWeight = weighed("1", "messages", `and ${readable("w")}`);

/** Messages have scopes of their own, and first loads of nothing else (`snapshot-messages.ts`). */
export const messages: KindOnServer = {
  changes: `case when a.messages and ${turned} then ${rowsOf(
    messageRow,
    `messages ms where ${changed("ms")} and ${readable("ms")}`,
  )} end`,
  weight: { staff: null, reseller: null },
  load: {
    row: messageRow,
    from: "messages ms",
    where: "ms.shop_id = :shop",
    own: "ms.member_id::text = :owner",
    kept: "ms.at >= :since",
    order: "ms.at desc, ms.id",
    part: { rows: factsInPart, turn: 0 },
  },
};
