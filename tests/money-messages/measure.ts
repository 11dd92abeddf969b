import type { Reading } from "#shared/money-messages/reading.ts";
import { must } from "#shared/must.ts";
import type { KnownMessage } from "./corpus.ts";

export type Measure = {
  messages: number;
  /** Kind, currency, amount, fee, balance and reference as they should be. */
  right: number;
  /** Right, and the other side's name and number, the moment and the operator too. */
  whole: number;
  /** By a pattern that fits from its first sign. */
  byPattern: number;
  /** An amount that is not the message's, or where it has none: there must be no such thing. */
  wrongAmounts: KnownMessage[];
  faults: string[];
};

const francs: Record<string, string> = { CM: "XAF", GA: "XAF", CG: "XAF", TD: "XAF", CF: "XAF" };
const ahead = new Set(["CM", "GA", "CG", "TD", "CF", "CD", "BJ"]);

export function measure(
  messages: readonly KnownMessage[],
  read: (text: string, country: string) => Reading,
): Measure {
  const done: Measure = {
    messages: messages.length,
    right: 0,
    whole: 0,
    byPattern: 0,
    wrongAmounts: [],
    faults: [],
  };
  for (const message of messages) {
    const reading = flat(read(message.text, message.country));
    const money = ["kind", "currency", "amount", "fee", "balance", "isCut", "reference"];
    const rest = ["sender", "phone", "at", "operator"];
    const should = expected(message);
    const differs = (names: string[]) =>
      names.filter((name) => (reading[name] ?? "") !== (should[name] ?? ""));
    const [badly, loosely] = [differs(money), differs(rest)];
    if (badly.length === 0) done.right += 1;
    if (badly.length === 0 && loosely.length === 0) done.whole += 1;
    if (reading["pattern"]) done.byPattern += 1;
    if ("amount" in reading && reading["amount"] !== should["amount"])
      done.wrongAmounts.push(message);
    if (badly.length + loosely.length > 0) {
      const told = [...badly, ...loosely].map(
        (name) => `${name} ${reading[name]} ≠ ${should[name]}`,
      );
      done.faults.push(
        `${badly.length > 0 ? "WRONG" : "loose"} ${told.join(", ")} :: ${message.text}`,
      );
    }
  }
  return done;
}

function flat(reading: Reading): Record<string, unknown> {
  const read: Record<string, unknown> = { ...reading };
  return { ...read, fee: read["fee"] || undefined };
}

function expected(message: KnownMessage): Record<string, unknown> {
  const isMoney = message.amount !== undefined || message.balance !== undefined;
  return {
    ...message,
    fee: message.fee || undefined,
    reference: message.reference?.toUpperCase(),
    currency: isMoney ? (message.currency ?? francs[message.country] ?? "XOF") : undefined,
    operator: isMoney ? message.operator : undefined,
    at: message.at && utcOf(message.at, message.country),
  };
}

function utcOf(at: string, country: string): string {
  const local = new Date(`${must(at).replace(" ", "T")}Z`);
  return new Date(local.getTime() - (ahead.has(country) ? 3_600_000 : 0)).toISOString();
}
