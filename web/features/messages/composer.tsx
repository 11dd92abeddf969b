import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import SendHorizontal from "lucide-react/icons/send-horizontal";
import type { FormEvent, KeyboardEvent } from "react";
import { longestMessage } from "#shared/schemas/message.ts";
import { ActTrouble } from "#web/blocks/act-trouble.tsx";
import { useAct } from "#web/blocks/use-act.ts";
import { sendMessage } from "#web/store/acts.ts";
import { Button } from "#web/ui/button.tsx";
import { boxLook, Field } from "#web/ui/field.tsx";
import { useDraft } from "./draft.ts";

const messageNotSent = msg`Le message n’est pas parti`;

type ComposerProps = { shopId: string; userId: string; memberId: string };

/** Counted out loud only when it gets short. */
const fewLeft = 200;

/** Where one writes. Enter sends, Shift and Enter begin a new line; what is not sent stays. */
export function Composer({ shopId, userId, memberId }: ComposerProps) {
  const { t } = useLingui();
  const [text, setText] = useDraft(shopId, userId, memberId);
  const { busy, refusal, run } = useAct();
  const left = longestMessage - text.length;

  async function send() {
    if (text.trim() === "" || busy) return;
    const sent = await run((formId) => sendMessage({ shopId, formId, memberId, text }));
    if (sent) setText("");
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void send();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  }

  return (
    <form
      onSubmit={handleSubmit}
      className="flex flex-col gap-2 border-t border-line bg-surface p-3"
    >
      <ActTrouble refusal={refusal} title={messageNotSent} />
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field label={<Trans>Votre message</Trans>} labelHidden>
            {(ids) => (
              <textarea
                {...ids}
                rows={1}
                maxLength={longestMessage}
                enterKeyHint="send"
                placeholder={t`Votre message`}
                value={text}
                onChange={(event) => setText(event.target.value)}
                onKeyDown={handleKey}
                className={`${boxLook} field-sizing-content block max-h-40 resize-none py-3 leading-6`}
              />
            )}
          </Field>
        </div>
        <Button
          type="submit"
          kind="brand"
          size="sell"
          busy={busy}
          disabled={text.trim() === ""}
          icon={<SendHorizontal aria-hidden="true" />}
        >
          <span className="sr-only sm:not-sr-only">
            <Trans>Envoyer</Trans>
          </span>
        </Button>
      </div>
      {left <= fewLeft && (
        <p className="text-sm text-ink-soft" aria-live="polite">
          <Trans>Encore {left} caractères</Trans>
        </p>
      )}
    </form>
  );
}
