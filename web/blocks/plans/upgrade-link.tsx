import { Trans } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import type { Role } from "#shared/schemas/person.ts";
import { buttonLook } from "#web/ui/button.tsx";

type UpgradeLinkProps = {
  /** What there is no more room for; the page of plans begins with it. */
  limit: "shops" | "products" | "agencies" | "employees" | "resellers";
  /** What the reader is in the shop: its plan is its owner's. */
  role: Role | undefined;
  kind?: "main" | "plain";
};

/** Where one gets more room; whoever does not own the shop is told who may. */
export function UpgradeLink({ limit, role, kind = "plain" }: UpgradeLinkProps) {
  if (role !== "owner")
    return (
      <p className="font-normal">
        <Trans>Le propriétaire de la boutique peut changer d’abonnement.</Trans>
      </p>
    );
  return (
    <Link to={`/subscription-upgrade?limit=${limit}`} className={buttonLook(kind, "normal")}>
      <Trans>Changer d’abonnement</Trans>
    </Link>
  );
}
