import { cx } from "./cx.ts";

/** Turns while something takes time; the words beside it say what. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "inline-block size-5 shrink-0 animate-turn rounded-full border-[3px] border-current border-r-transparent",
        className,
      )}
    />
  );
}
