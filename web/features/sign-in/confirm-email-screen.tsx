import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { PublicBar } from "#web/blocks/public-bar.tsx";
import { confirmEmail, type SignInTrouble } from "#web/store/session/sign-in.ts";
import { showToast } from "#web/ui/toast-state.ts";
import { SignInTroubleText } from "./sign-in-words.tsx";

/** /auth/confirm#token: the link out of the mail. Opens the account and leads into it. */
export function ConfirmEmailScreen() {
  const { t } = useLingui();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState<SignInTrouble>();
  const asked = useRef("");

  useEffect(() => {
    const token = hash.slice(1);
    // A link works once: it is asked about once, however often the screen is drawn.
    if (asked.current === hash) return;
    asked.current = hash;
    void confirmEmail(token).then((outcome) => {
      if (!outcome.ok) return setTrouble(outcome.trouble);
      showToast(t`Connexion réussie!`, "ok");
      navigate("/dashboard", { replace: true });
    });
  }, [hash, navigate, t]);

  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${t`Connexion`} · Boutika`}</title>
      <PublicBar />
      <main className="mx-auto flex w-full max-w-md flex-1 flex-col gap-4 p-4 md:pt-10">
        <h1 className="text-2xl font-bold tracking-tight">
          <Trans>Confirmation de votre adresse</Trans>
        </h1>
        {trouble ? (
          <div
            role="alert"
            className="rounded-control border border-stop/40 bg-stop-soft p-3 font-medium text-stop"
          >
            <SignInTroubleText trouble={trouble === "invalid-request" ? "link-ended" : trouble} />
          </div>
        ) : (
          <p role="status">
            <Trans>Un instant…</Trans>
          </p>
        )}
        <Link
          to="/auth"
          className="flex min-h-11 items-center self-start font-medium text-brand-ink underline underline-offset-4"
        >
          <Trans>Se connecter</Trans>
        </Link>
      </main>
    </div>
  );
}
