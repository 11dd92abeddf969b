import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { OwnProfile } from "#shared/schemas/own-profile.ts";
import { HowOld } from "#web/blocks/invitations/how-old.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { BackTo } from "#web/blocks/way-back/back-link.tsx";
import { ownProfilePath } from "#web/store/own-account.ts";
import { type Answer, useAnswer } from "#web/store/queries/use-answer.ts";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AppearanceForm } from "./appearance-form.tsx";
import { IdentityForm } from "./identity-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { RolesCard } from "./roles-card.tsx";

/** /profile-management/identity: name, telephone, language of messages. */
export function IdentityScreen() {
  const { t } = useLingui();
  const profile = useAnswer<OwnProfile>(ownProfilePath);
  return (
    <Section title={t`Identité`}>
      <OfProfile profile={profile}>
        {(value) => <IdentityForm profile={value} onSaved={profile.refresh} />}
      </OfProfile>
    </Section>
  );
}

/** /profile-management/password: another password, for whoever has one. */
export function PasswordScreen() {
  const { t } = useLingui();
  const profile = useAnswer<OwnProfile>(ownProfilePath);
  return (
    <Section title={t`Mot de passe`}>
      <OfProfile profile={profile}>{(value) => <PasswordForm profile={value} />}</OfProfile>
    </Section>
  );
}

/** /profile-management/roles: as what one works. */
export function RolesScreen() {
  const { t } = useLingui();
  return (
    <Section title={t`Rôles actifs`}>
      <RolesCard />
    </Section>
  );
}

/** /profile-management/appearance: how this device speaks and looks. */
export function AppearanceScreen() {
  const { t } = useLingui();
  return (
    <Section title={t`Langue et apparence`}>
      <AppearanceForm />
    </Section>
  );
}

/** One page of the profile, with the way back to all of them. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Screen title={title} back={<BackTo to="/profile-management" label={t`Retour au profil`} />}>
      <div className="flex w-full max-w-2xl flex-col gap-3">{children}</div>
    </Screen>
  );
}

type OfProfileProps = {
  profile: Answer<OwnProfile>;
  children: (value: OwnProfile) => ReactNode;
};

function OfProfile({ profile, children }: OfProfileProps) {
  return (
    <>
      {profile.value && children(profile.value)}
      {!profile.value && profile.state === undefined && (
        <Card>
          <Skeleton className="h-40" />
        </Card>
      )}
      <HowOld
        answer={profile}
        failed={<Trans>Impossible de récupérer les informations de l’utilisateur</Trans>}
      />
    </>
  );
}
