import { randomUUID } from "node:crypto";
import type { Sql } from "#server/db/client.ts";
import type { SyncLog } from "#server/sync/deps.ts";
import type { Wake } from "#server/sync/wake.ts";

const channel = "boutika_wake";
const gatheringTime = 75;
const pollingTime = 1000;
/** Postgres refuses longer messages than 8,000 bytes; a shop with its revision takes some 55. */
const shopsPerMessage = 120;

/**
 * Carries changes between server instances: what changed is gathered for a moment and sent by NOTIFY over a
 * connection of its own, away from the transactions of sales. Because messages may be lost, revisions of
 * the shops somebody listens to are also read once a second.
 */
export async function wakeOthers(given: {
  sql: Sql;
  wake: Wake;
  log: SyncLog;
}): Promise<{ stop(): Promise<void> }> {
  const { sql, wake, log } = given;
  const self = randomUUID();
  const waiting = new Map<string, number>();
  let sending: NodeJS.Timeout | undefined;

  wake.onAnnounce(({ shopId, rev }) => {
    waiting.set(shopId, Math.max(rev, waiting.get(shopId) ?? 0));
    sending ??= setTimeout(() => void send(), gatheringTime);
  });

  async function send(): Promise<void> {
    sending = undefined;
    const changes = [...waiting].map(([shopId, rev]) => `${shopId}:${rev}`);
    waiting.clear();
    try {
      for (let at = 0; at < changes.length; at += shopsPerMessage) {
        await sql.notify(channel, [self, ...changes.slice(at, at + shopsPerMessage)].join(" "));
      }
    } catch (error) {
      log.warn({ error }, "could not tell the other instances; they will read it within a second");
    }
  }

  const { unlisten } = await sql.listen(channel, (message) => {
    const [from, ...changes] = message.split(" ");
    if (from === self) return;
    for (const change of changes) {
      const [shopId = "", rev] = change.split(":");
      wake.heard(shopId, Number(rev));
    }
  });

  let polling: Promise<void> = Promise.resolve();
  const poll = setInterval(() => {
    polling = readRevisions().catch((error) => log.warn({ error }, "could not read revisions"));
  }, pollingTime);
  poll.unref();

  async function readRevisions(): Promise<void> {
    const shopIds = wake.listenedShops();
    if (shopIds.length === 0) return;
    const rows = await sql<
      { shopId: string; rev: number }[]
    >`/* every shop: revisions that are waited for */
      select shop_id as "shopId", rev from shop_revisions where shop_id = any(${shopIds}::uuid[])`;
    for (const { shopId, rev } of rows) wake.heard(shopId, rev);
  }

  return {
    stop: async () => {
      clearInterval(poll);
      clearTimeout(sending);
      await polling;
      await unlisten();
    },
  };
}
