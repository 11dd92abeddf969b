import { useLingui } from "@lingui/react/macro";
import { formatAmount } from "#web/i18n/money.ts";
import { Dialog } from "#web/ui/dialog.tsx";

type CustomerViewProps = {
  /** Francs. */
  total: number;
  change: number;
  shopName: string;
  onClose: () => void;
};

/** What the customer is shown on the seller's own screen: what it costs, and what goes back, in letters as large as it holds. */
export function CustomerView({ total, change, shopName, onClose }: CustomerViewProps) {
  const { t } = useLingui();
  return (
    <Dialog open onClose={onClose} title={shopName} closeLabel={t`Fermer`}>
      <dl className="flex flex-col gap-6 py-4 text-center">
        <div>
          <dt className="text-2xl">{t`Total`}</dt>
          <dd className="figures text-[14vw] leading-tight font-bold">{formatAmount(total)}</dd>
        </div>
        {change > 0 && (
          <div>
            <dt className="text-2xl">{t`À rendre`}</dt>
            <dd className="figures text-[14vw] leading-tight font-bold text-ok">
              {formatAmount(change)}
            </dd>
          </div>
        )}
        <div className="text-2xl">FCFA</div>
      </dl>
    </Dialog>
  );
}
