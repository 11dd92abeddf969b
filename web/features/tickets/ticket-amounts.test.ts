import { expect, test } from "vitest";
import { nothing } from "#web/blocks/handover/amounts.ts";
import type { Ticket } from "#web/blocks/ticket.ts";
import { amountsOfTicket } from "./ticket-amounts.ts";

const kilo = { per: 1000, unit: "g" as const };
const carton = { per: 24, pack: { id: "pk-1", name: "Carton" } };

test("[U7a] unlike units are never summed: a ticket of a kilo and a half and a sandal is no 1 501 pieces", () => {
  const lines = [
    { productId: "riz", quantity: 1500, price: 600, by: kilo },
    { productId: "sandale", quantity: 1, price: 2500 },
    { productId: "lait", quantity: 48, price: 10_000, by: carton },
    { productId: "huile", quantity: 330, price: 1200, by: { per: 1000, unit: "ml" as const } },
  ];
  expect(amountsOfTicket({ lines } as unknown as Ticket)).toEqual({
    ...{ ...nothing, g: 1500, ml: 330, pieces: 49 },
  });
});
