import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { MailState, QueuedMail } from "#shared/schemas/desk.ts";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { DeskList } from "./desk-list.tsx";
import { DeskTrouble } from "./desk-trouble.tsx";
import { useDeed } from "./use-deed.ts";

/** Mails, SMS and push messages: given up and why, on their way, gone. */
export function MailTab({ onChange }: { onChange: () => void }) {
  const { t } = useLingui();
  return (
    <DeskList<QueuedMail, MailState>
      path="mail"
      states={[
        { id: "failed", label: t`En échec` },
        { id: "waiting", label: t`En attente` },
        { id: "sent", label: t`Partis` },
      ]}
      keyOf={({ id }) => id}
      renderItem={(mail, refresh) => <Mail mail={mail} refresh={refresh} />}
      onChange={onChange}
    />
  );
}

function Mail({ mail, refresh }: { mail: QueuedMail; refresh: () => void }) {
  const { t, i18n } = useLingui();
  const language = i18n.locale as Language;
  const { busy, trouble, run } = useDeed();
  const { id, channel, recipient, template, createdAt, nextTryAt, attempts, state } = mail;
  const nextTry = formatDateTime(nextTryAt, language);
  const channels: Record<QueuedMail["channel"], string> = {
    mail: t`Email`,
    sms: t`SMS`,
    push: t`Notification`,
  };

  async function handleRetry() {
    if (!(await run(`mail/${id}/retry`))) return;
    showToast(t`Le message repart dans un instant`, "ok");
    refresh();
  }

  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium wrap-anywhere">{recipient || channels[channel]}</p>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {channels[channel]} · {template} · {formatDateTime(createdAt, language)}
        </p>
        {mail.lastError !== null && (
          <p className="text-sm wrap-anywhere text-stop">{mail.lastError}</p>
        )}
        <p className="text-sm text-ink-soft">
          <Plural value={attempts} _0="Pas encore essayé" one="# essai" other="# essais" />
          {state === "waiting" && (
            <>
              {" · "}
              <Trans>prochain essai {nextTry}</Trans>
            </>
          )}
        </p>
        <DeskTrouble of={trouble} />
      </div>
      {state !== "sent" && (
        <Button busy={busy} onClick={() => void handleRetry()}>
          <Trans>Relancer</Trans>
        </Button>
      )}
    </Card>
  );
}
