import { type Judgement, judgeMessages } from "./chain.ts";
import type { PastedMessage } from "./chain-order.ts";
import type { MoneyCurrency } from "./reading.ts";

/** What people paste at once is several messages where a line is left empty between them. */
export function splitPasted(text: string): string[] {
  return text
    .replace(/\r\n?/g, "\n")
    .split(/\n[\p{Zs}\t]*\n\s*/u)
    .map((one) => one.trim())
    .filter((one) => one !== "");
}

/**
 * Judges a shop's messages, those of each operator against each other: each has an account of its own. A message that
 * names no operator goes with the only one there is, where there is one.
 */
export function judgeAccounts(messages: readonly PastedMessage[]): Map<string, Judgement> {
  const operators = new Set(messages.flatMap(({ reading }) => operatorIn(reading) ?? []));
  const only = operators.size === 1 ? [...operators][0] : "";
  const accounts = new Map<string, PastedMessage[]>();
  for (const message of messages) {
    const operator = operatorIn(message.reading) ?? only ?? "";
    accounts.set(operator, [...(accounts.get(operator) ?? []), message]);
  }
  return new Map([...accounts.values()].flatMap((account) => [...judgeMessages(account)]));
}

function operatorIn(reading: PastedMessage["reading"]): string | undefined {
  return "operator" in reading ? reading.operator : undefined;
}

/** Whole francs of a shop in units of a currency: CDF and USD are counted in hundredths. */
export function unitsOf(francs: number, currency: MoneyCurrency): number {
  return currency === "CDF" || currency === "USD" ? francs * 100 : francs;
}

/** Units of a currency as people say them, which for CDF and USD may be a fraction. */
export function wholeOf(units: number, currency: MoneyCurrency): number {
  return currency === "CDF" || currency === "USD" ? units / 100 : units;
}
