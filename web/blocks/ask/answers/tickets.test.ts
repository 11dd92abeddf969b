import { expect, test } from "vitest";
import type { AskKind } from "#shared/ask/kinds.ts";
import { discountReasons } from "#shared/schemas/discount-reasons.ts";
import { askedFor, linksOf, wordsOf } from "#tests/ask/telling.ts";
import type { Asked } from "#web/blocks/ask/asked.ts";
import type { Ticket } from "#web/blocks/ticket.ts";
import { answerTickets } from "./tickets.ts";

const ticket = (receipt: number, total: number, more: Partial<Ticket> = {}): Ticket => ({
  ...{ id: `id${receipt}`, receiptNo: `K1-${String(receipt).padStart(6, "0")}`, total },
  ...{ soldAt: "2026-11-27T10:30:00.000Z", day: "2026-11-27", sellerId: "aline" },
  ...{ sellerName: "Aline", lines: [], payments: [], flags: [], settled: null, sent: true },
  ...more,
});
const off = (amount: number) => [{ amount, reason: discountReasons[0] }];

/** Newest first. */
const tickets = [
  ticket(42, 3000, { discounts: off(200) }),
  ticket(41, 9000),
  ticket(40, 5000, {
    ...{ sellerId: "paul", sellerName: "Paul", discounts: off(700) },
    soldAt: "2026-11-27T16:10:00.000Z",
  }),
  ticket(7, 800, { day: "2026-10-02", soldAt: "2026-10-02T09:00:00.000Z" }),
];
const facts = {
  ...{ tickets, undone: new Set(["id41"]), toSettle: 2, turnsAt: 0, timeZone: "Africa/Douala" },
  hourOf: (moment: string) => Number(moment.slice(11, 13)) + 1,
  timeOf: (moment: string) => Number(moment.slice(11, 13)) + 1 + Number(moment.slice(14, 16)) / 60,
  nameOf: (id: string) => (id === "paul" ? "Paul" : "Aline"),
};
const told = (kind: AskKind, more: Partial<Asked> = {}, given = facts) =>
  answerTickets(given, askedFor(kind, more));
const today = { days: { from: "2026-11-27", to: "2026-11-27" } };

const hours = (from: number, to: number) => ({
  ...today,
  narrowed: { leftOut: [], hours: { from, to } },
});
const back = "Les retours n’en sont pas déduits.";

test.each<[AskKind, Partial<Asked>, string]>([
  ["sales-total", hours(0, 12), `Aujourd’hui, avant 12 h : 3 000 FCFA de ventes. | ${back}`],
  ["sales-total", hours(17, 24), `Aujourd’hui, après 17 h : 5 000 FCFA de ventes. | ${back}`],
  ["sales-total", hours(12, 17), `Aujourd’hui, de 12 h à 17 h : 0 FCFA de ventes. | ${back}`],
  ["sales-total", hours(17.25, 24), `Aujourd’hui, après 17 h 15 : 0 FCFA de ventes. | ${back}`],
  [
    ...(["sales-total", hours(17, 17.5)] as const),
    `Aujourd’hui, de 17 h à 17 h 30 : 5 000 FCFA de ventes. | ${back}`,
  ],
  ["ticket-count", hours(0, 18), "Aujourd’hui, avant 18 h : 2 tickets."],
  [
    ...(["average-basket", hours(0, 18)] as const),
    `Aujourd’hui, avant 18 h : panier moyen de 4 000 FCFA, sur 2 tickets. | ${back}`,
  ],
  [
    ...([
      "seller-sales",
      { ...hours(0, 12), ids: { seller: "paul" }, called: { seller: "Paul" } },
    ] as const),
    `Aujourd’hui, avant 12 h : Paul a vendu 0 FCFA, sur 0 ticket. | ${back}`,
  ],
])("%s of a part of the day", (kind, more, words) => {
  expect(wordsOf(told(kind, more))).toBe(words);
});

