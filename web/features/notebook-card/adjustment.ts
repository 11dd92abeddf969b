import type { AdjustAccountBody } from "#shared/schemas/customer-account.ts";

/** What the office says of an account, as it is chosen. */
export type Adjustment = "opening" | "opening-deposit" | "forgiven" | "more" | "less";

const meaning: Record<Adjustment, { kind: AdjustAccountBody["kind"]; sign: 1 | -1 }> = {
  opening: { kind: "opening", sign: 1 },
  "opening-deposit": { kind: "opening", sign: -1 },
  forgiven: { kind: "forgiven", sign: -1 },
  more: { kind: "correction", sign: 1 },
  less: { kind: "correction", sign: -1 },
};

/** What is sent for so many francs, and what is owed after it. */
export function adjusted(what: Adjustment, amount: number, owed: number) {
  const { kind, sign } = meaning[what];
  const change = sign * amount;
  return { body: { kind, change }, after: owed + change };
}
