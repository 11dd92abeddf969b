import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { splitOfSales } from "#shared/rules/account-figures.ts";
import type { Amounts } from "#shared/rules/figures.ts";
import { type SaidFigure, saidFigures } from "#shared/schemas/debt-figures.ts";
import { meansOfPayment } from "#shared/schemas/means-of-payment.ts";
import { meansWords } from "#web/blocks/other-means/means-words.ts";

/** So many francs of a period, and what they are. */
export type DebtRow = { key: string; words: MessageDescriptor; francs: number };

const saidWords: Record<SaidFigure, MessageDescriptor> = {
  debtsOpened: msg`Anciens cahiers notés`,
  debtsForgiven: msg`Dettes effacées`,
  debtsCorrected: msg`Corrections des comptes`,
};

/** What was sold for money, on account and from deposits and by points, net, and what was paid of debts by means (C7). */
export function moneyRows(amounts: Amounts): DebtRow[] {
  const { money, credit, deposit, loyalty } = splitOfSales(amounts);
  return [
    { key: "money", words: msg`Encaissé des ventes`, francs: money },
    { key: "credit", words: msg`Vendu à crédit`, francs: credit },
    { key: "deposit", words: msg`Pris sur avances`, francs: deposit },
    { key: "loyalty", words: msg`Payé en points`, francs: loyalty },
    ...meansOfPayment.flatMap(({ id, debts }) =>
      debts === null ? [] : { key: debts, words: meansWords[id].debtsPaid, francs: amounts[debts] },
    ),
  ];
}

/** What the office said of debts, where it said anything. */
export const saidRows = (amounts: Amounts): DebtRow[] =>
  Object.values(saidFigures).flatMap((key) =>
    amounts[key] === 0 ? [] : { key, words: saidWords[key], francs: amounts[key] },
  );

/** Whether anything stood or moved on an account. */
export const hasDebts = (amounts: Amounts) =>
  [...moneyRows(amounts), ...saidRows(amounts)].some(
    ({ key, francs }) => key !== "money" && francs !== 0,
  );
