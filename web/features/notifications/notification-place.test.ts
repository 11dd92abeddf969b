import { expect, test } from "vitest";
import type { Role } from "#shared/schemas/person.ts";
import { placeOf } from "./notification-place.ts";

const decided = { type: "product_transfer_rejected", data: { productId: "aaaa" } } as const;

test.each<[Role, string]>([
  ["owner", "/product-management/transfers"],
  ["manager", "/product-management/transfers"],
  ["reseller", "/product-management/transfers"],
  ["employee", "/inventory?history=aaaa"],
  ["seller", "/inventory?history=aaaa"],
])("what became of a transfer leads %s where they may look", (role, place) => {
  expect(placeOf(decided, role)).toBe(place);
});

test("an answer to an invitation leads to the people of that role", () => {
  const of = (role: Role) => placeOf({ type: "invitation_accepted", data: { role } }, "owner");
  expect(of("reseller")).toBe("/reseller-list");
  expect(of("employee")).toBe("/employee-management");
});
