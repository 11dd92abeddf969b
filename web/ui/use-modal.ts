import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from "react";

type Modal = {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent) => void;
  onClose: () => void;
  onClick: (event: { target: EventTarget; currentTarget: EventTarget }) => void;
};

/**
 * A native modal dialog driven by a value: Esc and a tap outside ask to close, the caller decides.
 * It is closed before it leaves the page, so that the browser gives the focus back to what opened it.
 */
export function useModal(open: boolean, onDismiss: () => void, dismissible = true): Modal {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    // Opening gives the focus to the way out, the first thing inside; a form may ask for better.
    dialog.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    return () => dialog.close();
  }, [open]);

  function handleCancel(event: SyntheticEvent) {
    if (event.target !== ref.current) return;
    event.preventDefault();
    if (dismissible) onDismiss();
  }

  // Chrome closes at the second Esc whatever the page says: the value must follow, or the dialog comes back.
  function handleClose() {
    if (!open) return;
    if (dismissible) onDismiss();
    else ref.current?.showModal();
  }

  return {
    ref,
    onCancel: handleCancel,
    onClose: handleClose,
    onClick: ({ target, currentTarget }) => {
      if (dismissible && target === currentTarget) onDismiss();
    },
  };
}
