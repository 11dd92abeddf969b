import { cx } from "./cx.ts";

/** Holds the place of what is coming. It shows after 300 ms only: what is quick needs no skeleton. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={cx("animate-appear rounded-control bg-sunken", className ?? "h-12 w-full")}
    />
  );
}
