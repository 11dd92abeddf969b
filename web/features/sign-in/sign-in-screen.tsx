import { Trans, useLingui } from "@lingui/react/macro";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useEffect, useState } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router-dom";
import { AccountLink, AccountPage } from "#web/blocks/account/account-page.tsx";
import { doorWishOf } from "#web/blocks/account/door-wish.ts";
import { TroubleNote } from "#web/blocks/account/note.tsx";
import { destinationOf } from "#web/blocks/destination.ts";
import { useMoveOn } from "#web/blocks/hooks/use-move-on.ts";
import { LostDataNote } from "#web/blocks/trouble/bars.tsx";
import { useSignInOptions } from "#web/store/session/use-sign-in-options.ts";
import { ownSession, useSession } from "#web/store/session.ts";
import { Card } from "#web/ui/card.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { EmailTab } from "./email-tab.tsx";
import { GoogleLink } from "./google-link.tsx";
import { MailSent } from "./mail-sent.tsx";
import { PhoneForm } from "./phone-form.tsx";
import { rememberSentMail, sentMail } from "./sent-mail.ts";
import type { RegisterDraft } from "./sign-in-form.ts";

/** /auth: sign in or open an account. Needs a network once; afterwards the device remembers who works on it. */
export function SignInScreen() {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  const moveOn = useMoveOn();
  const session = useSession((state) => state.session);
  const options = useSignInOptions();
  const wish = doorWishOf(useLocation().state);
  const [tab, setTab] = useState<"login" | "phone" | "register">(
    wish?.tab ?? (parameters.has("new") ? "register" : "login"),
  );
  /** The registration that was asked for last; its password is unknown once the page was loaded anew. */
  const [asked, setAsked] = useState<RegisterDraft | undefined>(() => {
    const sent = session ? undefined : sentMail();
    return sent && { ...sent, password: "" };
  });
  const [isSent, setSent] = useState(asked !== undefined);

  useEffect(() => {
    if (session) rememberSentMail(undefined);
  }, [session]);

  // Somebody whose session is over signs in again without leaving: what they sold waits on this device.
  const again = parameters.has("again");
  const wanted = parameters.get("from");
  const destination = destinationOf(wanted, session);
  if (session && !again) return <Navigate to={destination} replace />;

  function handleSignedIn() {
    if (again) moveOn(destination, { replace: true });
  }

  function handleSent(draft: RegisterDraft) {
    rememberSentMail(draft);
    setAsked(draft);
    setSent(true);
  }

  function leaveSent(to: "login" | "register") {
    rememberSentMail(undefined);
    setSent(false);
    setTab(to);
  }

  function handlePhone() {
    showToast(t`Connexion réussie!`, "ok");
    handleSignedIn();
  }

  function handlePassword() {
    const fullName = ownSession(useSession.getState().session)?.fullName;
    showToast(
      <>
        <strong className="block">
          <Trans>Connexion réussie</Trans>
        </strong>
        {fullName ? <Trans>Bienvenue, {fullName}</Trans> : <Trans>Bienvenue</Trans>}
      </>,
      "ok",
    );
    handleSignedIn();
  }

  if (isSent && asked)
    return (
      <AccountPage title={t`Regardez vos mails`} heading={<Trans>Regardez vos mails</Trans>}>
        <MailSent
          email={asked.email}
          password={asked.password || undefined}
          onCorrect={() => leaveSent("register")}
          onSignIn={() => leaveSent("login")}
        />
      </AccountPage>
    );
  return (
    <AccountPage
      title={t`Connexion`}
      heading={tab === "register" ? <Trans>Créer un compte</Trans> : <Trans>Connexion</Trans>}
    >
      {again && (
        <p role="status">
          <Trans>Votre session a expiré. Reconnectez-vous : ce qui attend partira aussitôt.</Trans>
        </p>
      )}
      {wish && (
        <p role="status">
          <Trans>Pour répondre à l’invitation de {wish.shopName}.</Trans>
        </p>
      )}
      <LostDataNote />
      {parameters.get("trouble") === "google" && <TroubleNote trouble="google" />}
      <Card>
        <Tabs
          label={t`Connexion ou inscription`}
          tabs={[
            { id: "login", label: <Trans>Email</Trans> },
            // An invited address is answered with that address.
            ...(wish ? [] : [{ id: "phone" as const, label: <Trans>Téléphone</Trans> }]),
            { id: "register", label: <Trans>Inscription</Trans> },
          ]}
          current={tab}
          onPick={setTab}
        >
          {tab === "phone" ? (
            <PhoneTab isOffered={options?.phone !== false} onSignedIn={handlePhone} />
          ) : (
            <EmailTab
              tab={tab}
              fixedEmail={wish?.email}
              start={asked}
              onSent={handleSent}
              onSignedIn={handlePassword}
            />
          )}
        </Tabs>
      </Card>
      {options?.google && <GoogleLink to={wanted} />}
      <AccountLink to="/" icon={<ArrowLeft aria-hidden="true" className="size-5" />}>
        <Trans>Retour à l’accueil</Trans>
      </AccountLink>
    </AccountPage>
  );
}

function PhoneTab({ isOffered, onSignedIn }: { isOffered: boolean; onSignedIn: () => void }) {
  return isOffered ? <PhoneForm onSignedIn={onSignedIn} /> : <TroubleNote trouble="no-sms" />;
}
