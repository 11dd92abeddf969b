import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonKind = "main" | "brand" | "plain" | "quiet" | "danger";
export type ButtonSize = "dense" | "normal" | "sell" | "large";

const kinds: Record<ButtonKind, string> = {
  main: "border-transparent bg-accent text-on-accent enabled:hover:bg-accent-deep enabled:active:bg-accent-deep font-semibold",
  brand:
    "border-transparent bg-brand text-on-brand enabled:hover:bg-brand-deep enabled:active:bg-brand-deep font-semibold",
  plain:
    "bg-surface text-ink border-edge enabled:hover:bg-sunken enabled:active:bg-sunken font-medium",
  quiet:
    "border-transparent bg-transparent text-brand-ink enabled:hover:bg-brand-soft enabled:active:bg-brand-soft font-medium",
  danger:
    "border-transparent bg-stop-fill text-on-stop enabled:hover:brightness-90 enabled:active:brightness-90 font-semibold",
};

const sizes: Record<ButtonSize, string> = {
  dense: "min-h-9 px-3 text-sm",
  normal: "min-h-11 px-4 text-base",
  sell: "min-h-12 px-4 text-base",
  large: "min-h-14 px-5 text-lg",
};

const base =
  "inline-flex items-center justify-center gap-2 rounded-control border text-center leading-tight transition-colors select-none disabled:border-dashed disabled:border-edge disabled:bg-sunken disabled:text-ink-soft";

/** The look of a button, for what must be a link. */
export function buttonLook(kind: ButtonKind, size: ButtonSize, wide = false): string {
  return cx(base, kinds[kind].replaceAll("enabled:", ""), sizes[size], wide && "w-full");
}

type ButtonProps = ComponentProps<"button"> & {
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: ReactNode;
  wide?: boolean;
  /** The act is under way: the button keeps its place and its focus, and answers no second tap. */
  busy?: boolean;
};

/** One `main` button per screen at most: its single clear action. */
export function Button({
  kind = "plain",
  size = "normal",
  icon,
  wide = false,
  busy = false,
  className,
  children,
  onClick,
  onKeyDown,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        // A key that is still held down from the button before is no yes to this one.
        if (event.repeat && event.key === "Enter") event.preventDefault();
      }}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={cx(base, kinds[kind], sizes[size], wide && "w-full", className)}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
