import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { AccountLink, AccountPage } from "#web/blocks/account/account-page.tsx";
import { GoodNote, TroubleNote } from "#web/blocks/account/note.tsx";
import { useAttempt } from "#web/blocks/account/use-attempt.ts";
import { useLocale } from "#web/blocks/account/use-locale.ts";
import { isEmailAddress } from "#web/blocks/email-address.ts";
import { useSecondsLeft } from "#web/blocks/wait/use-seconds-left.ts";
import { forgotPassword } from "#web/store/session/sign-in.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { TroubleNote as PlainNote } from "#web/ui/trouble-note.tsx";

/** /reset-password: asks for a link. What it answers does not tell whether the address has an account. */
export function ResetRequestScreen() {
  const { t } = useLingui();
  const locale = useLocale();
  const { busy, trouble, again, attempt } = useAttempt();
  const [email, setEmail] = useState("");
  const [asked, setAsked] = useState(false);
  const [sent, setSent] = useState(false);
  const left = useSecondsLeft(again);
  const address = email.trim();
  const isAddress = isEmailAddress(address);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (isAddress && left === 0)
      setSent(await attempt(() => forgotPassword({ email: address, locale })));
  }

  return (
    <AccountPage title={t`Mot de passe oublié`} heading={<Trans>Mot de passe oublié</Trans>}>
      <Card className="flex flex-col gap-4">
        {trouble === "server" ? (
          <PlainNote>
            <Trans>Une erreur est survenue lors de l’envoi de l’email.</Trans>
          </PlainNote>
        ) : (
          trouble && <TroubleNote trouble={trouble} again={again} />
        )}
        {sent ? (
          <>
            <GoodNote>
              <strong>
                <Trans>Email envoyé</Trans>
              </strong>
              <span>
                <Trans>
                  Si {address} a un compte, un lien y arrive. Il vaut trente minutes et sert une
                  fois. Regardez aussi dans les indésirables.
                </Trans>
              </span>
            </GoodNote>
            <Button size="large" wide onClick={() => setSent(false)}>
              <Trans>Renvoyer l’email</Trans>
            </Button>
          </>
        ) : (
          <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-4">
            <TextField
              label={t`Adresse email`}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              value={email}
              onChange={setEmail}
              error={asked && !isAddress ? <AddressTrouble isEmpty={address === ""} /> : undefined}
            />
            <Button
              kind="main"
              size="large"
              type="submit"
              wide
              busy={busy}
              aria-disabled={left > 0}
            >
              <Trans>Envoyer le lien</Trans>
            </Button>
          </form>
        )}
      </Card>
      <AccountLink to="/auth">
        <Trans>Retour à la connexion</Trans>
      </AccountLink>
    </AccountPage>
  );
}

function AddressTrouble({ isEmpty }: { isEmpty: boolean }) {
  if (!isEmpty) return <Trans>Cette adresse email n’est pas complète</Trans>;
  return (
    <Trans>
      Email requis : Veuillez saisir votre adresse email avant de demander la réinitialisation.
    </Trans>
  );
}
