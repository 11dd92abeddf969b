import ChevronRight from "lucide-react/icons/chevron-right";
import type { ComponentType, ReactNode, SVGProps } from "react";
import { Link } from "react-router-dom";
import { cx } from "#web/ui/cx.ts";

type LineProps = {
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  children: ReactNode;
  /** How it stands now, in a word. */
  now?: ReactNode;
  className?: string | undefined;
};

/** Things that belong together, one below the other. */
export function Lines({ children }: { children: ReactNode }) {
  return (
    <section className="flex flex-col divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {children}
    </section>
  );
}

const look =
  "flex min-h-12 w-full items-center gap-3 px-4 py-2 text-left font-medium hover:bg-hover focus-visible:-outline-offset-2";

/** A page behind one line. */
export function Line({ to, className, ...content }: LineProps & { to: string }) {
  return (
    <Link to={to} className={cx(look, className)}>
      <Content {...content} />
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
    </Link>
  );
}

/** An act behind one line. */
export function LineButton({ onClick, ...content }: LineProps & { onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className={look}>
      <Content {...content} />
    </button>
  );
}

function Content({ icon: Icon, children, now }: Omit<LineProps, "className">) {
  return (
    <>
      <Icon aria-hidden="true" className="size-6 shrink-0" />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
        <span className="min-w-0 wrap-anywhere">{children}</span>
        {now !== undefined && (
          <span className="min-w-0 font-normal wrap-anywhere text-ink-soft">{now}</span>
        )}
      </span>
    </>
  );
}
