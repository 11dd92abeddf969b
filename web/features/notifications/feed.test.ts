import { expect, test } from "vitest";
import type { Notification } from "#shared/schemas/notification.ts";
import { nothing } from "#web/blocks/handover/amounts.ts";
import type { Conversation } from "#web/store/queries/use-messages.ts";
import type { MessageRow } from "#web/store/read-models/told/message-book.ts";
import { byDay, feedOf } from "./feed.ts";

const notice = (id: string, at: string, readAt: string | null = null): Notification => ({
  ...{ id, userId: "U", type: "low_stock_alert", data: {}, rev: 1, readAt },
  ...{ at: `${at}.000Z`, day: at.slice(0, 10) },
});
const conversation = (memberId: string, at: string, unread: number): Conversation => ({
  ...{ memberId, unread, otherName: "Bih" },
  last: { at: `${at}.000Z`, day: at.slice(0, 10) } as MessageRow,
});

test("what was done at once is told once, with what it comes to, and read as one", () => {
  const handed = (id: string, quantity: number): Notification => ({
    ...notice(id, "2026-11-20T10:00:00"),
    ...{ type: "product_transfer_received", data: { personName: "Mireille", quantity } },
  });
  const told = feedOf([handed("a", 2), handed("b", 3), notice("c", "2026-11-20T09:00:00")], []);
  expect(told.map(({ noticeIds, several }) => [noticeIds, several])).toEqual([
    [["a", "b"], { count: 2, amounts: { ...nothing, pieces: 5 }, amount: 0 }],
    [["c"], undefined],
  ]);
});

test("notices and unread conversations, the newest first, a conversation once", () => {
  const told = feedOf(
    [
      notice("a", "2026-11-19T10:00:00"),
      notice("b", "2026-11-20T10:00:00", "2026-11-20T11:00:00Z"),
    ],
    [conversation("M", "2026-11-20T09:00:00", 3), conversation("N", "2026-11-20T12:00:00", 0)],
  );
  expect(told.map(({ key, isNew }) => [key, isNew])).toEqual([
    ["b", false],
    ["M", true],
    ["a", true],
  ]);
  expect(told[1]).toMatchObject({ type: "new_message", to: "/messages?with=M" });
  expect(byDay(told).map(([day, list]) => [day, list.length])).toEqual([
    ["2026-11-20", 2],
    ["2026-11-19", 1],
  ]);
});
