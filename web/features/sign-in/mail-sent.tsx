import { Trans } from "@lingui/react/macro";
import MailCheck from "lucide-react/icons/mail-check";
import { useEffect, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ResendLink } from "./resend-link.tsx";

type MailSentProps = {
  email: string;
  /** Unknown after the page was loaded anew: the newest registration of the address is mailed again. */
  password: string | undefined;
  onCorrect: () => void;
  onSignIn: () => void;
};

/** Which mailbox to look into, and what to do when nothing comes. The link opens here or on any other device. */
export function MailSent({ email, password, onCorrect, onSignIn }: MailSentProps) {
  const told = useRef<HTMLDivElement>(null);
  // The form that was filled in is gone: who listens or uses the keyboard goes on from here.
  useEffect(() => told.current?.focus(), []);
  return (
    <Card className="flex flex-col gap-4">
      <div ref={told} tabIndex={-1} role="status" className="flex flex-col gap-2 outline-none">
        <p className="flex items-center gap-2 text-lg font-semibold text-ok">
          <MailCheck aria-hidden="true" className="size-6 shrink-0" />
          <Trans>Compte créé avec succès</Trans>
        </p>
        <p className="wrap-anywhere">
          <Trans>
            Un email est parti à <strong>{email}</strong>. Touchez le lien qu’il contient, ici ou
            sur un autre appareil : il vous fait entrer.
          </Trans>
        </p>
        <p className="text-ink-soft">
          <Trans>Vérifiez votre email pour confirmer votre compte avant de vous connecter.</Trans>
        </p>
      </div>
      <div className="flex flex-col items-start gap-2">
        <ResendLink credentials={{ email, password }} />
        <Button onClick={onCorrect}>
          <Trans>Corriger l’adresse</Trans>
        </Button>
        <Button kind="quiet" className="max-sm:text-start" onClick={onSignIn}>
          <Trans>J’ai déjà ouvert le lien : me connecter</Trans>
        </Button>
      </div>
    </Card>
  );
}
