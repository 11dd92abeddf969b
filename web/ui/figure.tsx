import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export type FigureSize = "base" | "lg" | "xl" | "2xl" | "3xl" | "4xl";

const sizes: Record<FigureSize, string> = {
  base: "text-base",
  lg: "text-lg",
  xl: "text-xl",
  "2xl": "figure-2xl",
  "3xl": "figure-3xl",
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
