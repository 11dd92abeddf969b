import { Plural, Trans } from "@lingui/react/macro";
import CircleAlert from "lucide-react/icons/circle-alert";
import Clock from "lucide-react/icons/clock";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import { refreshProfile } from "#web/store/session/profile.ts";
import { useSession } from "#web/store/session.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { type SubscriptionNews, subscriptionNews } from "./subscription-days.ts";

/** Tells an owner what comes of their subscription, calmly and in the office only; nothing while all is well. */
export function SubscriptionNotice({ withLink = true }: { withLink?: boolean }) {
  const subscription = useSession((state) => state.session?.profile?.subscription);
  const now = useNow();
  useEffect(() => void refreshProfile(), []);
  const news = subscription ? subscriptionNews(subscription, now) : undefined;
  if (!news) return null;
  const isOver = news.kind === "expired";
  return (
    <div
      role="status"
      className={cx(
        "flex flex-wrap items-center gap-3 rounded-card border p-3",
        isOver
          ? "border-stop/40 bg-stop-soft text-stop"
          : "border-attention/40 bg-attention-soft text-attention",
      )}
    >
      {isOver ? (
        <CircleAlert aria-hidden="true" className="size-6 shrink-0" />
      ) : (
        <Clock aria-hidden="true" className="size-6 shrink-0" />
      )}
      <p className="min-w-0 flex-1 basis-60">
        <NewsWords news={news} isTrial={subscription?.status === "trial"} />
      </p>
      {withLink && (
        <Link to="/subscription-upgrade" className={buttonLook("plain", "normal")}>
          <Trans>Voir mon abonnement</Trans>
        </Link>
      )}
    </div>
  );
}

function NewsWords({ news, isTrial }: { news: SubscriptionNews; isTrial: boolean }) {
  if (news.kind === "expired")
    return (
      <Trans>
        Votre abonnement a expiré. Vous pouvez toujours vendre, envoyer vos ventes et tout consulter
        ; pour ajouter un produit, une boutique, une agence ou un employé, payez votre plan.
      </Trans>
    );
  const { days } = news;
  if (news.kind === "to-pay")
    return (
      <Plural
        value={days}
        one="Votre plan est à payer. Rien ne change encore : il reste # jour avant de ne plus pouvoir ajouter."
        other="Votre plan est à payer. Rien ne change encore : il reste # jours avant de ne plus pouvoir ajouter."
      />
    );
  return isTrial ? (
    <Plural
      value={days}
      one="Votre essai gratuit se termine dans # jour."
      other="Votre essai gratuit se termine dans # jours."
    />
  ) : (
    <Plural
      value={days}
      one="Votre abonnement s’arrête dans # jour, comme vous l’avez demandé."
      other="Votre abonnement s’arrête dans # jours, comme vous l’avez demandé."
    />
  );
}
