import {
  type FormEvent,
  type RefObject,
  type SyntheticEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { closesWithBack } from "./back-closes.ts";
import { openDialog } from "./open-dialog.ts";

type Pointed = { target: EventTarget; currentTarget: EventTarget };

type Modal = {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent) => void;
  onClose: () => void;
  onSubmit: (event: FormEvent<HTMLElement>) => void;
  onPointerDown: (event: Pointed) => void;
  onClick: (event: Pointed) => void;
};

type ModalOptions = {
  /** False for a question which must be answered. */
  dismissible?: boolean;
  /** False where the caller minds the back button itself. */
  backCloses?: boolean;
  /** True for the lock: whatever else opens lies below it. */
  isCover?: boolean;
};

/**
 * A native modal dialog driven by a value: Esc, the back button and a tap outside ask to close, the caller decides.
 * It is closed before it leaves the page, so that the browser gives the focus back to what opened it.
 */
export function useModal(
  open: boolean,
  onDismiss: () => void,
  { dismissible = true, backCloses = true, isCover = false }: ModalOptions = {},
): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const handleBack = useEffectEvent(() => {
    if (dismissible) onDismiss();
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    return openDialog(dialog, isCover);
  }, [open, isCover]);

  useLayoutEffect(
    () => (open && backCloses ? closesWithBack(() => handleBack(), true) : undefined),
    [open, backCloses],
  );

  function handleCancel(event: SyntheticEvent) {
    if (event.target !== ref.current) return;
    event.preventDefault();
    if (dismissible) onDismiss();
  }

  // Chrome closes at the second Esc whatever the page says: the value must follow, or the dialog comes back.
  function handleClose() {
    // What was raised is open again by now, the cover or a question of it.
    if (!open || ref.current?.open) return;
    if (dismissible) onDismiss();
    else ref.current?.showModal();
  }

  return {
    ref,
    onCancel: handleCancel,
    onClose: handleClose,
    // What is wrong in a form may lie above or below what one sees of it on a phone.
    onSubmit: ({ currentTarget }) =>
      setTimeout(() => {
        currentTarget.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
      }),
    onPointerDown: ({ target, currentTarget }) => {
      pressedOutside.current = target === currentTarget;
    },
    // Text marked with the mouse may end outside: that click too is one of the dialog, but was not begun there.
    onClick: ({ target, currentTarget }) => {
      if (dismissible && target === currentTarget && pressedOutside.current) onDismiss();
    },
  };
}
