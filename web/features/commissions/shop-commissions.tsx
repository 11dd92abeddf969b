import { Trans } from "@lingui/react/macro";
import HandCoins from "lucide-react/icons/hand-coins";
import { useMemo } from "react";
import type { DayCut } from "#shared/rules/business-day.ts";
import type { CommissionRow } from "#web/store/queries/use-reseller-sales.ts";
import type { SessionShop } from "#web/store/session.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { byReseller } from "./earned.ts";
import { ResellerCard } from "./reseller-card.tsx";

type ShopCommissionsProps = { shop: SessionShop; rows: readonly CommissionRow[]; cut: DayCut };

/** What the shop owes and has paid, reseller by reseller. */
export function ShopCommissions({ shop, rows, cut }: ShopCommissionsProps) {
  const resellers = useMemo(() => byReseller(rows), [rows]);
  if (resellers.length === 0)
    return (
      <EmptyState icon={<HandCoins />} title={<Trans>Pas encore de commission</Trans>}>
        <Trans>Confirmez une vente de revendeur : sa commission apparaît ici.</Trans>
      </EmptyState>
    );
  return resellers.map((reseller) => (
    <ResellerCard key={reseller.resellerId} shop={shop} reseller={reseller} cut={cut} />
  ));
}
