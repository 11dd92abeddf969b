import Check from "lucide-react/icons/check";
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { closesWithBack } from "./back-closes.ts";
import { cx } from "./cx.ts";
import { neighbour } from "./neighbour.ts";

export type MenuItem = {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  onPick: () => void;
  /** One of a group of which one is chosen. */
  checked?: boolean;
  danger?: boolean;
  /** A line above, and a word for what follows. */
  heading?: ReactNode;
};

type MenuProps = {
  label: string;
  items: readonly MenuItem[];
  /** What the button shows; its name is `label`. */
  children: ReactNode;
  className?: string;
  align?: "start" | "end";
};

/** A button and the short list of acts it opens. Arrows walk; Esc or the back button closes and gives the focus back. */
export function Menu({ label, items, children, className, align = "end" }: MenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  function entries(): HTMLElement[] {
    return [...(list.current?.querySelectorAll<HTMLElement>("button") ?? [])];
  }

  const handleBack = useEffectEvent(close);

  useLayoutEffect(() => {
    if (!open) return undefined;
    list.current?.querySelector("button")?.focus();
    return closesWithBack(() => handleBack(), false);
  }, [open]);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === "Escape") {
      event.stopPropagation();
      event.preventDefault();
      close();
      return;
    }
    const all = entries();
    const next = neighbour(
      event.key,
      all.findIndex((entry) => entry.matches(":focus")),
      all.length,
    );
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  }

  function handleBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus leave
    <div className="relative" onBlur={handleBlur}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={cx(
          "inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control hover:bg-hover",
          className,
        )}
      >
        {children}
      </button>
      {open && (
        <div
          ref={list}
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={handleKey}
          className={cx(
            "absolute top-full z-50 mt-1 max-h-[70dvh] w-max max-w-[min(20rem,90vw)] min-w-52 overflow-y-auto rounded-card border border-edge bg-surface py-1 text-ink",
            align === "end" ? "right-0" : "left-0",
          )}
        >
          {items.map((item) => (
            <MenuEntry key={item.id} item={item} onDone={close} />
          ))}
        </div>
      )}
    </div>
  );
}

function MenuEntry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  return (
    <>
      {item.heading !== undefined && (
        <div
          role="presentation"
          className="mt-1 border-t border-line px-4 pt-2 pb-1 text-sm text-ink-soft first:mt-0 first:border-0"
        >
          {item.heading}
        </div>
      )}
      <button
        type="button"
        {...(item.checked === undefined
          ? { role: "menuitem" }
          : { role: "menuitemradio", "aria-checked": item.checked })}
        tabIndex={-1}
        onClick={() => {
          onDone();
          item.onPick();
        }}
        className={cx(
          "flex min-h-11 w-full items-center gap-3 px-4 text-left hover:bg-sunken focus-visible:bg-sunken focus-visible:outline-offset-[-3px] [&_svg]:size-5 [&_svg]:shrink-0",
          item.danger && "text-stop",
        )}
      >
        {item.icon}
        <span className="min-w-0 flex-1">{item.label}</span>
        {item.checked && <Check aria-hidden="true" />}
      </button>
    </>
  );
}
