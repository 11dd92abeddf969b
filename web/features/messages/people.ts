import type { Member, Role } from "#shared/schemas/person.ts";
import type { Conversation } from "#web/store/queries/use-messages.ts";

/** Somebody with whom the person writes, or may. The conversation bears the member's name, whoever looks. */
export type Partner = {
  memberId: string;
  /** Undefined when this device does not know it: a reseller does not read the other members. */
  name: string | undefined;
  role: Role | undefined;
  /** Still in the shop. */
  isHere: boolean;
  conversation: Conversation | undefined;
};

/** Everybody the owner may write to, and everybody they have written with: the latest first, then by name. */
export function partnersOfOwner(
  members: readonly Member[],
  conversations: readonly Conversation[],
): Partner[] {
  const byId = new Map(members.map((member) => [member.userId, member]));
  const written = conversations.map((conversation): Partner => {
    const member = byId.get(conversation.memberId);
    return {
      memberId: conversation.memberId,
      name: member?.fullName ?? conversation.otherName,
      role: member?.role,
      isHere: member?.isActive === true,
      conversation,
    };
  });
  const known = new Set(conversations.map(({ memberId }) => memberId));
  const silent = members
    .filter(({ userId, role, isActive }) => isActive && role !== "owner" && !known.has(userId))
    .sort((a, b) => a.fullName.localeCompare(b.fullName, "fr"))
    .map(
      ({ userId, fullName, role }): Partner => ({
        ...{ memberId: userId, name: fullName, role, isHere: true, conversation: undefined },
      }),
    );
  return [...written, ...silent];
}

/** The owner, as a member writes with them: in the member's own conversation. */
export function ownerFor(
  userId: string,
  members: readonly Member[],
  conversations: readonly Conversation[],
): Partner {
  const conversation = conversations.find(({ memberId }) => memberId === userId);
  const owner = members.find(({ role }) => role === "owner");
  const name = owner?.fullName ?? conversation?.otherName;
  return { memberId: userId, name, role: "owner", isHere: true, conversation };
}
