import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export type FigureSize = "base" | "lg" | "xl" | "2xl" | "3xl" | "4xl";

const sizes: Record<FigureSize, string> = {
  base: "text-base",
  lg: "text-lg",
  xl: "text-xl",
  "2xl": "text-2xl",
  // These shrink on a narrow phone: a million francs must hold in 360 pixels, and what is due on one line in 320.
  "3xl": "text-[min(2.5rem,11vw)]/[2.75rem]",
  "4xl": "text-[min(3.5rem,13.5vw)] leading-none",
};

/** An amount or a count, in figures of equal width which never break over two lines. */
export function Figure({
  size = "base",
  strong = false,
  children,
}: {
  size?: FigureSize;
  strong?: boolean;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        "figures",
        sizes[size],
        (strong || /^[234]/.test(size)) && "font-bold tracking-tight",
      )}
    >
      {children}
    </span>
  );
}
