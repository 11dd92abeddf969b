import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Language } from "#web/i18n/language.ts";
import { formatDate } from "#web/i18n/long-dates.ts";
import { cancelSubscription, type SubscriptionAsked } from "#web/store/session/subscription.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

type CancelPlanProps = {
  until: string;
  busy: string | undefined;
  online: boolean;
  ask: (busy: string, act: () => SubscriptionAsked) => Promise<boolean>;
};

/** The way out, far from the rest, and what it means. */
export function CancelPlan({ until, busy, online, ask }: CancelPlanProps) {
  const { t, i18n } = useLingui();
  const language = i18n.locale as Language;
  const [open, setOpen] = useState(false);
  const day = formatDate(until, language);
  const close = () => setOpen(false);
  return (
    <div>
      <Button kind="quiet" disabled={!online} onClick={() => setOpen(true)}>
        <Trans>Arrêter l’abonnement</Trans>
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={<Trans>Arrêter l’abonnement ?</Trans>}
        closeLabel={t`Fermer`}
        actions={
          <>
            <Button size="sell" onClick={close}>
              <Trans>Le garder</Trans>
            </Button>
            <Button
              kind="danger"
              size="sell"
              busy={busy === "cancel"}
              onClick={async () => {
                await ask("cancel", cancelSubscription);
                close();
              }}
            >
              <Trans>Arrêter</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            Jusqu’au {day}, rien ne change. Ensuite vous pourrez toujours vendre, envoyer vos ventes
            et tout consulter, mais plus rien ajouter. Vous pouvez reprendre à tout moment.
          </Trans>
        </p>
      </Dialog>
    </div>
  );
}
