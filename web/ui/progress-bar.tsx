import { type ReactNode, useId } from "react";

type ProgressBarProps = { label: ReactNode; done: number; total: number; count?: ReactNode };

/** For what takes over two seconds: how much is done, in words and in length. */
export function ProgressBar({ label, done, total, count }: ProgressBarProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap justify-between gap-x-4">
        <span id={id}>{label}</span>
        <span className="figures">{count ?? `${done} / ${total}`}</span>
      </div>
      <progress
        aria-labelledby={id}
        value={Math.min(done, total)}
        max={Math.max(total, 1)}
        className="h-3 w-full appearance-none overflow-hidden rounded-full border border-edge bg-sunken [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand"
      />
    </div>
  );
}
