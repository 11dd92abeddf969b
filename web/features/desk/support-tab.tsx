import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { SupportCase, SupportConversation } from "#shared/schemas/desk.ts";
import { SupportLines } from "#web/blocks/support/support-lines.tsx";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { newRequestId } from "#web/store/own-account.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { AnswerForm } from "./answer-form.tsx";
import { DeskList } from "./desk-list.tsx";
import { DeskTrouble } from "./desk-trouble.tsx";
import { useDeed } from "./use-deed.ts";
import { useDesk } from "./use-desk.ts";

/** Conversations of signed-in people, those that wait first. */
export function SupportTab({ onChange }: { onChange: () => void }) {
  const { t } = useLingui();
  return (
    <DeskList<SupportCase, "open" | "all">
      path="support"
      states={[
        { id: "open", label: t`À traiter` },
        { id: "all", label: t`Toutes` },
      ]}
      keyOf={({ userId }) => userId}
      renderItem={(one, refresh) => <Case one={one} refresh={refresh} />}
      onChange={onChange}
    />
  );
}

function Case({ one, refresh }: { one: SupportCase; refresh: () => void }) {
  const { i18n } = useLingui();
  const [open, setOpen] = useState(false);
  const { userId, fullName, email, phone, lastText, lastAt, open: waiting } = one;
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold wrap-anywhere">{fullName}</h2>
          <p className="text-sm wrap-anywhere text-ink-soft">
            {[email, phone].filter(Boolean).join(" · ")}
          </p>
        </div>
        {waiting > 0 ? (
          <Badge tone="attention">
            <Plural value={waiting} one="# question attend" other="# questions attendent" />
          </Badge>
        ) : (
          <Badge tone="ok">
            <Trans>Traitée</Trans>
          </Badge>
        )}
      </div>
      {!open && <p className="line-clamp-2 wrap-anywhere whitespace-pre-wrap">{lastText}</p>}
      {open && <Conversation userId={userId} name={fullName} refresh={refresh} />}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-ink-soft">{formatDateTime(lastAt, i18n.locale as Language)}</p>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? <Trans>Replier</Trans> : <Trans>Lire et répondre</Trans>}
        </Button>
      </div>
    </Card>
  );
}

type ConversationProps = { userId: string; name: string; refresh: () => void };

function Conversation({ userId, name, refresh }: ConversationProps) {
  const { t } = useLingui();
  const {
    value,
    trouble,
    refresh: reread,
  } = useDesk<SupportConversation>(`/api/v1/admin/support/${userId}`);
  const deed = useDeed();
  // The same for every attempt of one answer, so that a lost one can be sent again.
  const [id, setId] = useState(newRequestId);
  const hasOpen = value?.messages.some(
    ({ author, state }) => author === "person" && state === "sent",
  );

  // What comes in while one writes has been read by nobody, and waits on.
  const upTo = value?.messages.at(-1)?.id;

  async function handleAnswer(text: string): Promise<boolean> {
    if (!(await deed.run(`support/${userId}/answers`, { id, text, upTo }))) return false;
    setId(newRequestId());
    showToast(t`Message envoyé`, "ok");
    await reread();
    refresh();
    return true;
  }

  async function handleSettle() {
    if (!(await deed.run(`support/${userId}/done`, { upTo }))) return;
    await reread();
    refresh();
  }

  if (value === undefined)
    return trouble === undefined ? <Skeleton className="h-40" /> : <DeskTrouble of={trouble} />;
  return (
    <>
      <SupportLines lines={value.messages} side="desk" />
      <AnswerForm
        label={<Trans>Répondre à {name}</Trans>}
        busy={deed.busy}
        trouble={deed.trouble}
        onSend={handleAnswer}
      >
        {hasOpen && (
          <Button onClick={() => void handleSettle()} disabled={deed.busy}>
            <Trans>Classer sans réponse</Trans>
          </Button>
        )}
      </AnswerForm>
    </>
  );
}
