import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { TroubleNote } from "#web/blocks/account/note.tsx";
import { useAttempt } from "#web/blocks/account/use-attempt.ts";
import { useLocale } from "#web/blocks/account/use-locale.ts";
import { type AwaitedMail, resendConfirmation } from "#web/store/session/sign-in.ts";
import { Button } from "#web/ui/button.tsx";

/** For a mail that did not come: sends the link again. */
export function ResendLink({ credentials }: { credentials: AwaitedMail }) {
  const locale = useLocale();
  const { busy, trouble, attempt } = useAttempt();
  const [sent, setSent] = useState(false);

  async function handleResend() {
    setSent(await attempt(() => resendConfirmation({ ...credentials, locale })));
  }

  return (
    <>
      <Button busy={busy} onClick={handleResend}>
        <Trans>Renvoyer l’email</Trans>
      </Button>
      <span role="status" className={sent ? "text-ink" : "sr-only"}>
        {sent && <Trans>Email envoyé. Regardez aussi dans les indésirables.</Trans>}
      </span>
      {trouble && <TroubleNote trouble={trouble} />}
    </>
  );
}
