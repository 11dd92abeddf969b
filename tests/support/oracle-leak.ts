import type { Oracle } from "./oracle.ts";
import { conversationsIn, readsConversation } from "./oracle-messages.ts";
import { demand } from "./oracle-shop.ts";
import type { World } from "./simulation-world.ts";

/**
 * No answer carries a row, name or number of a shop that its reader may not see (V4). Everything of a shop bears its
 * tag; who was dismissed may still be told the name of the shop they left, and a reseller reads of its goods those
 * that were handed to them (T10).
 */
export function checkLeak(world: World, userId: string, answer: unknown, oracle: Oracle): void {
  const text = JSON.stringify(answer, withoutNotices(userId));
  const readable = new Set<string>([userId]);
  for (const shop of world.shops) {
    oracle.checks += 1;
    const judge = oracle.judges.get(shop.id);
    const standing = judge?.members.get(userId);
    const readsAll = standing?.active === true && standing.role !== "reseller";
    if (readsAll) for (const id of shop.members.keys()) readable.add(id);
    if (standing?.active)
      for (const id of judge?.goods.dealtWith.get(userId) ?? []) readable.add(id);
    const found = text.includes(shop.tag) || text.includes(shop.id);
    if (!found || readsAll) continue;
    demand(
      standing !== undefined,
      "V4",
      () => `a stranger was answered something of ${shop.name}: ${around(text, shop.tag)}`,
    );
    const handed = standing.active ? judge?.goods.productsOf(userId) : undefined;
    const acts = [
      ...(judge?.goods.lines.values() ?? []),
      ...(judge?.goods.transfers.values() ?? []),
    ];
    const told = new Set(acts.flatMap(toldBy(userId)));
    for (const [part, mark, productId = ""] of text.matchAll(goodsOf(shop.tag)))
      demand(
        handed?.has(productId) === true || (mark === '"' && told.has(productId)),
        "V4",
        () =>
          `${standing.active ? standing.role : "dismissed"} ${userId} was answered goods of ${shop.name}: ${around(text, part)}`,
      );
  }
  for (const [shopId, memberId] of conversationsIn(text)) {
    const members = oracle.judges.get(shopId)?.members ?? new Map();
    const reads = readsConversation(members, userId, memberId);
    demand(
      reads,
      "M3",
      () => `${userId} was answered a message in the conversation of ${memberId}`,
    );
    // Who writes to somebody is not unknown to them.
    for (const [id, { role }] of members) if (role === "owner") readable.add(id);
  }
  for (const { id, name } of world.people)
    if (!readable.has(id))
      demand(
        !text.includes(name),
        "V4",
        () => `${userId} was answered the name of ${name}: ${around(text, name)}`,
      );
}

/** Names and numbers of goods of a shop; a careless code may be that of another. */
function goodsOf(tag: string): RegExp {
  return new RegExp(`(Article |")(${tag}-\\w+)`, "g");
}

/** What somebody wrote themselves they may read. */
function toldBy(userId: string) {
  return ({ resellerId, productId }: { resellerId: string; productId: string }) =>
    resellerId === userId ? [productId] : [];
}

/**
 * Transfers between shops name the other shop, its goods and its people; whether a shop holds the right ones is asked
 * of its books, as is who was told what: a reseller keeps the notices of the time when they were staff.
 */
function withoutNotices(userId: string) {
  return (_key: string, value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if ("otherShopId" in value) return { id: (value as { id?: unknown }).id };
    const notice = value as { type?: unknown; userId?: unknown; readAt?: unknown };
    if (typeof notice.type !== "string" || notice.readAt === undefined) return value;
    const isBetweenShops = notice.type.startsWith("shop_transfer");
    return isBetweenShops || notice.userId === userId ? { ...value, data: null } : value;
  };
}

function around(text: string, part: string): string {
  const at = text.indexOf(part);
  return text.slice(Math.max(0, at - 80), at + 80);
}
