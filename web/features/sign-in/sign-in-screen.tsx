import { Trans, useLingui } from "@lingui/react/macro";
import ArrowLeft from "lucide-react/icons/arrow-left";
import CloudOff from "lucide-react/icons/cloud-off";
import { useState } from "react";
import { Link, Navigate, useNavigate, useSearchParams } from "react-router-dom";
import { PublicBar } from "#web/blocks/public-bar.tsx";
import { useOnline } from "#web/blocks/use-online.ts";
import { register, type SignInTrouble, signIn } from "#web/store/session/sign-in.ts";
import { currentShop, useSession } from "#web/store/session.ts";
import { Card } from "#web/ui/card.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { destinationOf } from "./destination.ts";
import { LoginForm } from "./login-form.tsx";
import { RegisterForm } from "./register-form.tsx";
import type { RegisterDraft } from "./sign-in-form.ts";
import { SignInTroubleText } from "./sign-in-words.tsx";

/** /auth: sign in or open an account. Needs a network once; afterwards the device remembers who works on it. */
export function SignInScreen() {
  const { t, i18n } = useLingui();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const session = useSession((state) => state.session);
  const online = useOnline();
  const [tab, setTab] = useState<"login" | "register">("login");
  const [busy, setBusy] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);
  const [trouble, setTrouble] = useState<SignInTrouble>();

  // Somebody whose session is over signs in again without leaving: what they sold waits on this device.
  const again = parameters.has("again");
  const destination = destinationOf(parameters.get("from"), currentShop(session)?.role);
  if (session && !again) return <Navigate to={destination} replace />;

  async function handleRegister(draft: RegisterDraft) {
    setBusy(true);
    setTrouble(undefined);
    const asked = await register({ ...draft, locale: i18n.locale === "en" ? "en" : "fr" });
    setBusy(false);
    if (!asked.ok) return setTrouble(asked.trouble);
    setTab("login");
    setHasAsked(true);
  }

  async function attempt(
    act: () => Promise<{ ok: true } | { ok: false; trouble: SignInTrouble }>,
    welcome: string,
  ) {
    setBusy(true);
    setTrouble(undefined);
    const outcome = await act();
    setBusy(false);
    if (!outcome.ok) return setTrouble(outcome.trouble);
    showToast(welcome, "ok");
    if (again) navigate(destination, { replace: true });
  }

  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${t`Connexion`} · Boutika`}</title>
      <PublicBar />
      <main className="mx-auto flex w-full max-w-md flex-1 flex-col gap-4 p-4 md:pt-10">
        <h1 className="text-2xl font-bold tracking-tight">
          {tab === "login" ? <Trans>Connexion</Trans> : <Trans>Créer un compte</Trans>}
        </h1>
        {!online && (
          <p
            role="status"
            className="flex gap-3 rounded-card border border-attention/40 bg-attention-soft p-3 text-attention"
          >
            <CloudOff aria-hidden="true" className="size-6 shrink-0" />
            <SignInTroubleText trouble="offline" />
          </p>
        )}
        <Card>
          <Tabs
            label={t`Connexion ou inscription`}
            tabs={[
              { id: "login", label: <Trans>Email</Trans> },
              { id: "register", label: <Trans>Inscription</Trans> },
            ]}
            current={tab}
            onPick={(picked) => {
              setTab(picked);
              setTrouble(undefined);
            }}
          >
            {hasAsked && tab === "login" && !trouble && (
              <div
                role="status"
                className="mb-4 rounded-control border border-brand/40 bg-brand-soft p-3"
              >
                <strong className="block">
                  <Trans>Compte créé avec succès</Trans>
                </strong>
                <Trans>
                  Vérifiez votre email pour confirmer votre compte avant de vous connecter.
                </Trans>
              </div>
            )}
            {trouble && (
              <div
                role="alert"
                className="mb-4 rounded-control border border-stop/40 bg-stop-soft p-3 font-medium text-stop"
              >
                <SignInTroubleText trouble={trouble} />
              </div>
            )}
            {tab === "login" ? (
              <LoginForm
                busy={busy}
                onSubmit={(draft) => attempt(() => signIn(draft), t`Connexion réussie!`)}
              />
            ) : (
              <RegisterForm busy={busy} onSubmit={handleRegister} />
            )}
          </Tabs>
        </Card>
        <Link
          to="/"
          className="flex min-h-11 items-center gap-2 self-start font-medium text-brand-ink underline underline-offset-4"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          <Trans>Retour à l’accueil</Trans>
        </Link>
      </main>
    </div>
  );
}
