import { Trans, useLingui } from "@lingui/react/macro";
import X from "lucide-react/icons/x";
import { useEffect, useId, useState } from "react";
import { longestDeskText } from "#shared/schemas/desk.ts";
import { useKeptDraft } from "#web/blocks/hooks/use-kept-draft.ts";
import { SupportLines } from "#web/blocks/support/support-lines.tsx";
import { TroubleText } from "#web/blocks/trouble/trouble.tsx";
import { isUnheard } from "#web/store/line-trouble.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { WritingBox } from "#web/ui/writing-box.tsx";
import type { Support } from "./use-support.ts";

type SupportBoxProps = { userId: string; support: Support; onClose: () => void };

/** The open bubble: the greeting, what was written, and where one writes. The page behind it stays in use. */
export function SupportBox({ userId, support, onClose }: SupportBoxProps) {
  const { t } = useLingui();
  const titleId = useId();
  const { renew } = support;
  useEffect(() => void renew(), [renew]);
  return (
    <div
      role="dialog"
      aria-labelledby={titleId}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
      className="flex h-[31.25rem] max-h-[calc(100dvh-11rem)] w-96 max-w-[calc(100vw-2rem)] flex-col overflow-hidden rounded-card border border-edge bg-paper text-ink shadow-lg"
    >
      <div data-bar className="flex items-center justify-between bg-bar pl-4 text-on-bar">
        <h2 id={titleId} className="text-lg font-semibold">
          <Trans>Assistance</Trans>
        </h2>
        <IconButton
          label={t`Fermer l’assistance`}
          icon={<X aria-hidden="true" />}
          onClick={onClose}
        />
      </div>
      <Log support={support} />
      <Writing userId={userId} support={support} />
    </div>
  );
}

function Log({ support: { lines, isKnown, trouble, busy, renew } }: { support: Support }) {
  const { t } = useLingui();
  return (
    // Turned over, a box stands at its end by itself, also when something comes.
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box which scrolls must be reached by keyboard
      tabIndex={0}
      role="log"
      aria-label={t`Messages`}
      className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain outline-offset-[-3px]"
    >
      <div className="mb-auto flex flex-col gap-2 p-3">
        <p className="max-w-[88%] self-start rounded-card border border-line bg-surface px-3 py-2">
          <Trans>Bonjour ! Laissez votre question, nous reviendrons vers vous rapidement.</Trans>
        </p>
        {!isKnown && isUnheard(trouble?.code) && lines.length === 0 && (
          <p className="text-sm text-ink-soft">
            <Trans>
              Tant que le serveur ne répond pas, vos messages plus anciens manquent ici.
            </Trans>
          </p>
        )}
        <SupportLines lines={lines} side="person" />
        <Standing {...{ lines, trouble, busy, renew }} />
      </div>
    </div>
  );
}

/** What becomes of what was just written, in words. */
function Standing({
  lines,
  trouble,
  busy,
  renew,
}: Pick<Support, "lines" | "trouble" | "busy" | "renew">) {
  const isWaiting = lines.at(-1)?.state === "waiting";
  if (!isWaiting || busy || trouble === undefined) return null;
  if (trouble.code === "offline")
    return (
      <p role="status" className="rounded-control bg-attention-soft p-2 text-sm text-attention">
        <Trans>
          Hors ligne : votre message est gardé ici et partira tout seul au retour du réseau.
        </Trans>
      </p>
    );
  return (
    <div role="alert" className="rounded-control bg-stop-soft p-2 text-sm text-stop">
      <p className="font-medium">
        <Trans>Impossible d’envoyer le message. Veuillez réessayer.</Trans>
      </p>
      <p>
        <TroubleText of={trouble} /> <Trans>Il est gardé sur cet appareil.</Trans>
      </p>
      <Button className="mt-2" onClick={() => void renew()}>
        <Trans>Réessayer</Trans>
      </Button>
    </div>
  );
}

/** Where one writes; what is not sent stays. */
function Writing({ userId, support: { ask } }: { userId: string; support: Support }) {
  const { t } = useLingui();
  const [text, setText] = useKeptDraft(`support-draft ${userId}`);
  const [isSending, setSending] = useState(false);

  async function send() {
    setSending(true);
    setText("");
    if (await ask(text)) showToast(t`Message envoyé`, "ok");
    setSending(false);
  }

  return (
    <div className="border-t border-line bg-surface p-3">
      <WritingBox
        label={t`Votre question`}
        text={text}
        longest={longestDeskText}
        busy={isSending}
        isFocused
        send={
          <span className="sr-only">
            <Trans>Envoyer</Trans>
          </span>
        }
        onChange={setText}
        onSend={() => void send()}
      />
    </div>
  );
}
