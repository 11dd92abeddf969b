import { Trans } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useState } from "react";
import { longestDeskText } from "#shared/schemas/desk.ts";
import type { Told } from "#web/blocks/trouble/trouble-words.ts";
import { Button } from "#web/ui/button.tsx";
import { boxLook, Field } from "#web/ui/field.tsx";
import { DeskTrouble } from "./desk-trouble.tsx";

type AnswerFormProps = {
  label: ReactNode;
  busy: boolean;
  trouble: Told | undefined;
  /** True once the server has it. */
  onSend: (text: string) => Promise<boolean>;
  /** Other ways to end it, left of the button. */
  children: ReactNode;
};

/** Where an administrator answers; what was typed stays until it has left. */
export function AnswerForm({ label, busy, trouble, onSend, children }: AnswerFormProps) {
  const [text, setText] = useState("");
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === "" || busy) return;
    if (await onSend(text.trim())) setText("");
  }
  return (
    <form onSubmit={(event) => void handleSubmit(event)} className="flex flex-col gap-2">
      <Field label={label}>
        {(ids) => (
          <textarea
            {...ids}
            rows={3}
            maxLength={longestDeskText}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className={`${boxLook} field-sizing-content block max-h-80 min-h-24 py-3 leading-6`}
          />
        )}
      </Field>
      <DeskTrouble of={trouble} />
      <div className="flex flex-wrap justify-end gap-2">
        {children}
        <Button type="submit" kind="brand" busy={busy} disabled={text.trim() === ""}>
          <Trans>Envoyer la réponse</Trans>
        </Button>
      </div>
    </form>
  );
}
