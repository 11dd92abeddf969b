import { expect, test } from "vitest";
import type { Member, Role } from "#shared/schemas/person.ts";
import type { Conversation } from "#web/store/queries/use-messages.ts";
import { ownerFor, partnersOfOwner } from "./people.ts";

const member = (userId: string, role: Role, fullName: string, isActive = true): Member => ({
  ...{ userId, role, fullName, isActive, rev: 1 },
  ...{ joinedAt: "2026-01-01T00:00:00.000Z", leftAt: null },
});
const conversation = (memberId: string, otherName?: string): Conversation => ({
  ...{ memberId, otherName, unread: 0 },
  last: {} as Conversation["last"],
});
const members = [
  member("O", "owner", "Awa"),
  member("Z", "seller", "Zoé"),
  member("E", "reseller", "Élise"),
  member("B", "manager", "Bih"),
  member("L", "employee", "Luc", false),
];

test("the owner sees whom they wrote with last, then everybody else by name, and nobody who left in silence", () => {
  const list = partnersOfOwner(members, [conversation("Z"), conversation("L")]);
  expect(list.map(({ name, isHere }) => [name, isHere])).toEqual([
    ["Zoé", true],
    ["Luc", false],
    ["Bih", true],
    ["Élise", true],
  ]);
});

test("who is no member known here keeps the name they wrote under", () => {
  const [gone] = partnersOfOwner(members, [conversation("X", "Paul")]);
  expect(gone).toMatchObject({ name: "Paul", isHere: false, role: undefined });
});

test("a member writes with the owner, whose name a reseller learns from what the owner wrote", () => {
  expect(ownerFor("Z", members, [])).toMatchObject({ memberId: "Z", name: "Awa" });
  const [, , reseller] = members;
  const alone = reseller ? [reseller] : [];
  expect(ownerFor("E", alone, []).name).toBeUndefined();
  expect(ownerFor("E", alone, [conversation("E", "Awa")]).name).toBe("Awa");
});
