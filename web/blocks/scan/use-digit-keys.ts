import { type RefObject, useEffect, useEffectEvent } from "react";
import { isLocked } from "#web/store/sharing/kept.ts";
import { digitKeys } from "./digit-keys.ts";

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
 * A keyboard beside keys on the screen: its digits and Backspace count wherever the focus is, but in a field. Enter
 * where nothing has the focus submits the form.
 */
export function useDigitKeys<D>({ pad, draft, onDraft, withKey, withoutLast }: DigitKeys<D>): void {
  const draftNow = useEffectEvent(() => draft);
  const put = useEffectEvent((next: D) => onDraft(next));
  const type = useEffectEvent((digit: string) => onDraft(withKey(draft, digit)));
  const erase = useEffectEvent(() => onDraft(withoutLast(draft)));

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
      if (on.matches("input, textarea, select")) return;
      press(event);
      if (key !== "Enter" || repeat || on.matches("a, button, summary")) return;
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
