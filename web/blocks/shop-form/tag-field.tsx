import { Trans, useLingui } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type TagFieldProps = {
  label: string;
  hint?: string;
  /** In its place once there is a word to tap. */
  hintOfAdded?: string;
  tags: readonly string[];
  /** Most tags, and most letters of one. */
  most: number;
  longest: number;
  onChange: (tags: string[]) => void;
};

/**
 * Free words, added with Enter or the button, tapped to be taken out. What is there already, and nothing, is not added.
 * The word in the box is one of them while it is typed, so that whoever leaves the form at once has said it. It joins
 * the list below only when it is added: a list that grew as the box was left would move what one is about to tap.
 * Where the form is kept or given up and stays, a key of that begins it anew.
 */
export function TagField({
  label,
  hint,
  hintOfAdded = hint,
  tags,
  most,
  longest,
  onChange,
}: TagFieldProps) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const [typed, setTyped] = useState<string>();
  const added = tags.filter((tag) => tag !== typed);
  const list = useRef<HTMLUListElement>(null);
  const box = useRef<HTMLInputElement>(null);

  function handleType(now: string) {
    const word = wordOf(now, added, longest);
    setText(now);
    setTyped(word);
    if (word !== typed) onChange(word === undefined ? added : [...added, word]);
  }

  function handleAdd() {
    setText("");
    setTyped(undefined);
    box.current?.focus();
  }

  function handleRemove(tag: string) {
    onChange(tags.filter((other) => other !== tag));
    box.current?.focus();
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-start gap-2 max-[18rem]:flex-col max-[18rem]:items-stretch">
        <div className="min-w-0 flex-1">
          <TextField
            ref={box}
            label={label}
            hint={added.length > 0 ? hintOfAdded : hint}
            value={text}
            onChange={handleType}
            maxLength={longest}
            autoComplete="off"
            enterKeyHint="done"
            disabled={added.length >= most}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              handleAdd();
            }}
          />
        </div>
        <Button
          size="sell"
          className="mt-7 shrink-0 max-[18rem]:mt-0"
          icon={<Plus aria-hidden="true" className="size-5" />}
          onClick={handleAdd}
        >
          <Trans>Ajouter</Trans>
        </Button>
      </div>
      {added.length > 0 && (
        <ul ref={list} aria-label={label} className="flex flex-wrap gap-2">
          {added.map((tag) => (
            <li key={tag} className="max-w-full">
              <button
                type="button"
                aria-label={t`Retirer ${tag}`}
                onClick={() => handleRemove(tag)}
                className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-edge bg-surface px-4 hover:bg-sunken"
              >
                <span className="min-w-0 truncate">{tag}</span>
                <X aria-hidden="true" className="size-4 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The word that a text would add; undefined when it is nothing, or there already. */
function wordOf(text: string, added: readonly string[], longest: number): string | undefined {
  const word = text.trim().slice(0, longest);
  const isKnown = added.some((known) => known.toLowerCase() === word.toLowerCase());
  return word === "" || isKnown ? undefined : word;
}
