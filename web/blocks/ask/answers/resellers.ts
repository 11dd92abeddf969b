import { msg, plural } from "@lingui/core/macro";
import { commissionTotals } from "#shared/rules/commission-totals.ts";
import { lineAmount } from "#shared/schemas/line-amount.ts";
import { type Telling, whenOf } from "#web/blocks/ask/asked.ts";
import { linked, type Said } from "#web/blocks/ask/said.ts";
import { formatMeasure } from "#web/i18n/measure.ts";
import { formatMoney } from "#web/i18n/money.ts";
import type { CommissionRow } from "#web/store/queries/use-reseller-sales.ts";
import type { ResellerSaleRow } from "#web/store/read-models/handed-over/reseller-sale-book.ts";
import type { TransferRow } from "#web/store/read-models/handed-over/transfer-book.ts";
import { listedFirst } from "./listed.ts";

/** What answers of resellers are told from. */
export type ResellerFacts = {
  transfers: readonly TransferRow[];
  sales: readonly ResellerSaleRow[];
  commissions: readonly CommissionRow[];
};

/** What a reseller holds, has sold and is to be paid. */
export function answerResellers(
  { transfers, sales, commissions }: ResellerFacts,
  { asked, i18n }: Telling,
): Said {
  const { kind, ids, called, days, hasDays } = asked;
  const when = whenOf(days, asked, i18n);
  const id = asked.own ?? ids.reseller;
  const name = called.reseller ?? "";
  const isOf = ({ resellerId }: { resellerId: string }) => id === undefined || resellerId === id;
  const inDays = ({ day }: { day: string }) => day >= days.from && day <= days.to;
  switch (kind) {
    case "reseller-goods": {
      const held = new Map<string, { pieces: number; unit: TransferRow["by"] }>();
      for (const one of transfers) {
        if (!isOf(one) || one.status !== "confirmed" || one.exactInStock <= 0) continue;
        const known = held.get(one.productName)?.pieces ?? 0;
        held.set(one.productName, { pieces: known + one.shownInStock, unit: one.by });
      }
      const to = "/product-management/transfers";
      if (held.size === 0)
        return {
          sentence: i18n._(msg`${name} n’a ${linked(i18n._(msg`rien`), to)} de la boutique.`),
        };
      const each = [...held].map(
        ([product, { pieces, unit }]) =>
          `${product} (${linked(formatMeasure(pieces, unit?.unit), to)})`,
      );
      return { sentence: i18n._(msg`${name} a ${listedFirst(each, 8, i18n)}.`) };
    }
    case "reseller-sales": {
      const lines = sales.filter((one) => isOf(one) && inDays(one) && one.status !== "declined");
      const francs = linked(
        formatMoney(lines.reduce((sum, one) => sum + lineAmount(one), 0)),
        "/product-management/reseller-sales",
      );
      const waiting = lines.filter(({ status }) => status === "pending").length;
      return {
        sentence: i18n._(msg`${when} : ${name} a vendu ${francs}.`),
        notes:
          waiting > 0
            ? [
                i18n._(
                  msg`${plural(waiting, { one: "# vente attend encore la boutique.", other: "# ventes attendent encore la boutique." })}`,
                ),
              ]
            : [],
      };
    }
    case "reseller-commission": {
      const of = commissions.filter((one) => isOf(one) && (!hasDays || inDays(one)));
      const { pending } = commissionTotals(of.map(({ commission }) => commission));
      const francs = linked(formatMoney(pending), "/reseller-commissions");
      if (id === undefined)
        return { sentence: i18n._(msg`${francs} de commissions sont à payer.`) };
      return hasDays
        ? { sentence: i18n._(msg`${when} : ${francs} de commission à payer à ${name}.`) }
        : { sentence: i18n._(msg`${francs} de commission à payer à ${name}.`) };
    }
    default:
      return {
        sentence: i18n._(msg`Boutika ne note pas l’argent qu’un revendeur rapporte.`),
        isUnknown: true,
      };
  }
}
