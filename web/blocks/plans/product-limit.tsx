import { Trans, useLingui } from "@lingui/react/macro";
import { currentShop, useSession } from "#web/store/session.ts";
import { Card } from "#web/ui/card.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { UpgradeLink } from "./upgrade-link.tsx";

function MoreProducts() {
  const shop = currentShop(useSession((state) => state.session));
  return <UpgradeLink limit="products" role={shop?.role} kind="main" />;
}

/** A plan that has run out takes nothing new, whatever there is. */
function LimitWords({ max }: { max: number }) {
  if (max === 0)
    return (
      <p>
        <Trans>
          <strong>Abonnement expiré</strong> — vous vendez comme avant ; pour ajouter un produit,
          payez votre plan.
        </Trans>
      </p>
    );
  return (
    <p>
      <Trans>
        <strong>Limite atteinte</strong> — Votre abonnement permet maximum {max} produits
      </Trans>
    </p>
  );
}

/** Said as soon as one comes in: there is no room for another product. */
export function PlanLimitCard({ max }: { max: number }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 border-attention/40 bg-attention-soft text-attention">
      <LimitWords max={max} />
      <MoreProducts />
    </Card>
  );
}

/** Said to whoever wants to add one more all the same. */
export function PlanLimitDialog({ max, onClose }: { max: number; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Plus de place pour un produit</Trans>}
      closeLabel={t`Fermer`}
      actions={<MoreProducts />}
    >
      <LimitWords max={max} />
      <p className="mt-3 text-ink-soft">
        <Trans>
          Les produits déjà là se vendent comme avant. Supprimez-en un, ou changez d’abonnement.
        </Trans>
      </p>
    </Dialog>
  );
}
