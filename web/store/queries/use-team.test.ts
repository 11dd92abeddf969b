import { expect, test } from "vitest";
import type { Member } from "#shared/schemas/person.ts";
import { membersOf } from "./use-team.ts";

function member(fullName: string, role: Member["role"], leftAt: string | null = null): Member {
  const isActive = leftAt === null && !fullName.includes("paused");
  const joinedAt = "2026-01-01T00:00:00.000Z";
  return { userId: fullName, fullName, role, isActive, joinedAt, leftAt, rev: 1 };
}

const all = [
  member("Zoé", "seller"),
  member("Mireille", "owner"),
  member("Émile paused", "employee"),
  member("Gone", "manager", "2026-02-01T00:00:00.000Z"),
  member("Aïcha", "reseller"),
  member("Bruno", "manager"),
];

test("employees are the staff below the owner who have not left, paused ones too, by name", () => {
  expect(membersOf(all, "employee").map(({ fullName }) => fullName)).toEqual([
    "Bruno",
    "Émile paused",
    "Zoé",
  ]);
});

test("resellers are on the other side", () => {
  expect(membersOf(all, "reseller").map(({ fullName }) => fullName)).toEqual(["Aïcha"]);
});
