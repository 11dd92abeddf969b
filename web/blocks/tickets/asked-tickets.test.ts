import { expect, test } from "vitest";
import { discountReasons } from "#shared/schemas/discount-reasons.ts";
import type { Ticket } from "#web/blocks/ticket.ts";
import { asksForSome, readTicketsAsked, takenOff, ticketsAsked } from "./asked-tickets.ts";

const ticket = (id: string, day: string, sellerId: string, off: readonly number[] = []) =>
  ({
    ...{ id, day, sellerId },
    discounts: off.map((amount) => ({ amount, reason: discountReasons[0] })),
  }) as unknown as Ticket;
const tickets = [
  ticket("c", "2026-11-27", "aline", [200, 50]),
  ticket("b", "2026-11-26", "paul"),
  ticket("a", "2026-11-20", "aline", [700]),
];
const found = (address: string) =>
  ticketsAsked(tickets, readTicketsAsked(new URLSearchParams(address))).map(({ id }) => id);

test.each([
  ["", ["c", "b", "a"]],
  ["from=2026-11-26", ["c", "b"]],
  ["from=2026-11-20&to=2026-11-26", ["b", "a"]],
  ["seller=aline", ["c", "a"]],
  ["discounted=1", ["c", "a"]],
  ["discounted=1&from=2026-11-27&seller=paul", []],
])("« %s »", (address, ids) => {
  expect(found(address)).toEqual(ids);
});

test("an address that says nothing asks for all", () => {
  expect(asksForSome(readTicketsAsked(new URLSearchParams()))).toBe(false);
  for (const address of ["from=2026-11-26", "to=2026-11-26", "seller=x", "discounted=1"])
    expect(asksForSome(readTicketsAsked(new URLSearchParams(address))), address).toBe(true);
});

test("what was taken off a ticket is all that was said of it", () => {
  expect(tickets.map(takenOff)).toEqual([250, 0, 700]);
});
