import { Trans } from "@lingui/react/macro";
import CircleCheck from "lucide-react/icons/circle-check";
import CloudOff from "lucide-react/icons/cloud-off";
import Hourglass from "lucide-react/icons/hourglass";
import { NothingYet } from "#web/blocks/empty/nothing-yet.tsx";
import { useToOrder } from "#web/blocks/forecast/use-to-order.ts";
import type { SessionShop } from "#web/store/session.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { OfSupplier } from "./of-supplier.tsx";

/** What will run out before it can come, under whom it is bought of. */
export function ToOrderList({ shop }: { shop: SessionShop }) {
  const { forecast, groups } = useToOrder(shop.id);
  if (forecast.state === "absent")
    return (
      <EmptyState icon={<CloudOff />} title={<Trans>Le calcul n’est pas sur cet appareil</Trans>}>
        <Trans>Ouvrez cette page une fois avec du réseau : ensuite elle marche sans.</Trans>
      </EmptyState>
    );
  if (!groups)
    return (
      <NothingYet shopId={shop.id} isRead={false}>
        <Skeleton className="h-14 w-full" />
      </NothingYet>
    );
  if (forecast.state === "ready" && forecast.products.length === 0)
    return (
      <NothingYet shopId={shop.id} isRead>
        <EmptyState icon={<Hourglass />} title={<Trans>Pas assez de ventes pour prévoir</Trans>}>
          <Trans>
            Il faut quelques semaines de ventes. Un produit n’apparaît ici que si sa prévision a été
            juste par le passé.
          </Trans>
        </EmptyState>
      </NothingYet>
    );
  if (groups.length === 0)
    return (
      <EmptyState icon={<CircleCheck />} title={<Trans>Rien à commander aujourd’hui</Trans>}>
        <Trans>Ce qui se vend assez pour être prévu tient jusqu’à la prochaine livraison.</Trans>
      </EmptyState>
    );
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <p className="text-ink-soft">
        <Trans>
          D’après vos ventes, les jours de la semaine et les fins de mois. Seuls les produits dont
          la prévision a été juste par le passé sont là.
        </Trans>
      </p>
      {groups.map((group) => (
        <OfSupplier key={group.supplierId ?? ""} shopId={shop.id} group={group} />
      ))}
    </div>
  );
}
