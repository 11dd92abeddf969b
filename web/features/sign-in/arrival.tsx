import { Trans } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef } from "react";
import { AccountLink } from "#web/blocks/account/account-page.tsx";
import { TroubleNote } from "#web/blocks/account/note.tsx";
import { useAttempt } from "#web/blocks/account/use-attempt.ts";
import { mayWorkLater } from "#web/store/line-trouble.ts";
import type { SignedIn } from "#web/store/session/sign-in.ts";
import { Button } from "#web/ui/button.tsx";

type ArrivalProps = {
  /** What the proof is known by: another one is asked about anew. */
  proof: string;
  enter: () => Promise<SignedIn>;
  onSignedIn: () => void;
};

/** Somebody who comes with a proof in hand, by a link or from Google: it is shown to the server at once. */
export function Arrival({ proof, enter, onSignedIn }: ArrivalProps) {
  const { busy, trouble, again, attempt } = useAttempt();
  const asked = useRef<string>(undefined);

  async function handleEnter() {
    if (await attempt(enter)) onSignedIn();
  }

  const enterOnce = useEffectEvent(() => {
    // A proof works once: it is shown once, however often the screen is drawn.
    if (asked.current === proof) return;
    asked.current = proof;
    void handleEnter();
  });

  useEffect(() => {
    void proof;
    enterOnce();
  }, [proof]);

  const isWorthAgain = mayWorkLater(trouble) || trouble?.startsWith("too-many");
  return (
    <>
      {trouble ? (
        <TroubleNote trouble={trouble === "invalid-request" ? "link-ended" : trouble} again={again}>
          {isWorthAgain && (
            <Button busy={busy} onClick={handleEnter}>
              <Trans>Réessayer</Trans>
            </Button>
          )}
        </TroubleNote>
      ) : (
        <p role="status">
          <Trans>Un instant…</Trans>
        </p>
      )}
      <AccountLink to="/auth">
        <Trans>Se connecter</Trans>
      </AccountLink>
    </>
  );
}
