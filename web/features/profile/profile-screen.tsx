import { Trans, useLingui } from "@lingui/react/macro";
import ScrollText from "lucide-react/icons/scroll-text";
import Users from "lucide-react/icons/users";
import type { ComponentType, SVGProps } from "react";
import { Link } from "react-router-dom";
import { may } from "#shared/rules/permissions.ts";
import type { OwnProfile } from "#shared/schemas/own-profile.ts";
import { homeOfSession } from "#web/blocks/destination.ts";
import { HowOld } from "#web/blocks/invitations/how-old.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { BackToDashboard } from "#web/blocks/way-back/back-link.tsx";
import { ownProfilePath } from "#web/store/own-account.ts";
import { useAnswer } from "#web/store/queries/use-answer.ts";
import { currentShop, useSession } from "#web/store/session.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { IdentityForm } from "./identity-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { RolesCard } from "./roles-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";

/** /profile-management: who one is, how one gets in, as what one works, and the way out for good. */
export function ProfileScreen() {
  const { t } = useLingui();
  const session = useSession((state) => state.session);
  const profile = useAnswer<OwnProfile>(ownProfilePath);
  const shop = currentShop(session);
  const { value } = profile;
  return (
    <Screen title={t`Mon profil`} back={<BackToDashboard to={homeOfSession(session)} />}>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex flex-col gap-4">
          {value ? (
            <>
              <IdentityForm profile={value} onSaved={profile.refresh} />
              <PasswordForm profile={value} />
            </>
          ) : (
            <Card className="flex flex-col gap-3">
              <h2 className="text-lg font-semibold">{session?.fullName}</h2>
              {profile.state === undefined && <Skeleton className="h-40" />}
            </Card>
          )}
          <HowOld
            answer={profile}
            failed={<Trans>Impossible de récupérer les informations de l’utilisateur</Trans>}
          />
        </div>
        <div className="flex flex-col gap-4">
          <RolesCard />
          <SessionsCard />
          <Card className="flex flex-col gap-1 p-2">
            {shop && may(shop.role, "share-device") && (
              <Way to="/device-sellers" icon={Users}>
                <Trans>Vendeurs de cet appareil</Trans>
              </Way>
            )}
            <Way to="/profile-management/audit" icon={ScrollText}>
              <Trans>Journal des actes sensibles</Trans>
            </Way>
          </Card>
          <Card className="flex flex-col items-start gap-3 border-stop/50">
            <h2 className="text-lg font-semibold text-stop">
              <Trans>Zone de danger</Trans>
            </h2>
            <p>
              <Trans>
                Supprimer votre compte et les boutiques qui vous appartiennent, pour de bon.
              </Trans>
            </p>
            <Link to="/account-deletion" className={buttonLook("plain", "normal")}>
              <Trans>Supprimer mon compte…</Trans>
            </Link>
          </Card>
        </div>
      </div>
    </Screen>
  );
}

type WayProps = {
  to: string;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  children: string | React.ReactNode;
};

function Way({ to, icon: Icon, children }: WayProps) {
  return (
    <Link
      to={to}
      className="flex min-h-12 items-center gap-3 rounded-control px-3 font-medium hover:bg-sunken"
    >
      <Icon aria-hidden="true" className="size-6 shrink-0" />
      {children}
    </Link>
  );
}
