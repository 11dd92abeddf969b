import { useMemo } from "react";
import type { Contact, Invitation, InvitingRoom } from "#shared/schemas/invitation.ts";
import type { Member } from "#shared/schemas/person.ts";
import { type Answer, useAnswer } from "./use-answer.ts";
import { useMembers } from "./use-members.ts";

/** Which of the two lists: those employed in the shop, whatever their role, or its resellers. */
export type Side = "employee" | "reseller";

export type Team = {
  /** Those of this side who have not left, by name. */
  members: readonly Member[];
  /** Whether this device knows the people of the shop yet; every shop has one at least. */
  isRead: boolean;
  contactOf: (userId: string) => Contact | undefined;
  /** Whether they are asked for a first time: they will take room. */
  contactsComing: boolean;
  /** Invitations to this side, newest first; undefined until the server has told them once. */
  invitations: readonly Invitation[] | undefined;
  /** Whether they are asked for a first time. */
  invitationsComing: boolean;
  /** Whether the plan has room for one more, as the server last told; undefined before. */
  room: InvitingRoom | undefined;
  /** What the server told last; the members themselves are on the device. */
  heard: Pick<Answer<unknown>, "heardAt" | "state" | "busy">;
  /** Whether only the ways to reach them could not be told. */
  contactsFailed: boolean;
  refresh: () => Promise<void>;
};

/** Who works for a shop on one side, and who is invited to. */
export function useTeam(shopId: string, side: Side): Team {
  const all = useMembers(shopId);
  const contacts = useAnswer<{ contacts: Contact[] }>(`/api/v1/shops/${shopId}/contacts`, all);
  const told = useAnswer<{ invitations: Invitation[]; room?: InvitingRoom }>(
    `/api/v1/shops/${shopId}/invitations`,
    all,
  );
  const members = useMemo(() => membersOf(all, side), [all, side]);
  const contactsById = useMemo(
    () => new Map(contacts.value?.contacts.map((contact) => [contact.userId, contact])),
    [contacts.value],
  );
  const invitations = useMemo(
    () => told.value?.invitations.filter(({ role }) => sideOf(role) === side),
    [told.value, side],
  );
  return {
    members,
    isRead: all.length > 0,
    contactOf: (userId) => contactsById.get(userId),
    contactsComing: isComing(contacts),
    invitations,
    invitationsComing: isComing(told),
    room: told.value?.room,
    heard: {
      heardAt: told.heardAt,
      state: typeof told.state === "object" ? told.state : contacts.state,
      busy: told.busy || contacts.busy,
    },
    contactsFailed: typeof told.state !== "object" && typeof contacts.state === "object",
    refresh: async () => void (await Promise.all([contacts.refresh(), told.refresh()])),
  };
}

const isComing = ({ value, state }: Answer<unknown>) => value === undefined && state === undefined;

/** Those of one side who have not left, by name; the owner is on neither. */
export function membersOf(all: readonly Member[], side: Side): Member[] {
  return all
    .filter(({ role, leftAt }) => leftAt === null && role !== "owner" && sideOf(role) === side)
    .sort((a, b) => a.fullName.localeCompare(b.fullName, "fr"));
}

function sideOf(role: Member["role"]): Side {
  return role === "reseller" ? "reseller" : "employee";
}
