import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { totalOf } from "#shared/rules/sell.ts";
import type { ReceiptRow } from "#web/blocks/receipt/receipt-rows.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatDate } from "#web/i18n/long-dates.ts";
import { formatAmount, formatMoney } from "#web/i18n/money.ts";
import type { ReturnRow } from "#web/store/read-models/facts/return-book.ts";

type Back = Pick<ReturnRow, "at" | "isVoid" | "lines">;

/**
 * A receipt printed again says what has come back since: a ticket that was undone must not pass for one that stands.
 * `returns` newest first.
 */
export function withReturns(
  rows: readonly ReceiptRow[],
  { total, returns, timeZone }: { total: number; returns: readonly Back[]; timeZone: string },
  i18n: I18n,
): readonly ReceiptRow[] {
  if (returns.length === 0) return rows;
  const language: Language = i18n.locale === "en" ? "en" : "fr";
  const back = [...returns].reverse().map(({ at, lines }): ReceiptRow => {
    const day = formatDate(at, language, timeZone);
    return {
      kind: "pair",
      left: i18n._(msg`Retour ${day}`),
      right: formatAmount(-totalOf(lines)),
    };
  });
  const left = total - returns.reduce((sum, { lines }) => sum + totalOf(lines), 0);
  const head: ReceiptRow[] = returns.some(({ isVoid }) => isVoid)
    ? [{ kind: "centre", text: i18n._(msg`TICKET ANNULÉ`), strong: true }, { kind: "rule" }]
    : [];
  // Above the words with which a receipt ends.
  const end = rows.findLastIndex(({ kind }) => kind === "rule");
  return [
    ...head,
    ...rows.slice(0, end),
    { kind: "rule" },
    ...back,
    { kind: "pair", left: i18n._(msg`Reste`), right: formatMoney(left), strong: true },
    ...rows.slice(end),
  ];
}
