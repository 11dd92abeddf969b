import { Trans, useLingui } from "@lingui/react/macro";
import type { ContactMessage, DeskState } from "#shared/schemas/desk.ts";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { Badge, type Tone } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { AnswerForm } from "./answer-form.tsx";
import { DeskList } from "./desk-list.tsx";
import { useDeed } from "./use-deed.ts";

/** Messages of the contact form. */
export function ContactTab({ onChange }: { onChange: () => void }) {
  const { t } = useLingui();
  return (
    <DeskList<ContactMessage, "open" | "all">
      path="contact"
      states={[
        { id: "open", label: t`À traiter` },
        { id: "all", label: t`Tous` },
      ]}
      keyOf={({ id }) => id}
      renderItem={(message, refresh) => <Message message={message} refresh={refresh} />}
      onChange={onChange}
    />
  );
}

const tones: Record<DeskState, Tone> = { open: "attention", answered: "ok", done: "neutral" };

function Message({ message, refresh }: { message: ContactMessage; refresh: () => void }) {
  const { t, i18n } = useLingui();
  const { busy, trouble, run } = useDeed();
  const { id, firstName, lastName, email, projectType, at, state, answer } = message;
  const name = `${firstName} ${lastName}`;
  const states: Record<DeskState, string> = {
    open: t`À traiter`,
    answered: t`Répondu`,
    done: t`Classé`,
  };

  async function handleAnswer(text: string): Promise<boolean> {
    const isDone = await run(`contact/${id}/answer`, { text });
    if (!isDone) return false;
    showToast(t`Réponse envoyée à ${email}`, "ok");
    refresh();
    return true;
  }

  async function handleSettle() {
    if (await run(`contact/${id}/done`)) refresh();
  }

  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold wrap-anywhere">{name}</h2>
          <a
            href={`mailto:${email}`}
            className="inline-flex min-h-6 items-center wrap-anywhere underline underline-offset-4"
          >
            {email}
          </a>
        </div>
        <Badge tone={tones[state]}>{states[state]}</Badge>
      </div>
      <p className="text-sm text-ink-soft">
        {formatDateTime(at, i18n.locale as Language)} · {projectType}
      </p>
      <p className="wrap-anywhere whitespace-pre-wrap">{message.message}</p>
      {answer !== null && (
        <div className="rounded-control bg-brand-soft p-3">
          <p className="text-sm font-medium text-brand-ink">
            <Trans>Notre réponse</Trans>
          </p>
          <p className="wrap-anywhere whitespace-pre-wrap">{answer}</p>
        </div>
      )}
      {state === "open" && (
        <AnswerForm
          label={<Trans>Répondre à {firstName}</Trans>}
          busy={busy}
          trouble={trouble}
          onSend={handleAnswer}
        >
          <Button onClick={() => void handleSettle()} disabled={busy}>
            <Trans>Classer sans réponse</Trans>
          </Button>
        </AnswerForm>
      )}
    </Card>
  );
}
