import { Trans, useLingui } from "@lingui/react/macro";
import Bell from "lucide-react/icons/bell";
import BriefcaseBusiness from "lucide-react/icons/briefcase-business";
import KeyRound from "lucide-react/icons/key-round";
import LogOut from "lucide-react/icons/log-out";
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import Palette from "lucide-react/icons/palette";
import ScrollText from "lucide-react/icons/scroll-text";
import Trash2 from "lucide-react/icons/trash-2";
import UserRound from "lucide-react/icons/user-round";
import Users from "lucide-react/icons/users";
import { may } from "#shared/rules/permissions.ts";
import type { OpenSession } from "#shared/schemas/account.ts";
import type { OwnProfile } from "#shared/schemas/own-profile.ts";
import { homeOfSession } from "#web/blocks/destination.ts";
import { initialsOf } from "#web/blocks/initials.ts";
import { Screen } from "#web/blocks/screen.tsx";
import { useSignOut } from "#web/blocks/sign-out.tsx";
import { BackToDashboard } from "#web/blocks/way-back/back-link.tsx";
import { roleWords } from "#web/blocks/words/role-words.ts";
import { type Language, languageNames } from "#web/i18n/languages.ts";
import { ownProfilePath, ownSessionsPath } from "#web/store/own-account.ts";
import { useAnswer } from "#web/store/queries/use-answer.ts";
import { currentRole, currentShop, type Session, useSession } from "#web/store/session.ts";
import { Line, LineButton, Lines } from "./lines.tsx";

/** /profile-management: who one is, and one line for each thing that one may look at or change; the way out last. */
export function ProfileScreen() {
  const { t, i18n } = useLingui();
  const session = useSession((state) => state.session);
  const profile = useAnswer<OwnProfile>(ownProfilePath).value;
  const sessions = useAnswer<{ sessions: OpenSession[] }>(ownSessionsPath).value?.sessions;
  const signOut = useSignOut();
  const shop = currentShop(session);
  const role = currentRole(session);
  return (
    <Screen title={t`Mon profil`} back={<BackToDashboard to={homeOfSession(session)} />}>
      <div className="flex w-full max-w-2xl flex-col gap-4">
        {session && <Who session={session} profile={profile} />}
        <Lines>
          <Line to="/profile-management/identity" icon={UserRound} now={profile?.phone}>
            <Trans>Identité</Trans>
          </Line>
          <Line to="/profile-management/password" icon={KeyRound}>
            <Trans>Mot de passe</Trans>
          </Line>
          <Line
            to="/profile-management/devices"
            icon={MonitorSmartphone}
            now={sessions && i18n.number(sessions.length)}
          >
            <Trans>Appareils connectés</Trans>
          </Line>
        </Lines>
        <Lines>
          <Line to="/notifications" icon={Bell}>
            <Trans>Notifications</Trans>
          </Line>
          <Line
            to="/profile-management/appearance"
            icon={Palette}
            now={languageNames[i18n.locale as Language]}
          >
            <Trans>Langue et apparence</Trans>
          </Line>
          <Line
            to="/profile-management/roles"
            icon={BriefcaseBusiness}
            now={role && i18n._(roleWords[role])}
          >
            <Trans>Rôles actifs</Trans>
          </Line>
        </Lines>
        <Lines>
          {shop && may(shop.role, "share-device") && (
            <Line to="/device-sellers" icon={Users}>
              <Trans>Vendeurs de cet appareil</Trans>
            </Line>
          )}
          <Line to="/profile-management/audit" icon={ScrollText}>
            <Trans>Journal des actes sensibles</Trans>
          </Line>
        </Lines>
        <Lines>
          <LineButton icon={LogOut} onClick={signOut.ask}>
            <Trans>Déconnexion</Trans>
          </LineButton>
          <Line to="/account-deletion" icon={Trash2} className="text-stop">
            <Trans>Supprimer mon compte…</Trans>
          </Line>
        </Lines>
      </div>
      {signOut.dialog}
    </Screen>
  );
}

function Who({ session, profile }: { session: Session; profile: OwnProfile | undefined }) {
  const fullName = profile?.fullName ?? session.fullName;
  const reached = profile?.email || profile?.signInPhone;
  return (
    <div className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className="flex size-12 shrink-0 items-center justify-center rounded-full bg-brand-soft text-lg font-bold text-brand-ink"
      >
        {initialsOf(fullName)}
      </span>
      <p className="min-w-0">
        <strong className="block text-lg break-words">{fullName}</strong>
        {reached && <span className="block break-all text-ink-soft">{reached}</span>}
      </p>
    </div>
  );
}
