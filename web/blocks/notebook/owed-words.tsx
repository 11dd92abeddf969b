import { Trans } from "@lingui/react/macro";
import { formatMoney } from "#web/i18n/money.ts";
import { useSuppliersSide } from "#web/store/queries/notebook-side.ts";
import { cx } from "#web/ui/cx.ts";

/** What a customer owes, or what the shop owes a supplier, in one figure. */
export function OwedWords({ owed }: { owed: number }) {
  const money = formatMoney(Math.abs(owed));
  const suppliers = useSuppliersSide();
  return (
    <span className={cx("tabular-nums", owed === 0 ? "text-ink-soft" : "font-bold")}>
      {suppliers ? <ToPay owed={owed} money={money} /> : <Owes owed={owed} money={money} />}
    </span>
  );
}

type Told = { owed: number; money: string };

function Owes({ owed, money }: Told) {
  if (owed > 0) return <Trans>doit {money}</Trans>;
  return owed < 0 ? <Trans>avance {money}</Trans> : <Trans>ne doit rien</Trans>;
}

function ToPay({ owed, money }: Told) {
  if (owed > 0) return <Trans>vous devez {money}</Trans>;
  return owed < 0 ? <Trans>payé d’avance {money}</Trans> : <Trans>rien à payer</Trans>;
}
