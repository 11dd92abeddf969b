import type { ReactNode } from "react";

type EmptyStateProps = {
  icon?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** `h1` when it is the whole page. */
  level?: "h1" | "h2";
};

/** An empty screen shows the next step. */
export function EmptyState({
  icon,
  title,
  children,
  action,
  level: Heading = "h2",
}: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-10 text-center">
      {icon !== undefined && (
        <div
          aria-hidden="true"
          className="flex size-16 items-center justify-center rounded-full bg-brand-soft text-brand-ink [&_svg]:size-8"
        >
          {icon}
        </div>
      )}
      <Heading className="text-xl font-semibold text-balance">{title}</Heading>
      {children !== undefined && <div className="text-ink-soft text-pretty">{children}</div>}
      {action}
    </div>
  );
}
