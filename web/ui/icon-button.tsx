import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & {
  /** What it does, for screen readers and as a hint under the mouse. */
  label: string;
  icon: ReactNode;
  size?: "normal" | "sell";
  /** Whether it is switched on, for what can be. */
  pressed?: boolean;
};

/** A button with a picture only: for bars, where there is no room for words. It takes the colour around it. */
export function IconButton({
  label,
  icon,
  size = "normal",
  pressed,
  className,
  type = "button",
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      className={cx(
        "inline-flex shrink-0 items-center justify-center rounded-control transition-colors disabled:opacity-60",
        pressed
          ? "bg-brand text-on-brand enabled:hover:bg-brand-deep"
          : "enabled:hover:bg-hover enabled:active:bg-press",
        size === "sell" ? "size-12" : "size-11",
        className,
      )}
    >
      {icon}
    </button>
  );
}
