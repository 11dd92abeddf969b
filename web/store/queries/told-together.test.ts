import { expect, test } from "vitest";
import type { Notification } from "#shared/schemas/notification.ts";
import { toldTogether } from "./told-together.ts";

const notice = (id: string, fields: Partial<Notification> = {}): Notification => ({
  ...{ id, userId: "U", type: "product_transfer_received", rev: 1, readAt: null },
  ...{ data: { personName: "Mireille" }, at: "2026-11-20T10:00:00.000Z", day: "2026-11-20" },
  ...fields,
});
const told = (...notices: Notification[]) =>
  toldTogether(notices).map((group) => group.map(({ id }) => id).join(""));

test("twenty articles of one act are one thing to read", () => {
  const many = Array.from({ length: 20 }, (_, at) => notice(`n${at}`));
  expect(toldTogether(many).map(({ length }) => length)).toEqual([20]);
  expect(told()).toEqual([]);
});

test.each<[string, Partial<Notification>]>([
  ["another person's", { data: { personName: "Aline" } }],
  ["with a word of its own", { data: { personName: "Mireille", note: "Cassé" } }],
  ["read already", { readAt: "2026-11-20T11:00:00.000Z" }],
  ["another thing", { type: "product_transfer_request" }],
  ["later", { at: "2026-11-20T10:01:01.000Z" }],
  ["of the next day of the shop", { day: "2026-11-21" }],
])("one that is %s stands alone", (_, fields) => {
  expect(told(notice("a"), notice("b"), notice("c", fields))).toEqual(["ab", "c"]);
});

test("what nobody does in a row is told one by one, however close", () => {
  const low = { type: "low_stock_alert", data: {} } as const;
  expect(told(notice("a", low), notice("b", low))).toEqual(["a", "b"]);
});
