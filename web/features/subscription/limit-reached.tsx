import { Trans, useLingui } from "@lingui/react/macro";
import { planWithMore } from "#shared/rules/plans.ts";
import type { PlanId } from "#shared/schemas/plan.ts";
import { roomLines } from "#web/blocks/plans/plan-words.ts";

/** What a link here may name, as what the plans count. */
const counted = {
  shops: "maxShops",
  agencies: "maxAgencies",
  products: "maxProducts",
  employees: "maxEmployees",
  resellers: "resellers",
} as const;

type LimitReachedProps = {
  /** What could not be added. */
  limit: string | null;
  planId: PlanId;
};

/** Why somebody was led here, and the cheapest plan that has more room for it. */
export function LimitReached({ limit, planId }: LimitReachedProps) {
  const { i18n } = useLingui();
  if (limit === null || !isCounted(limit)) return null;
  const more = planWithMore(planId, counted[limit]);
  const line = more && roomLines(more)[limit];
  return (
    <div role="status" className="rounded-card border border-brand/40 bg-brand-soft p-3">
      <p className="font-semibold">
        <Trans>La limite de votre abonnement est atteinte.</Trans>
      </p>
      <p>{wordsOf(limit)}</p>
      {more && line && (
        <p>
          <Trans>
            Avec {more.name} : {i18n._(line)}.
          </Trans>
        </p>
      )}
    </div>
  );
}

function isCounted(limit: string): limit is keyof typeof counted {
  return Object.hasOwn(counted, limit);
}

function wordsOf(limit: keyof typeof counted) {
  switch (limit) {
    case "shops":
      return <Trans>Pour ouvrir une boutique de plus, passez à un plan plus grand.</Trans>;
    case "agencies":
      return <Trans>Pour ajouter une agence, passez à un plan plus grand.</Trans>;
    case "products":
      return <Trans>Pour ajouter un produit, passez à un plan plus grand.</Trans>;
    case "employees":
      return <Trans>Pour inviter un employé de plus, passez à un plan plus grand.</Trans>;
    case "resellers":
      return <Trans>Pour travailler avec des revendeurs, passez à un plan plus grand.</Trans>;
  }
}
