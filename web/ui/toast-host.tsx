import X from "lucide-react/icons/x";
import { type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Tone } from "./badge.tsx";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";
import {
  currentToast,
  dismissToast,
  onToastChange,
  type Toast,
  toastStay,
  toastSwipe,
} from "./toast-state.ts";

const edges: Record<Tone, string> = {
  neutral: "border-l-edge",
  brand: "border-l-brand-ink",
  ok: "border-l-ok",
  attention: "border-l-attention",
  stop: "border-l-stop",
};

/** What a finger moves that only touches, in pixels. */
const touchSlop = 10;

/**
 * The one place where toasts appear. Mounted once, always there, so that screen readers hear what comes. It is that of
 * the top bar: below it stand what one searches and scans with, which nobody waits five seconds for.
 */
export function ToastHost({ closeLabel }: { closeLabel: string }) {
  const toast = useSyncExternalStore(onToastChange, currentToast, currentToast);
  const host = useRef<HTMLDivElement>(null);

  // Raised anew for each toast, above any dialog opened since (where the browser knows popovers).
  useEffect(() => {
    const element = host.current;
    if (!element || typeof element.showPopover !== "function") return;
    if (element.matches(":popover-open")) element.hidePopover();
    if (toast) element.showPopover();
  }, [toast]);

  return (
    <div
      ref={host}
      popover="manual"
      className="fixed inset-x-0 top-[calc(0.125rem+env(safe-area-inset-top))] bottom-auto z-50 m-0 mx-auto block w-[min(28rem,calc(100vw-1.5rem))] overflow-visible bg-transparent p-0 print:hidden"
    >
      <div role="status">
        {toast && <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />}
      </div>
    </div>
  );
}

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointed || focused;
  const [shift, setShift] = useState(0);
  const start = useRef<number | undefined>(undefined);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), toastStay);
    return () => clearTimeout(timer);
  }, [held, toast.id]);

  function handleMove(event: PointerEvent) {
    if (start.current !== undefined) setShift(event.clientX - start.current);
  }

  /** Swiped away, or touched: whoever wants what is beneath it touches twice. */
  function handleUp() {
    const moved = Math.abs(shift);
    const isMeant = moved < touchSlop || moved >= toastSwipe;
    if (start.current !== undefined && isMeant) dismissToast(toast.id);
    handleEnd();
  }

  function handleEnd() {
    start.current = undefined;
    setShift(0);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the swipe doubles the close button
    <div
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onPointerDown={(event) => {
        start.current = event.clientX;
      }}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={handleEnd}
      style={{ translate: `${shift}px 0` }}
      className={cx(
        "flex touch-pan-y items-center gap-2 rounded-card border border-l-[6px] border-edge bg-surface py-1 pl-4 text-ink select-none",
        edges[toast.tone],
      )}
    >
      <div className="min-w-0 flex-1 py-2 font-medium">{toast.words}</div>
      <IconButton
        label={closeLabel}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={() => dismissToast(toast.id)}
      />
    </div>
  );
}
