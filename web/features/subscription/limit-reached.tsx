import { Trans } from "@lingui/react/macro";

/** Why somebody was led here; `limit` names what could not be added. */
export function LimitReached({ limit }: { limit: string | null }) {
  const words = wordsOf(limit);
  if (words === null) return null;
  return (
    <div role="status" className="rounded-card border border-brand/40 bg-brand-soft p-3">
      <p className="font-semibold">
        <Trans>La limite de votre abonnement est atteinte.</Trans>
      </p>
      <p>{words}</p>
    </div>
  );
}

function wordsOf(limit: string | null) {
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
    default:
      return null;
  }
}
