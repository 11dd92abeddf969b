import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

/** A sheet of paper on the table: hairline border, no shadow. */
export function Card({ className, ...rest }: ComponentProps<"section">) {
  return (
    <section
      {...rest}
      className={cx("rounded-card border border-line bg-surface p-4", className)}
    />
  );
}
