import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { TroubleNote } from "#web/blocks/account/note.tsx";
import { useAttempt } from "#web/blocks/account/use-attempt.ts";
import { useLocale } from "#web/blocks/account/use-locale.ts";
import { useSecondsLeft } from "#web/blocks/wait/use-seconds-left.ts";
import { type AwaitedMail, resendConfirmation } from "#web/store/session/sign-in.ts";
import { Button } from "#web/ui/button.tsx";

/** For a mail that did not come: sends the link again. */
export function ResendLink({ credentials }: { credentials: AwaitedMail }) {
  const locale = useLocale();
  const { busy, trouble, again, attempt } = useAttempt();
  const [sent, setSent] = useState(false);

  const left = useSecondsLeft(again);

  async function handleResend() {
    if (left > 0) return;
    setSent(await attempt(() => resendConfirmation({ ...credentials, locale })));
  }

  return (
    <>
      <Button busy={busy} aria-disabled={left > 0} onClick={handleResend}>
        <Trans>Renvoyer l’email</Trans>
      </Button>
      <span role="status" className={sent ? "text-ink" : "sr-only"}>
        {sent && <Trans>Email envoyé. Regardez aussi dans les indésirables.</Trans>}
      </span>
      {trouble && <TroubleNote trouble={trouble} again={again} />}
    </>
  );
}
