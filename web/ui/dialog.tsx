import { type ReactNode, useId } from "react";
import { DialogHead } from "./dialog-head.tsx";
import { useModal } from "./use-modal.ts";

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Its buttons, the main one last: below the text, always in view. */
  actions?: ReactNode;
  /** False for a question which must be answered: no Esc, no tap outside. */
  dismissible?: boolean;
  /** False where the page minds the back button itself. */
  backCloses?: boolean;
};

/** A question or a short form in the middle of the screen. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  children,
  actions,
  dismissible = true,
  backCloses = true,
}: DialogProps) {
  const titleId = useId();
  const modal = useModal(open, onClose, { dismissible, backCloses });
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] overflow-hidden rounded-card border border-line bg-surface text-ink open:flex"
    >
      {open && (
        <div className="flex max-h-[calc(100dvh-2rem)] w-full flex-col">
          <DialogHead id={titleId} title={title} closeLabel={closeLabel} onClose={onClose} />
          <div className="min-h-0 flex-1 overflow-y-auto p-4">{children}</div>
          {actions !== undefined && (
            <footer className="flex shrink-0 flex-wrap justify-end gap-2 border-t border-line p-3 max-sm:*:grow">
              {actions}
            </footer>
          )}
        </div>
      )}
    </dialog>
  );
}
