import { expect, test } from "vitest";
import { HeldRecords } from "./held-records.ts";
import type { OperationRecord } from "./operation-record.ts";

const record = (id: string, cartId: string | null, ackRev = 0) =>
  ({ id, cartId, ackRev }) as OperationRecord;

test("an operation is found by its cart, as it now stands, until it leaves", () => {
  const held = new HeldRecords();
  held.keep(record("a", "cart"));
  held.keep(record("b", null));
  held.keep(record("a", "cart", 7));
  expect(held.ofCart("cart")).toEqual(record("a", "cart", 7));
  expect([...held.values()].map(({ id }) => id)).toEqual(["a", "b"]);
  held.drop("a");
  expect(held.ofCart("cart")).toBeUndefined();
  expect(held.get("a")).toBeUndefined();
});

test.each([
  ["the old one is heard of first", ["old", "new"]],
  ["the new one is heard of first", ["new", "old"]],
])("written again, it leaves its cart to the new one: %s", (_, order) => {
  const held = new HeldRecords();
  held.keep(record("old", "cart"));
  for (const id of order) held.keep(record(id, id === "new" ? "cart" : null));
  expect(held.ofCart("cart")?.id).toBe("new");
  held.drop("old");
  expect(held.ofCart("cart")?.id).toBe("new");
});
