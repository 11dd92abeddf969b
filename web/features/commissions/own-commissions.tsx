import { Trans, useLingui } from "@lingui/react/macro";
import HandCoins from "lucide-react/icons/hand-coins";
import { PagedList } from "#web/blocks/paged-list.tsx";
import type { CommissionRow } from "#web/store/queries/use-reseller-sales.ts";
import { type SessionShop, useSession } from "#web/store/session.ts";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { CommissionLine } from "./commission-line.tsx";
import { StatementButton } from "./statement-button.tsx";

const perPage = 10;

type OwnCommissionsProps = { shop: SessionShop; rows: readonly CommissionRow[]; timeZone: string };

/** What the reader has earned, line by line. */
export function OwnCommissions({ shop, rows, timeZone }: OwnCommissionsProps) {
  const { t } = useLingui();
  const fullName = useSession((state) => state.session?.fullName) ?? "";
  if (rows.length === 0)
    return (
      <EmptyState icon={<HandCoins />} title={<Trans>Pas encore de commission</Trans>}>
        <Trans>Elle apparaît ici dès que la boutique confirme une de vos ventes.</Trans>
      </EmptyState>
    );
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 className="text-lg font-semibold">
          <Trans>Mes ventes confirmées</Trans>
        </h2>
        <StatementButton
          shopName={shop.name}
          resellerName={fullName}
          timeZone={timeZone}
          rows={rows}
        />
      </div>
      <PagedList
        label={t`Commissions`}
        rows={rows}
        perPage={perPage}
        renderRow={(row) => <CommissionLine earned={row} />}
      />
    </Card>
  );
}
