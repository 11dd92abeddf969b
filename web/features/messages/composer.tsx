import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { longestMessage } from "#shared/schemas/message.ts";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { useKeptDraft } from "#web/blocks/hooks/use-kept-draft.ts";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { sendMessage } from "#web/store/acts.ts";
import { WritingBox } from "#web/ui/writing-box.tsx";

const messageNotSent = msg`Le message n’est pas parti`;

type ComposerProps = { shopId: string; userId: string; memberId: string };

/** Counted out loud only when it gets short. */
const fewLeft = 200;

/** Where one writes; what is not sent stays. */
export function Composer({ shopId, userId, memberId }: ComposerProps) {
  const { t } = useLingui();
  const [text, setText] = useKeptDraft(`message-draft ${shopId} ${userId} ${memberId}`);
  const { busy, refusal, run } = useAct();
  const left = longestMessage - text.length;

  async function send() {
    const sent = await run((formId) => sendMessage({ shopId, formId, memberId, text }));
    if (sent) setText("");
  }

  return (
    <div className="flex flex-col gap-2 border-t border-line bg-surface p-3">
      <ActTrouble refusal={refusal} title={messageNotSent} />
      <WritingBox
        label={t`Votre message`}
        text={text}
        longest={longestMessage}
        busy={busy}
        send={
          <span className="sr-only sm:not-sr-only">
            <Trans>Envoyer</Trans>
          </span>
        }
        onChange={setText}
        onSend={() => void send()}
      />
      {left <= fewLeft && (
        <p className="text-sm text-ink-soft" aria-live="polite">
          <Plural value={left} one="Encore # caractère" other="Encore # caractères" />
        </p>
      )}
    </div>
  );
}
