import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { boxLook, Field } from "#web/ui/field.tsx";

type PasteBoxProps = {
  label: ReactNode;
  hint?: ReactNode;
  takesFocus?: boolean;
  onText: (text: string) => void;
};

/** Nobody types so many letters between two looks: it was pasted. */
const pastedLetters = 20;
const longest = 50_000;

/** Where messages are pasted: what comes at once is read at once, what is typed when it is asked for. */
export function PasteBox({ label, hint, takesFocus = false, onText }: PasteBoxProps) {
  const [text, setText] = useState("");
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);

  function read(whole: string) {
    setText("");
    if (whole.trim() !== "") onText(whole);
  }

  function handleChange(next: string) {
    if (next.length - text.length > pastedLetters) read(next);
    else setText(next);
  }

  return (
    <div className="flex flex-col gap-2">
      <Field label={label} hint={hint}>
        {(ids) => (
          <textarea
            {...ids}
            ref={box}
            rows={3}
            value={text}
            maxLength={longest}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => handleChange(target.value)}
            className={`${boxLook} block resize-none py-2`}
          />
        )}
      </Field>
      {text.trim() !== "" && (
        <Button size="sell" onClick={() => read(text)}>
          <Trans>Lire</Trans>
        </Button>
      )}
    </div>
  );
}
