import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { meansOfPayment } from "#shared/schemas/means-of-payment.ts";
import { isTest, sourceFiles } from "./source-files.ts";

/** Who rightly speaks of one means, and why. Everybody else looks it up in the table. */
const mayName: Record<string, string> = {
  "shared/schemas/means-of-payment.ts": "the table",
  "web/blocks/words/payment-words.ts": "words of the till: one for each, or it does not compile",
  "web/blocks/other-means/means-words.ts": "words of the office: the same",
  "shared/sync/pack.ts": "exact cash has a short form on the wire",
  "shared/sync/packed-dictionary.ts": "credit of a whole ticket has a short form on the wire",
  "shared/sync/columns.ts": "exact cash has a short form in first loads",
  "sync-server/demo/trade.ts": "what the customers of the demonstration pay with",
  "sync-server/demo/oddities.ts": "payments there whose message has not come",
  "sync-server/demo/notebook.ts": "the same of their debts",
  "sync-server/demo/resale.ts": "the same of its commissions",
  "shared/rules/chart-of-accounts.ts":
    "accounts of the journal: one for each, or it does not compile",
  "shared/spoken/lexicon.ts": "words by which people say how they pay",
  "shared/spoken/chunks.ts": "the same, in a sentence",
  "shared/spoken/read-cart.ts": "who is named without paying buys on credit",
  "sync-server/demo/spending.ts": "what the demonstration pays its expenses with",
  "sync-server/demo/drawer.ts": "which of them its closings have found on the telephone",
};

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const ids = meansOfPayment.map(({ id }) => id).join("|");
// « cash » is also a word of the keypad and of drawers, « credit », « deposit » and « points » of accounts, and « none » is no means:
// what compares them tells means apart.
const words = ["cash", "credit", "deposit", "points"];
const compared = new RegExp(
  `(?:[!=]==?|\\bcase) *["'\`](?:${ids})["'\`]|["'\`](?:${ids})["'\`] *[!=]==?`,
);
const names = meansOfPayment
  .flatMap(({ id, received, refunded }) => [
    id,
    received,
    refunded,
    snake(received),
    snake(refunded),
  ])
  .filter((name) => !words.includes(name));
// A folder or an address that is called like a means tells none from another.
const named = new RegExp(`(?<![\\w/-])(?:${names.join("|")})(?![\\w-])`);

const namesOne = (text: string) => compared.test(text) || named.test(text);
const product = sourceFiles("shared", "web", "sync-server", "scripts").filter(
  (file) => !isTest(file),
);

test("no file but these tells one means of payment from another: a new one would be booked as it", () => {
  expect(
    product.filter((file) => !(file in mayName) && namesOne(readFileSync(file, "utf8"))),
  ).toEqual([]);
});

test.each(Object.entries(mayName))("%s still does: %s", (file) => {
  expect(namesOne(readFileSync(file, "utf8"))).toBe(true);
});

test.each([
  'payment.method === "cash" ? sum : 0',
  'if (payment?.method !== "mobile-money") return',
  '"cash" == method',
  'case "cash":',
  "sum.refundedMobileMoney += back;",
  'refund: "mobile-money"',
  "sum(refunded_cash)",
  'payment.method !== "deposit"',
  "sum.fromDeposit += used;",
])("« %s » is seen", (code) => expect(namesOne(code)).toBe(true));

test.each([
  'method: "cash", amount, tendered',
  "went.cash += inCash;",
  "accountMeans.credit",
  "<Trans>Payer par mobile money</Trans>",
  'from "./cash-part.tsx"',
])("« %s » is let be", (code) => expect(namesOne(code)).toBe(false));
