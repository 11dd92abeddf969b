import type { Sql } from "#server/db/client.ts";
import { must } from "#shared/must.ts";
import type { Cursor } from "#shared/sync/protocol.ts";
import { type RowsByKind, retentionDays } from "#shared/sync/rows.ts";
import { messageRow } from "./row-sql.ts";

const inPart = 2000;
const oneDay = 24 * 60 * 60_000;

/**
 * A first load of messages at one revision, newest first: one conversation, or those of everybody. None written, no
 * part to be fetched.
 */
export async function readMessageParts(
  sql: Sql,
  { shopId, of }: { shopId: string; of: string },
  now: number,
): Promise<{ cursor: Cursor; parts: Partial<RowsByKind>[] }> {
  const since = new Date(now - retentionDays.messages * oneDay).toISOString();
  return sql.begin("isolation level repeatable read read only", async (tx) => {
    const [cursor] = await tx<
      Cursor[]
    >`select epoch, rev from shop_revisions where shop_id = ${shopId}`;
    const found = await tx.unsafe<{ row: RowsByKind["messages"][number] }[]>(
      `select ${messageRow} as row from messages ms
       where ms.shop_id = $1 and ($2 = 'everybody' or ms.member_id::text = $2) and ms.at >= $3
       order by ms.at desc, ms.id`,
      [shopId, of, since],
    );
    const parts: Partial<RowsByKind>[] = [];
    for (let at = 0; at < found.length; at += inPart)
      parts.push({ messages: found.slice(at, at + inPart).map(({ row }) => row) });
    return { cursor: must(cursor, "the shop's revision"), parts };
  });
}
