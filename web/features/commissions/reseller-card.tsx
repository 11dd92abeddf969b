import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { DayCut } from "#shared/rules/business-day.ts";
import { commissionTotals } from "#shared/rules/commission-totals.ts";
import { may } from "#shared/rules/permissions.ts";
import { PagedList } from "#web/blocks/paged-list.tsx";
import { formatMoney } from "#web/i18n/money.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { CommissionLine } from "./commission-line.tsx";
import { type EarnedByReseller, payable } from "./earned.ts";
import { PayDialog } from "./pay-dialog.tsx";
import { StatementButton } from "./statement-button.tsx";

const perPage = 10;

type ResellerCardProps = { shop: SessionShop; reseller: EarnedByReseller; cut: DayCut };

/** One reseller's commissions: the owner ticks what was paid, and says when and how. */
export function ResellerCard({ shop, reseller, cut }: ResellerCardProps) {
  const { t } = useLingui();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [paying, setPaying] = useState(false);
  const mayPay = may(shop.role, "pay-commission");
  const { rows, resellerName } = reseller;
  const totals = commissionTotals(rows.map(({ commission }) => commission));
  const waiting = rows.filter(({ commission }) => commission.status === "pending");
  const chosen = waiting.filter(({ id }) => ticked.has(id));
  const most = payable(waiting);
  const isFull = chosen.length >= most.length;
  const due = chosen.reduce((sum, { commission }) => sum + commission.amount, 0);

  function handleTick(id: string) {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  }

  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="text-lg font-semibold break-words">{resellerName}</h2>
          <p>
            <Trans>
              À payer : {formatMoney(totals.pending)} · payé : {formatMoney(totals.paid)}
            </Trans>
          </p>
        </div>
        <StatementButton shopName={shop.name} resellerName={resellerName} cut={cut} rows={rows} />
      </div>
      {mayPay && waiting.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <Button onClick={() => setTicked(isFull ? new Set() : new Set(most.map(({ id }) => id)))}>
            {isFull ? (
              <Trans>Ne rien choisir</Trans>
            ) : most.length < waiting.length ? (
              <Trans>Choisir les {most.length} plus anciennes</Trans>
            ) : (
              <Trans>Tout choisir</Trans>
            )}
          </Button>
          <Button kind="brand" disabled={chosen.length === 0} onClick={() => setPaying(true)}>
            {/* One text: where it takes two lines, the amount is on the second. */}
            <span>
              <Plural
                value={chosen.length}
                _0="Payer la sélection"
                one="Payer # commission"
                other="Payer # commissions"
              />
              {due > 0 && (
                <>
                  {"\u00a0· "}
                  <span className="figures">{formatMoney(due)}</span>
                </>
              )}
            </span>
          </Button>
        </div>
      )}
      <PagedList
        label={t`Commissions de ${resellerName}`}
        rows={rows}
        perPage={perPage}
        renderRow={(row) => (
          <CommissionLine
            earned={row}
            choice={
              mayPay && row.commission.status === "pending" ? (
                <label className="flex size-11 items-center justify-center">
                  <input
                    type="checkbox"
                    checked={ticked.has(row.id)}
                    disabled={isFull && !ticked.has(row.id)}
                    onChange={() => handleTick(row.id)}
                    aria-label={t`Payer ${row.productName}, reçu ${row.receiptNo}`}
                    className="size-6 accent-brand"
                  />
                </label>
              ) : undefined
            }
          />
        )}
      />
      {paying && (
        <PayDialog
          shopId={shop.id}
          cut={cut}
          reseller={reseller}
          rows={chosen}
          onPaid={() => {
            setPaying(false);
            setTicked(new Set());
          }}
          onClose={() => setPaying(false)}
        />
      )}
    </Card>
  );
}
