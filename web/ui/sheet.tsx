import { type ReactNode, useId } from "react";
import { cx } from "./cx.ts";
import { DialogHead } from "./dialog-head.tsx";
import { useModal } from "./use-modal.ts";

type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** What must stay in view while the rest scrolls: totals, the main action. */
  footer?: ReactNode;
  /** `end`: from the bottom on a phone, from the right beyond. `start`: from the left everywhere. */
  side?: "end" | "start";
  /** What is in it gives way on a short screen before it is scrolled. */
  fluid?: boolean;
};

const sides = {
  end: "mt-auto mb-0 w-full max-h-[96dvh] short:max-h-dvh rounded-t-card border-t md:mt-0 md:mr-0 md:ml-auto md:h-dvh md:max-h-dvh md:w-[28rem] md:rounded-none md:border-t-0 md:border-l translate-y-0 starting:translate-y-6 md:starting:translate-y-0 md:starting:translate-x-6",
  start: "mr-auto ml-0 h-dvh max-h-dvh w-72 max-w-[85vw] border-r starting:-translate-x-6",
};

/** A drawer over the screen: the cart on a phone, a form, the menu. */
export function Sheet({
  open,
  onClose,
  title,
  closeLabel,
  children,
  footer,
  side = "end",
  fluid = false,
}: SheetProps) {
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={cx(
        "max-w-none overflow-hidden border-line bg-surface text-ink transition-transform open:flex",
        sides[side],
        fluid && "lying:md:w-[44rem]",
      )}
    >
      {open && (
        <div className="flex min-h-0 w-full flex-col pb-[env(safe-area-inset-bottom)]">
          <DialogHead id={titleId} title={title} closeLabel={closeLabel} onClose={onClose} />
          <div
            className={cx(
              "min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 short:p-2",
              fluid && "flex flex-col",
            )}
          >
            {children}
          </div>
          {footer !== undefined && (
            <footer className="shrink-0 border-t border-line p-3 short:p-2">{footer}</footer>
          )}
        </div>
      )}
    </dialog>
  );
}
