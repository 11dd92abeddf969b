import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { amountOf, totalOf } from "#shared/rules/sell.ts";
import { taxesOf } from "#shared/rules/tax.ts";
import type { ReceiptShop } from "#web/blocks/receipt/receipt.ts";
import { headRows, type ReceiptRow, taxRows } from "#web/blocks/receipt/receipt-rows.ts";
import { eachWords, soldWords } from "#web/i18n/measure.ts";
import { formatAmount, formatMoney } from "#web/i18n/money.ts";
import type { ReturnRow } from "#web/store/read-models/facts/return-book.ts";
import { refundWords } from "./refund-words.ts";

/** `number`: number of the return itself (K11); `receiptNo`: number of its ticket. */
type Refunded = { shop: ReceiptShop; number: string; receiptNo: string; back: ReturnRow };

/** The paper of goods that came back: of which ticket, what, how much goes back and by what, and the tax with it. */
export function refundRows({ shop, number, receiptNo, back }: Refunded, i18n: I18n): ReceiptRow[] {
  const { lines, refund, cashPart, reason, isVoid, vatRate, vat, taxes, at, byName } = back;
  const rates = taxesOf({ lines, vatRate: vatRate ?? shop.vatRate, vat, taxes });
  const means = i18n._(refundWords[refund]);
  return [
    {
      kind: "centre",
      text: isVoid ? i18n._(msg`TICKET ANNULÉ`) : i18n._(msg`RETOUR`),
      strong: true,
    },
    ...headRows({ shop, receiptNo, soldAt: at, sellerName: byName }, i18n),
    { kind: "pair", left: i18n._(msg`N° de pièce`), right: number, strong: true },
    { kind: "rule" },
    ...lines.flatMap((line): ReceiptRow[] => [
      { kind: "text", text: line.name ?? line.productId },
      {
        kind: "pair",
        left: `${soldWords(line)} × ${eachWords(line)}`,
        right: formatAmount(amountOf(line)),
      },
    ]),
    { kind: "rule" },
    { kind: "pair", left: i18n._(msg`RENDU`), right: formatMoney(totalOf(lines)), strong: true },
    ...taxRows(rates, i18n),
    { kind: "pair", left: means, right: "" },
    ...(cashPart
      ? [
          {
            kind: "pair" as const,
            left: i18n._(msg`dont en espèces`),
            right: formatAmount(cashPart),
          },
        ]
      : []),
    ...(reason === "" ? [] : [{ kind: "text" as const, text: reason }]),
    { kind: "rule" },
    { kind: "text", text: i18n._(msg`Signature du client :`) },
    { kind: "text", text: " " },
  ];
}
