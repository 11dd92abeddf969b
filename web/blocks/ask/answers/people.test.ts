import { expect, test } from "vitest";
import type { AskKind } from "#shared/ask/kinds.ts";
import { askedOn } from "#tests/ask/asked-shop.ts";
import { askedFor, linksOf, wordsOf } from "#tests/ask/telling.ts";
import { aCustomerRow, anAccountMove } from "#tests/support/account-builders.ts";
import type { Asked } from "#web/blocks/ask/asked.ts";
import { notebookLines } from "#web/blocks/notebook/notebook-lines.ts";
import { answerPeople, type PeopleFacts } from "./people.ts";

const customers = [
  aCustomerRow({ id: "awa", name: "Awa Diop", phone: "+237677000001", creditLimit: 20_000 }),
  aCustomerRow({ id: "rose", name: "Mama Rose" }),
  aCustomerRow({ id: "fatou", name: "Fatou" }),
];
const balances = [
  { customerId: "awa", owed: 12_500, points: 30 },
  { customerId: "rose", owed: -2000, points: 0 },
  { customerId: "fatou", owed: 700, points: 0 },
];
/** Newest first. */
const moves = [
  anAccountMove({ id: "5", customerId: "fatou", change: 700, day: askedOn }),
  anAccountMove({ id: "4", customerId: "rose", kind: "payment", change: -2000, day: "2026-11-20" }),
  anAccountMove({ id: "3", customerId: "awa", kind: "payment", change: -1500, day: "2026-11-12" }),
  anAccountMove({ id: "2", customerId: "awa", change: 4000, day: "2026-11-03" }),
  anAccountMove({ id: "1", customerId: "awa", change: 10_000, day: "2026-10-05" }),
];
const facts: PeopleFacts = {
  ...{ moves, lines: notebookLines({ customers, balances, moves }, askedOn) },
  points: (id) => balances.find(({ customerId }) => customerId === id)?.points ?? 0,
  toRemind: ["Awa Diop"],
};
const told = (kind: AskKind, customer?: string, more: Partial<Asked> = {}) => {
  const name = customers.find(({ id }) => id === customer)?.name;
  const named = customer && name ? { ids: { customer }, called: { customer: name } } : {};
  return answerPeople(facts, askedFor(kind, { ...named, ...more }));
};
const month = "1 nov. 2026 – 27 nov. 2026";
const atOnce = "Ce qui se paie comptant ne dit pas le nom du client.";

test.each<[AskKind, string | undefined, string]>([
  ["customer-debt", "awa", "Awa Diop vous doit 12 500 FCFA. | C’est en retard."],
  ["customer-debt", "fatou", "Fatou vous doit 700 FCFA."],
  ["customer-debt", "rose", "Mama Rose ne doit rien et a 2 000 FCFA d’avance."],
  ["customer-deposit", "rose", "Mama Rose a 2 000 FCFA d’avance."],
  ["customer-deposit", "awa", "Awa Diop a 0 FCFA d’avance."],
  ["customer-points", "awa", "Awa Diop a 30 points."],
  ["customer-phone", "awa", "Awa Diop répond au +237 6 77 00 00 01."],
  ["customer-phone", "rose", "Aucun téléphone n’est noté pour Mama Rose."],
  [
    ...(["customer-limit", "awa"] as const),
    "Awa Diop peut encore prendre 7 500 FCFA à crédit. | Plafond de crédit : 20 000 FCFA",
  ],
  ["customer-limit", "fatou", "Fatou n’a pas de plafond, et doit 700 FCFA."],
  ["customer-last-payment", "awa", "Awa Diop a payé 1 500 FCFA le 12 nov. 2026."],
  [
    ...(["customer-last-payment", "fatou"] as const),
    "Aucun paiement de Fatou n’est connu de cet appareil.",
  ],
  [
    ...(["customer-purchases", "awa"] as const),
    `${month} : Awa Diop a pris 4 000 FCFA sur son compte. | ${atOnce}`,
  ],
  [
    ...(["best-customer", undefined] as const),
    `${month} : Awa Diop a pris le plus sur son compte, 4 000 FCFA. | ${atOnce}`,
  ],
  [
    ...(["total-debts", undefined] as const),
    "Les clients vous doivent 13 200 FCFA. | avances des clients : 2 000 FCFA",
  ],
  ["debtors", undefined, "On vous doit 13 200 FCFA : Awa Diop (12 500 FCFA) et Fatou (700 FCFA)."],
  ["overdue-debts", undefined, "12 500 FCFA en retard : Awa Diop (12 500 FCFA)."],
  ["to-remind", undefined, "À relancer : 1 client, Awa Diop."],
  ["customer-count", undefined, "Le cahier a 3 clients."],
])("%s of %s", (kind, customer, words) => {
  expect(wordsOf(told(kind, customer))).toBe(words);
});

test.each<[AskKind, Asked["narrowed"], string]>([
  [
    ...(["debtors", { leftOut: [{ slot: "customer", id: "awa", name: "Awa Diop" }] }] as const),
    "On vous doit 700 FCFA : Fatou (700 FCFA). | sans Awa Diop",
  ],
  [
    ...(["debtors", { leftOut: [], least: 1000 }] as const),
    "On vous doit 12 500 FCFA : Awa Diop (12 500 FCFA). | au moins 1 000 FCFA",
  ],
  [
    ...(["total-debts", { leftOut: [{ slot: "customer", id: "awa", name: "Awa Diop" }] }] as const),
    "Les clients vous doivent 700 FCFA. | sans Awa Diop | avances des clients : 2 000 FCFA",
  ],
  ["overdue-debts", { leftOut: [], most: 999 }, "Aucune dette n’est en retard. | au plus 999 FCFA"],
])("%s, narrowed, say by what", (kind, narrowed, words) => {
  expect(wordsOf(told(kind, undefined, { narrowed }))).toBe(words);
});

test("an empty notebook owes and is owed nothing", () => {
  const none = { ...facts, lines: [], moves: [], toRemind: [] };
  const of = (kind: AskKind) => wordsOf(answerPeople(none, askedFor(kind)));
  expect(of("debtors")).toBe("Personne ne vous doit rien.");
  expect(of("overdue-debts")).toBe("Aucune dette n’est en retard.");
  expect(of("to-remind")).toBe("Personne à relancer aujourd’hui.");
  expect(of("total-debts")).toBe("Les clients vous doivent 0 FCFA.");
  expect(of("best-customer")).toContain("aucun client");
});

test("figures lead to the page of whoever they are of, and to the notebook as it was asked for", () => {
  expect(linksOf(told("customer-debt", "awa"))).toEqual(["/notebook/awa"]);
  expect(linksOf(told("overdue-debts"))).toEqual(["/notebook?group=late", "/notebook/awa"]);
});
