import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { JournalAccount, JournalFact, JournalSum } from "#shared/schemas/journal.ts";

/** A line of the minimal cash statement: what it is, and francs by month. */
export type StatementLine = { label: MessageDescriptor; byMonth: ReadonlyMap<string, number> };

/** What came in and went out in a year, and what is owed at its end, in francs. */
export type CashStatement = {
  months: readonly string[];
  receipts: readonly StatementLine[];
  payments: readonly StatementLine[];
  /** Receipts less payments. */
  result: StatementLine;
  /** What customers owe the shop, and what the shop owes its suppliers, at the end of each month. */
  receivable: StatementLine;
  payable: StatementLine;
};

const money: readonly JournalAccount[] = ["cash", "wallet", "bank", "owner"];

type Nature = { label: MessageDescriptor; facts: readonly JournalFact[]; of?: JournalAccount };

const receipts: readonly Nature[] = [
  { label: msg`Ventes encaissées, retours déduits`, facts: ["sale", "return"] },
  { label: msg`Dettes de clients encaissées`, facts: ["customer-account"] },
  { label: msg`Excédents de caisse`, facts: ["till-close"], of: "till-over" },
];
const payments: readonly Nature[] = [
  {
    label: msg`Achats de marchandises et frais payés`,
    facts: ["purchase", "purchase-return", "supplier-account"],
  },
  { label: msg`Commissions payées`, facts: ["commission"] },
  { label: msg`Dépenses`, facts: ["expense"] },
  { label: msg`Manquants de caisse`, facts: ["till-close"], of: "till-short" },
];

/**
 * The minimal cash statement of a year (système minimal de trésorerie) from the sums of the journal since its beginning.
 * What the owner pays out of their own pocket counts as paid by the shop; what they take out of a till or put into it
 * moves nothing (K7).
 */
export function cashStatement(sums: readonly JournalSum[], year: string): CashStatement {
  const months = Array.from(
    { length: 12 },
    (_, at) => `${year}-${String(at + 1).padStart(2, "0")}`,
  );
  const line = (label: MessageDescriptor, of: (month: string) => number): StatementLine => ({
    label,
    // Nothing is written without a sign.
    byMonth: new Map(months.map((month) => [month, of(month) || 0])),
  });
  const net = (wanted: (sum: JournalSum) => boolean) =>
    sums.filter(wanted).reduce((all, { debit, credit }) => all + debit - credit, 0);
  const flow =
    ({ facts, of }: Nature, sign: 1 | -1) =>
    (month: string) =>
      sign *
      (of === undefined
        ? net(
            (sum) => sum.month === month && facts.includes(sum.fact) && money.includes(sum.account),
          )
        : -net((sum) => sum.month === month && facts.includes(sum.fact) && sum.account === of));
  const told = {
    receipts: receipts.map((nature) => line(nature.label, flow(nature, 1))),
    payments: payments.map((nature) => line(nature.label, flow(nature, -1))),
  };
  const total = (lines: readonly StatementLine[], month: string) =>
    lines.reduce((all, { byMonth }) => all + (byMonth.get(month) ?? 0), 0);
  const owed = (account: JournalAccount, sign: 1 | -1) => (month: string) =>
    sign * net((sum) => sum.month <= month && sum.account === account);
  return {
    months,
    ...told,
    result: line(
      msg`Entrées moins sorties`,
      (month) => total(told.receipts, month) - total(told.payments, month),
    ),
    receivable: line(msg`Créances sur les clients`, owed("customers", 1)),
    payable: line(msg`Dettes envers les fournisseurs`, owed("suppliers", -1)),
  };
}
