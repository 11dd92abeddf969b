import SendHorizontal from "lucide-react/icons/send-horizontal";
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { Button } from "./button.tsx";
import { boxLook, Field } from "./field.tsx";

type WritingBoxProps = {
  /** What the box is for, also shown in it while it is empty. */
  label: string;
  text: string;
  longest: number;
  busy: boolean;
  /** Ready to write in as soon as it is there. */
  isFocused?: boolean;
  /** The words of the button. */
  send: ReactNode;
  onChange: (text: string) => void;
  /** Called with something to send, and never while the last is still leaving. */
  onSend: () => void;
};

/** Where one writes to somebody. Enter sends, Shift and Enter begin a new line. */
export function WritingBox({
  label,
  text,
  longest,
  busy,
  isFocused = false,
  send,
  onChange,
  onSend,
}: WritingBoxProps) {
  const form = useRef<HTMLFormElement>(null);
  const isEmpty = text.trim() === "";
  useEffect(() => {
    if (isFocused) form.current?.querySelector("textarea")?.focus();
  }, [isFocused]);

  function handleSubmit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (!isEmpty && !busy) onSend();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    handleSubmit(event);
  }

  return (
    <form ref={form} onSubmit={handleSubmit} className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <Field label={label} labelHidden>
          {(ids) => (
            <textarea
              {...ids}
              rows={1}
              maxLength={longest}
              enterKeyHint="send"
              placeholder={label}
              value={text}
              onChange={(event) => onChange(event.target.value)}
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
        disabled={isEmpty || busy}
        icon={<SendHorizontal aria-hidden="true" />}
      >
        {send}
      </Button>
    </form>
  );
}
