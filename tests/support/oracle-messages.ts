import type { Operation } from "#shared/sync/operations.ts";
import type { Standing } from "./oracle-goods.ts";

type Members = ReadonlyMap<string, Standing>;

/** A word in the text of a message that says of which shop and whose conversation it is. */
export function markOf(shopId: string, memberId: string): string {
  return `mot<${shopId}/${memberId}>`;
}

const mark = /mot<([0-9a-f-]+)\/([0-9a-f-]+)>/g;

/** Conversations that something in this text was written in: shop and member. */
export function conversationsIn(text: string): [shopId: string, memberId: string][] {
  return [...text.matchAll(mark)].map(([, shopId = "", memberId = ""]) => [shopId, memberId]);
}

/** Whether somebody reads the conversation of a member at this moment (M3). */
export function readsConversation(members: Members, userId: string, memberId: string): boolean {
  const standing = members.get(userId);
  return standing?.active === true && (standing.role === "owner" || userId === memberId);
}

/** Why a message must be refused: it is in no conversation of its writer (M1). */
export function messageObjections(operation: Operation, by: string, members: Members): string[] {
  if (operation.kind !== "message.send") return [];
  const { memberId } = operation.body;
  const whose = members.get(memberId);
  const isOwner = members.get(by)?.role === "owner";
  const isTheirs = isOwner ? memberId !== by : memberId === by;
  return whose !== undefined && whose.role !== "owner" && isTheirs ? [] : ["not-allowed"];
}

/** What must be flagged in a message that is kept (M2). */
export function messageFlags(operation: Operation, by: string, members: Members): Set<string> {
  const flags = new Set<string>();
  if (operation.kind !== "message.send") return flags;
  const { memberId } = operation.body;
  if (!members.get(by)?.active) flags.add("seller-dismissed");
  if (memberId !== by && !members.get(memberId)?.active) flags.add("recipient-left");
  return flags;
}
