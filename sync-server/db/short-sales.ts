import { customType } from "drizzle-orm/pg-core";
import type { Payment, SaleLine } from "#shared/schemas/sale.ts";

/**
 * Lines and payments of a sale in few bytes (decision 0098): one JSON text instead of a list of objects, rows parted by
 * `|`, and before each value but the first the sign of its name.
 *
 *     "k7m2xwpa`2^1500~Savon|9hqrtt3b`1^300~Riz"
 *     "cash`3000^5000"    "a-means`3000~MP260109.1009.G18633"
 *
 * A list that says anything else (a unit, a discount, a customer), or holds one of these signs, is written with its
 * names. Both forms stand in the books for ever, and come out as the same list: by `long_lines` and `long_payments` for
 * what reads in SQL (migration 0057), by the columns for what reads by drizzle, by `kinds/facts.ts` for devices. What
 * drizzle writes has its names.
 */
export type KeptLine = SaleLine & { name: string };

/** A name, and the sign before its value: `` ` `` and `^` before a number, none and `~` before a word. */
type Place = readonly [name: string, sign: "" | "`" | "^" | "~"];

const ofLine: readonly Place[] = [
  ["productId", ""],
  ["quantity", "`"],
  ["price", "^"],
  ["name", "~"],
];
const ofPayment: readonly Place[] = [
  ["method", ""],
  ["amount", "`"],
];
const tendered: readonly Place[] = [...ofPayment, ["tendered", "^"]];
const referenced: readonly Place[] = [...ofPayment, ["reference", "~"]];

export const linesAsKept = (lines: readonly KeptLine[]): string =>
  short(lines, ofLine) ?? JSON.stringify(lines);

export const paymentsAsKept = (payments: readonly Payment[]): string =>
  short(payments, tendered) ?? short(payments, referenced) ?? JSON.stringify(payments);

/** Signs of the form, and what JSON writes otherwise than it is: no word may hold them. */
const notPlain = /[`^~|"\\\p{Cc}\p{Cs}]/u;

/** Undefined where a row says more, less, in another order, or a word that is not plain. */
function short(rows: readonly object[], places: readonly Place[]): string | undefined {
  let all = "";
  for (const row of rows) {
    const said = Object.entries(row);
    if (said.length !== places.length) return undefined;
    let text = "";
    for (const [at, [name, sign]] of places.entries()) {
      const [as, value] = said[at] ?? [];
      const isNumber = sign === "`" || sign === "^";
      if (as !== name || typeof value !== (isNumber ? "number" : "string")) return undefined;
      if (!isNumber && notPlain.test(value)) return undefined;
      text += `${sign}${value}`;
    }
    all += all === "" ? text : `|${text}`;
  }
  return all === "" ? undefined : `"${all}"`;
}

/** Lines as the driver gives them, in either form. */
export const linesOf = (kept: unknown): KeptLine[] =>
  typeof kept === "string" ? kept.split("|").map(lineOf) : (kept as KeptLine[]);

/** Payments as the driver gives them, in either form. */
export const paymentsOf = (kept: unknown): Payment[] =>
  typeof kept === "string" ? kept.split("|").map(paymentOf) : (kept as Payment[]);

/** By places: taken apart by a pattern it takes twice as long, and a first load has thousands. */
function lineOf(text: string): KeptLine {
  const quantity = text.indexOf("`");
  const price = text.indexOf("^", quantity);
  const name = text.indexOf("~", price);
  return {
    productId: text.slice(0, quantity),
    quantity: Number(text.slice(quantity + 1, price)),
    price: Number(text.slice(price + 1, name)),
    name: text.slice(name + 1),
  };
}

function paymentOf(text: string): Payment {
  const [method, amount, last] = text.split(/[`^~]/);
  const paid = { method, amount: Number(amount) };
  const more = text.includes("^") ? { tendered: Number(last) } : { reference: last };
  return { ...paid, ...more } as Payment;
}

const kept = <T>(fromDriver: (value: unknown) => T) =>
  customType<{ data: T; driverData: unknown }>({
    dataType: () => "json",
    fromDriver,
    toDriver: (value) => JSON.stringify(value),
  });

export const keptLines = kept(linesOf);
export const keptPayments = kept(paymentsOf);
