import { expect, test } from "vitest";
import { pointsOfTicket } from "#web/store/read-models/customers/points-of-ticket.ts";
import { pointsAfterSale } from "./points-after-sale.ts";

const move = (
  kind: "earn" | "spend" | "take-back" | "give-back",
  points: number,
  sale: string,
) => ({
  ...{ kind, points, saleIds: [sale], customerId: "awa" },
});
// Newest first: the second ticket, something that came back of the first, the first.
const moves = [
  move("earn", 3, "second"),
  { ...move("earn", 90, "other"), customerId: "bibi" },
  move("take-back", -2, "first"),
  move("spend", -10, "first"),
  move("earn", 5, "first"),
];
const given = { customerId: "awa", points: 20, moves };

test("[Y1] a paper says the points just after its ticket, whatever came later", () => {
  expect(pointsAfterSale({ ...given, saleId: "second" })).toBe(20);
  expect(pointsAfterSale({ ...given, saleId: "first" })).toBe(19);
  expect(pointsAfterSale({ ...given, saleId: "unknown" })).toBeUndefined();
});

test("[Y5] what a ticket and its returns did to points, each kind by itself", () => {
  expect(pointsOfTicket(moves, "first")).toEqual({
    customerId: "awa",
    points: { earned: 5, spent: 10, takenBack: 2, givenBack: 0 },
  });
  expect(pointsOfTicket(moves, "unknown")).toBeUndefined();
});
