import { Trans } from "@lingui/react/macro";
import Boxes from "lucide-react/icons/boxes";
import { Link } from "react-router-dom";
import { may } from "#shared/rules/permissions.ts";
import type { Role } from "#shared/schemas/person.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

/** A shop without products has no stock: who may adds them, the others are told whom to ask. */
export function NothingInStock({ role }: { role: Role }) {
  const mayCreate = may(role, "create-product");
  return (
    <EmptyState
      icon={<Boxes />}
      title={<Trans>Pas encore de produits</Trans>}
      action={
        mayCreate ? (
          <Link to="/product-management" className={buttonLook("plain", "sell")}>
            <Trans>Ajouter des produits</Trans>
          </Link>
        ) : undefined
      }
    >
      {mayCreate ? (
        <Trans>Le stock se tient ici dès que la boutique a des produits.</Trans>
      ) : (
        <Trans>
          Le propriétaire ou le gérant doit d’abord ajouter des produits. Ils apparaîtront ici tout
          seuls.
        </Trans>
      )}
    </EmptyState>
  );
}