test("after midnight it is still the evening of a day that turns later", () => {
  const late = [ticket(43, 1000, { soldAt: "2026-11-28T01:10:00.000Z" })];
  const given = { ...facts, tickets: late, turnsAt: 4 };
  expect(wordsOf(told("ticket-count", hours(18, 24), given))).toContain("1 ticket");
  expect(wordsOf(told("ticket-count", hours(0, 12), given))).toContain("0 ticket");
});

test.each<[AskKind, Partial<Asked>, string]>([
  ["last-sale", {}, "Reçu K1-000042, 27 nov. 2026, 11:30, par Aline : 3 000 FCFA."],
  [
    ...(["ticket-by-number", { ids: { ticket: "41" } }] as const),
    "Reçu K1-000041, 27 nov. 2026, 11:30, par Aline : 9 000 FCFA. | Ce ticket a été annulé.",
  ],
  [
    ...(["ticket-by-number", { ids: { ticket: "K1-000007" } }] as const),
    "Reçu K1-000007, 2 oct. 2026, 10:00, par Aline : 800 FCFA.",
  ],
  [
    ...(["ticket-by-number", { ids: { ticket: "999" } }] as const),
    "Aucun reçu ne porte ce numéro sur cet appareil.",
  ],
  [
    ...(["largest-sale", today] as const),
    "Aujourd’hui : le plus gros ticket est de 5 000 FCFA, reçu K1-000040, par Paul.",
  ],
  ["odd-sales", {}, "2 ventes ou retours à regarder."],
  [
    ...(["busiest-hour", today] as const),
    "Aujourd’hui : on a vendu le plus entre 17 h et 18 h, 5 000 FCFA.",
  ],
  ["discounts-given", today, "Aujourd’hui : 900 FCFA de remises, sur 2 tickets."],
  [
    ...([
      "seller-discounts",
      { ...today, ids: { seller: "paul" }, called: { seller: "Paul" } },
    ] as const),
    "Aujourd’hui : 700 FCFA de remises par Paul, sur 1 ticket.",
  ],
  ["seller-discounts", today, "Aujourd’hui, remises : Paul (700 FCFA) et Aline (200 FCFA)."],
])("%s", (kind, more, words) => {
  expect(wordsOf(told(kind, more))).toBe(words);
});

test("where there is nothing, it is said", () => {
  const none = { ...facts, tickets: [], toSettle: 0 };
  expect(wordsOf(told("last-sale", {}, none))).toBe("Aucun ticket sur cet appareil.");
  expect(wordsOf(told("odd-sales", {}, none))).toBe("Aucune vente ni aucun retour à regarder.");
  for (const kind of ["largest-sale", "busiest-hour"] as const)
    expect(wordsOf(told(kind, today, none))).toBe("Aujourd’hui : aucun ticket.");
  expect(wordsOf(told("seller-discounts", today, none))).toBe("Aujourd’hui : aucune remise.");
});

test("several receipts of one count are told together", () => {
  const two = {
    ...facts,
    tickets: [...tickets, ticket(42, 100, { id: "b", receiptNo: "B-000042" })],
  };
  expect(wordsOf(told("ticket-by-number", { ids: { ticket: "42" } }, two))).toBe(
    "Plusieurs reçus portent ce numéro : K1-000042 3 000 FCFA et B-000042 100 FCFA.",
  );
});

test("whoever may see their own sales alone is told of no other", () => {
  const own = { ...today, own: "paul" };
  expect(wordsOf(told("last-sale", own))).toContain("Reçu K1-000040");
  expect(wordsOf(told("largest-sale", own))).toContain("5 000");
  expect(wordsOf(told("ticket-by-number", { ...own, ids: { ticket: "42" } }))).toContain("Aucun");
});

test("days before those that a device keeps are said to be missing", () => {
  const year = { days: { from: "2026-01-01", to: "2026-11-27" } };
  expect(wordsOf(told("largest-sale", year))).toContain("garde 90 jours de tickets");
  expect(wordsOf(told("largest-sale", today))).not.toContain("90");
});

test("discounts lead to the tickets that had some", () => {
  expect(linksOf(told("discounts-given", today))).toEqual([
    "/tickets?from=2026-11-27&to=2026-11-27&discounted=1",
  ]);
  expect(linksOf(told("last-sale"))).toEqual(["/tickets/id42"]);
});
