import type { Oracle } from "./oracle.ts";
import { demand } from "./oracle-shop.ts";
import type { World } from "./simulation-world.ts";

/**
 * No answer carries a row, name or number of a shop that its reader may not see (V4). Everything of a shop bears its
 * tag; who was dismissed may still be told the name of the shop they left, and a reseller reads no goods.
 */
export function checkLeak(world: World, userId: string, answer: unknown, oracle: Oracle): void {
  const text = JSON.stringify(answer);
  const readable = new Set<string>([userId]);
  for (const shop of world.shops) {
    oracle.checks += 1;
    const standing = oracle.judges.get(shop.id)?.members.get(userId);
    const readsAll = standing?.active === true && standing.role !== "reseller";
    if (readsAll) for (const id of shop.members.keys()) readable.add(id);
    const found = text.includes(shop.tag) || text.includes(shop.id);
    if (!found || readsAll) continue;
    demand(
      standing !== undefined,
      "V4",
      () => `a stranger was answered something of ${shop.name}: ${around(text, shop.tag)}`,
    );
    demand(
      !text.includes(`Article ${shop.tag}`) && !text.includes(`"${shop.tag}-`),
      "V4",
      () =>
        `${standing.active ? standing.role : "dismissed"} ${userId} was answered goods of ${shop.name}: ${around(text, shop.tag)}`,
    );
  }
  for (const { id, name } of world.people)
    if (!readable.has(id))
      demand(
        !text.includes(name),
        "V4",
        () => `${userId} was answered the name of ${name}: ${around(text, name)}`,
      );
}

function around(text: string, part: string): string {
  const at = text.indexOf(part);
  return text.slice(Math.max(0, at - 80), at + 80);
}
