import { type RefObject, useEffect, useRef } from "react";

/**
 * A form whose first wrong box takes the focus each time that `asked` becomes another truth: on a phone what is wrong
 * may lie above or below what one sees.
 */
export function useFirstWrong(asked: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (asked) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [asked]);
  return form;
}
