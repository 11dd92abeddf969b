import { type RefObject, useEffect, useEffectEvent } from "react";
import { isLocked } from "#web/store/sharing/kept.ts";
import { readKeyed } from "#web/ui/typed-number.ts";
import { digitKeys } from "./digit-keys.ts";

/** Larger than any amount: a longer number was pasted by mistake. */
const mostPasted = 999_999_999;

type DigitKeys<D> = {
  /** The keys on the screen that a keyboard stands for; they are heard while nothing lies over them. */
  pad: RefObject<HTMLFieldSetElement | null>;
  /** What is being typed into. */
  draft: D;
  onDraft: (next: D) => void;
  withKey: (draft: D, digit: string) => D;
  withoutLast: (draft: D) => D;
};

/**
 * A keyboard beside keys on the screen. Digits, signs of a number (`digitKeys`), erasing keys and a pasted whole number
 * count wherever the focus is, except in a field. Enter submits the form when nothing has the focus.
 */
export function useDigitKeys<D>({ pad, draft, onDraft, withKey, withoutLast }: DigitKeys<D>): void {
  const draftNow = useEffectEvent(() => draft);
  const put = useEffectEvent((next: D) => onDraft(next));
  const type = useEffectEvent((digit: string) => onDraft(withKey(draft, digit)));
  const erase = useEffectEvent(() => onDraft(withoutLast(draft)));
  const paste = useEffectEvent((digits: string) =>
    onDraft([...digits].reduce((before, digit) => withKey(before, digit), draft)),
  );

  useEffect(() => {
    const press = digitKeys<D>({
      draft: () => draftNow(),
      put: (before) => put(before),
      type: (digit) => type(digit),
      erase: () => erase(),
    });

    function handleKey(event: KeyboardEvent) {
      const { key, target, repeat } = event;
      if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
      if (isLocked() || !isOnTop(pad.current)) return;
      const on = target instanceof Element ? target : document.body;
      if (isField(on)) return;
      press(event);
      if (key !== "Enter" || repeat || on.matches("a, button, summary")) return;
      event.preventDefault();
      pad.current?.form?.requestSubmit();
    }

    function handlePaste({ target, clipboardData }: ClipboardEvent) {
      if (isLocked() || !isOnTop(pad.current) || isField(target)) return;
      const read = readKeyed((clipboardData?.getData("text") ?? "").trim(), mostPasted);
      if (read?.value !== undefined) paste(String(read.value));
    }

    window.addEventListener("keydown", handleKey, true);
    window.addEventListener("paste", handlePaste, true);
    return () => {
      window.removeEventListener("keydown", handleKey, true);
      window.removeEventListener("paste", handlePaste, true);
    };
  }, [pad]);
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("input, textarea, select");
}

function isOnTop(pad: Element | null): boolean {
  const open = [...document.querySelectorAll("dialog:modal")];
  return pad !== null && open.every((one) => one.contains(pad));
}
