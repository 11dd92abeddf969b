import { type RefObject, useEffect, useEffectEvent } from "react";
import { isLocked } from "#web/store/sharing/kept.ts";
import { wholeDigits } from "#web/ui/group-digits.ts";
import { IDLE, isBurst, pressKey, WEDGE_DEFAULTS } from "./wedge-detector.ts";

type DigitKeys<D> = {
  /** The keys on the screen that a keyboard stands for; they are heard while nothing lies over them. */
  pad: RefObject<HTMLFieldSetElement | null>;
  /** What is being typed into, before the next key. */
  draft: D;
  onDraft: (next: D) => void;
  withKey: (draft: D, digit: string) => D;
  withoutLast: (draft: D) => D;
};

/**
 * Digits of a keyboard, of any script and from the row of letters' figures also without Shift, and Backspace, wherever
 * the focus is but in a field. Enter where nothing has the focus submits the form. What a scanner writes is taken out
 * again as soon as it turns out to be one.
 */
export function useDigitKeys<D>({ pad, draft, onDraft, withKey, withoutLast }: DigitKeys<D>): void {
  const draftNow = useEffectEvent(() => draft);
  const put = useEffectEvent((next: D) => onDraft(next));
  const typed = useEffectEvent((digit: string) => onDraft(withKey(draft, digit)));
  const erased = useEffectEvent(() => onDraft(withoutLast(draft)));

  useEffect(() => {
    let state = IDLE;
    let before = draftNow();

    function handleKey(event: KeyboardEvent) {
      const { key, code, timeStamp: at, repeat, ctrlKey, altKey, metaKey } = event;
      const control = ctrlKey || altKey || metaKey;
      const { target } = event;
      if (control || event.isComposing || isLocked() || !isOnTop(pad.current)) return;
      if (target instanceof Element && target.matches("input, textarea, select")) return;
      const step = pressKey(state, { key, code, at, control, repeat }, WEDGE_DEFAULTS);
      state = step.state;
      if (step.effects.some(({ kind }) => kind === "started")) before = draftNow();
      if (isBurst(state, WEDGE_DEFAULTS)) put(before);
      else if (key === "Backspace") erased();
      else if (key === "Enter") submit(event);
      else {
        const digit = digitOfKey(event);
        if (digit !== undefined) typed(digit);
      }
    }

    function submit(event: KeyboardEvent) {
      const { target } = event;
      if (event.repeat || (target instanceof Element && target.matches("a, button, summary"))) return;
      event.preventDefault();
      pad.current?.form?.requestSubmit();
    }

    window.addEventListener("keydown", handleKey, true);
    return () => window.removeEventListener("keydown", handleKey, true);
  }, [pad]);
}

function isOnTop(pad: Element | null): boolean {
  const open = [...document.querySelectorAll("dialog:modal")];
  return pad !== null && open.every((one) => one.contains(pad));
}

/** The digit a key stands for, in ours; undefined for any other key. */
export function digitOfKey(
  event: Pick<KeyboardEvent, "key" | "code" | "shiftKey">,
): string | undefined {
  const written = [...event.key].length === 1 ? wholeDigits(event.key) : "";
  // A French keyboard writes « é » where 2 wants Shift.
  const onRow = event.shiftKey ? undefined : /^Digit(\d)$/.exec(event.code)?.[1];
  return written !== "" ? written : onRow;
}
