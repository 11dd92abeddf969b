import type { ReactNode } from "react";
import { cx } from "#web/ui/cx.ts";

type ScreenProps = {
  title: string;
  /** What one does here, right of the title. */
  actions?: ReactNode;
  /** Before the title: the way back. */
  back?: ReactNode;
  /** The way to its page of help, beside the title. */
  help?: ReactNode;
  children: ReactNode;
  /** The till: full width and height, its title heard and not seen. */
  bare?: boolean;
  /** As high as the window at least: what comes last may stand at the bottom. */
  tall?: boolean;
  /** Full width and height, and the content draws the head where it scrolls, by `ScreenHead`. */
  ownHead?: boolean;
};

/** One screen: its name in the tab and at the top, and its content at a width one can read. */
export function Screen({
  title,
  actions,
  back,
  help,
  children,
  bare = false,
  tall = false,
  ownHead = false,
}: ScreenProps) {
  return (
    <div
      className={
        bare || ownHead
          ? "flex min-h-0 flex-1 flex-col"
          : cx("mx-auto flex w-full max-w-[75rem] flex-col gap-4 p-4 md:p-6", tall && "grow")
      }
    >
      <title>{`${title} · Boutika`}</title>
      {bare && <h1 className="sr-only">{title}</h1>}
      {!bare && !ownHead && <ScreenHead {...{ title, actions, back, help }} />}
      {children}
    </div>
  );
}

type ScreenHeadProps = {
  title: string;
  actions?: ReactNode;
  help?: ReactNode;
  /** Before the title: the way back. */
  back?: ReactNode;
};

/** The visible head of a screen. */
export function ScreenHead({ title, actions, help, back }: ScreenHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className={cx("flex min-w-0 items-center gap-1", help !== undefined && "max-md:w-full")}>
        {back}
        <h1 className="min-w-0 text-2xl font-bold tracking-tight text-balance wrap-anywhere hyphens-auto max-[18rem]:text-xl">
          {title}
        </h1>
        {help !== undefined && <span className="shrink-0 max-md:ml-auto">{help}</span>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
