import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router-dom";
import { refuseOneMore } from "#shared/rules/plan-limits.ts";
import { OnboardingPage } from "#web/blocks/onboarding/onboarding-page.tsx";
import { UpgradeLink } from "#web/blocks/plans/upgrade-link.tsx";
import { type Session, useSession } from "#web/store/session.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { keptDraft } from "./company-draft.ts";
import { CompanyForm } from "./company-form.tsx";

/** /company-info: opens a shop, by its name. A first one begins the trial and leads to the till; the rest can wait. */
export function CompanyInfoScreen() {
  const { t } = useLingui();
  const session = useSession((state) => state.session);
  return (
    <OnboardingPage
      title={t`Votre boutique`}
      lead={<Trans>Seul le nom est nécessaire. Tout le reste se complète plus tard.</Trans>}
    >
      {session && <NewShop key={session.userId} session={session} />}
    </OnboardingPage>
  );
}

/**
 * The form where the plan has room for another shop, as far as the device knows: told before anything is typed. The
 * shop itself may be known already, when the answer to its opening was lost.
 */
function NewShop({ session }: { session: Session }) {
  const [start] = useState(() => keptDraft(session.userId));
  const standing = session.profile?.subscription;
  const owned = session.shops.filter(({ role, id }) => role === "owner" && id !== start.id);
  if (standing && refuseOneMore(standing, "shops", owned.length)) return <NoRoomForShop />;
  return <CompanyForm userId={session.userId} start={start} />;
}

/** Instead of a form that could only be refused. */
function NoRoomForShop() {
  const role = "owner";
  return (
    <Card className="flex flex-col items-start gap-3 border-attention/40 bg-attention-soft text-attention">
      <p>
        <Trans>
          <strong>Limite atteinte</strong> — votre abonnement ne permet pas d’ouvrir une boutique de
          plus. Celles que vous avez marchent comme avant.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <UpgradeLink limit="shops" role={role} kind="main" />
        <Link to="/dashboard" className={buttonLook("plain", "normal")}>
          <Trans>Retour au tableau de bord</Trans>
        </Link>
      </div>
    </Card>
  );
}
