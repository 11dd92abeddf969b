import { describe, expect, test } from "vitest";
import type { Role } from "#shared/schemas/person.ts";
import { inConversation, isUnreadBy, mayWriteIn, messagesScopeFor } from "./message.ts";

const someone = (userId: string, role: Role) => ({ userId, role });
const owner = someone("O", "owner");
const others: Role[] = ["manager", "employee", "seller", "reseller"];

describe("[M1] who writes in whose conversation", () => {
  test.each(others)("the owner and the %s of it", (role) => {
    const member = someone("M", role);
    expect(mayWriteIn(owner, member)).toBe(true);
    expect(mayWriteIn(member, member)).toBe(true);
  });

  test.each(others.flatMap((role) => others.map((other) => [role, other] as const)))(
    "no %s in that of another %s",
    (role, other) => {
      expect(mayWriteIn(someone("A", role), someone("B", other))).toBe(false);
    },
  );

  test("nobody in that of the owner, or of a stranger", () => {
    for (const writer of [owner, ...others.map((role) => someone("M", role))]) {
      expect(mayWriteIn(writer, owner)).toBe(false);
      expect(mayWriteIn(writer, undefined)).toBe(false);
    }
  });
});

describe("[M4] what waits to be seen", () => {
  const toMember = { memberId: "M", fromId: "O", readAt: null };
  const toOwner = { memberId: "M", fromId: "M", readAt: null };

  test("by the one it is for, until they have seen it", () => {
    const member = someone("M", "seller");
    expect(isUnreadBy(member, toMember)).toBe(true);
    expect(isUnreadBy(owner, toOwner)).toBe(true);
    expect(isUnreadBy(member, { ...toMember, readAt: "2026-01-05T08:00:00.000Z" })).toBe(false);
  });

  test("not by whoever wrote it, nor by anybody else", () => {
    expect(isUnreadBy(owner, toMember)).toBe(false);
    expect(isUnreadBy(someone("M", "seller"), toOwner)).toBe(false);
    expect(isUnreadBy(someone("X", "manager"), toMember)).toBe(false);
    expect(isUnreadBy(someone("X", "manager"), toOwner)).toBe(false);
  });
});

test("[M3] the owner reads every conversation, a member their own", () => {
  expect(messagesScopeFor("S", "O", "owner")).toBe("shop:S:messages");
  for (const role of others) expect(messagesScopeFor("S", "M", role)).toBe("shop:S:messages:M");
});

test("a conversation goes from the oldest to the newest, the same on every device", () => {
  const at = (minute: string, id: string) => ({ at: `2026-01-05T08:${minute}:00.000Z`, id });
  const list = [at("02", "a"), at("01", "b"), at("01", "a"), at("01", "a")];
  expect(list.toSorted(inConversation).map(({ at, id }) => at.slice(14, 16) + id)).toEqual([
    "01a",
    "01a",
    "01b",
    "02a",
  ]);
});
