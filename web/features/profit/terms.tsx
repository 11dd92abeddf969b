import { Plural, Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { Money } from "#web/blocks/money.tsx";
import { marginShare } from "#web/blocks/profit/profit-figures.ts";
import type { OpenProfit, ProfitTerms } from "#web/blocks/profit/use-profit.ts";
import { formatMoney, formatQuantity } from "#web/i18n/money.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";
import { TermSheet } from "./term-sheet.tsx";
import { type TermName, TermWords } from "./term-words.tsx";

type TermsProps = {
  shop: SessionShop;
  terms: ProfitTerms;
  /** What they are made of; undefined until it has been worked out. */
  open: OpenProfit | undefined;
};

/** The terms of a profit in the order in which one takes them away, each with its list. */
export function Terms({ shop, terms, open }: TermsProps) {
  const [shown, setShown] = useState<TermName>();
  const { total } = terms;
  const { net, unknown, cost, margin, commissions, expenses, losses, forgiven, putRight } = total;
  const share = marginShare(total);
  const without = open?.report.products?.filter((one) => one.unknown !== 0).length ?? 0;
  const term = (name: TermName, francs: number, isTakenOff = true) => (
    <Line
      label={
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setShown(name)}
          className="min-h-11 text-left font-medium text-brand-ink underline underline-offset-4"
        >
          <TermWords name={name} />
        </button>
      }
      francs={isTakenOff ? -francs : francs}
    />
  );
  return (
    <Card className="flex min-w-0 flex-col gap-2">
      <h2 className="text-sm font-medium text-ink-soft">
        <Trans>Bénéfice</Trans>
      </h2>
      <p className={cx("min-h-11", total.profit < 0 && "text-stop")}>
        <Money francs={total.profit} size="3xl" strong />
      </p>
      {total.profit < 0 && (
        <p className="font-medium text-stop">
          <Trans>Une perte : ce qui est sorti dépasse ce qui est entré.</Trans>
        </p>
      )}
      <dl>
        {term("sales", net, false)}
        {unknown !== 0 && term("unknown", unknown)}
        {term("cost", cost)}
        <Line
          label={
            <>
              <Trans>Marge brute</Trans>
              {share !== undefined && (
                <span className="font-normal text-ink-soft"> ({formatQuantity(share)} %)</span>
              )}
            </>
          }
          francs={margin}
          strong
        />
        {term("commissions", commissions)}
        {term("expenses", expenses)}
        {term("losses", losses)}
        {term("forgiven", forgiven)}
        {putRight !== 0 && term("putRight", putRight)}
        <Line label={<Trans>Bénéfice</Trans>} francs={total.profit} strong />
      </dl>
      {unknown !== 0 && (
        <p className="text-sm font-medium text-attention">
          <Plural
            value={without}
            _0="Des ventes sans coût connu sont comptées à part : elles ne sont dans aucun bénéfice."
            one="# produit vendu sans coût connu : compté à part, dans aucun bénéfice."
            other={`${formatQuantity(without)} produits vendus sans coût connu : comptés à part, dans aucun bénéfice.`}
          />
        </p>
      )}
      {putRight !== 0 && (
        <p className="text-sm text-ink-soft">
          <Trans>
            Régularisation : des pièces vendues avant d’être achetées avaient été comptées à un
            autre coût.
          </Trans>
        </p>
      )}
      {shown && open && (
        <TermSheet shop={shop} open={open} name={shown} onClose={() => setShown(undefined)} />
      )}
    </Card>
  );
}

type LineProps = { label: ReactNode; francs: number; strong?: boolean };

function Line({ label, francs, strong = false }: LineProps) {
  return (
    <div
      className={cx(
        "flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b border-line last:border-b-0",
        strong && "font-bold",
      )}
    >
      <dt>{label}</dt>
      <dd className="figures ml-auto">{formatMoney(francs)}</dd>
    </div>
  );
}
