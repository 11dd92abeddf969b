import type { ShownNow } from "./device-views.ts";
import type { Oracle } from "./oracle.ts";
import { essenceOf } from "./oracle-books.ts";
import type { SeenDevice } from "./oracle-device.ts";
import { demand } from "./oracle-shop.ts";

/**
 * At rest tickets, members, figures and till that were opened long ago show what lies on the disk with own operations,
 * nothing of a stale epoch and nothing twice (E2, R5).
 */
export function checkViews(
  oracle: Oracle,
  {
    name,
    following,
    keepsSince,
  }: Pick<SeenDevice, "name" | "keepsSince"> & {
    following: readonly { differences(since: string): Iterable<string> }[];
  },
): void {
  oracle.checks += 1;
  for (const each of following)
    for (const found of each.differences(keepsSince))
      demand(false, "E2", () => `${name} shows ${found}`);
}

/**
 * At every moment, whatever is under way: each own sale is shown once and lies in its till once; nothing is shown that
 * neither this device made nor any books of the shop hold, nothing twice, and no row otherwise than the books have it.
 */
export function checkShown(oracle: Oracle, name: string, shopId: string, shown: ShownNow): void {
  const everyBooks = oracle.everyBooksOf(shopId).map(({ books }) => books);
  const { own, tickets, members, months, inTill, belongInTill } = shown;
  oracle.checks += own.length + tickets.length + members.length + months.length + inTill.length;
  const made = new Map(own.map((record) => [record.id, record]));
  const seen = new Set<string>();
  for (const { id, total } of tickets) {
    demand(!seen.has(id), "E2", () => `${name} shows the ticket ${id} twice`);
    seen.add(id);
    const body = made.get(id)?.operation.body as { total?: number } | undefined;
    const isTold =
      body?.total === total ||
      everyBooks.some(({ rows }) => rows.sales.get(id)?.row.total === total);
    demand(isTold, "E2", () => `${name} shows the ticket ${id} of ${total}, which nobody made`);
  }
  for (const { id } of own)
    demand(seen.has(id), "E2", () => `${name} does not show its own ticket ${id}`);
  const drawer = new Set(inTill);
  demand(drawer.size === inTill.length, "Z2", () => `${name} has a sale twice in its till`);
  for (const { id } of belongInTill)
    demand(drawer.has(id), "Z2", () => `${name} has not its own sale ${id} in its till`);
  checkOnce(
    name,
    "members",
    members.map(({ userId }) => userId),
  );
  checkOnce(
    name,
    "months",
    months.map(({ id }) => id),
  );
  for (const member of members) {
    const there = everyBooks.filter(
      ({ rows }) => (rows.members.get(member.userId)?.rev ?? -1) >= member.rev,
    );
    demand(there.length > 0, "V4", () => `${name} shows ${member.userId}, whom no books have so`);
    const same = there.flatMap(({ rows }) => rows.members.get(member.userId) ?? []);
    const mine = essenceOf("members", member);
    demand(
      same.some(({ rev, essence }) => rev > member.rev || essence === mine),
      "R6",
      () => `${name} shows ${member.userId} as ${mine}`,
    );
  }
}

function checkOnce(name: string, what: string, keys: readonly string[]): void {
  demand(new Set(keys).size === keys.length, "E2", () => `${name} shows ${what} twice: ${keys}`);
}
