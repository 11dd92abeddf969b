import type { ReactNode } from "react";
import { cx } from "#web/ui/cx.ts";

type ScreenProps = {
  title: string;
  /** What one does here, right of the title. */
  actions?: ReactNode;
  children: ReactNode;
  /** The till: full width and height, its title heard and not seen. */
  bare?: boolean;
};

/** One screen: its name in the tab and at the top, and its content at a width one can read. */
export function Screen({ title, actions, children, bare = false }: ScreenProps) {
  return (
    <div
      className={
        bare
          ? "flex min-h-0 flex-1 flex-col"
          : "mx-auto flex w-full max-w-[75rem] flex-col gap-4 p-4 md:p-6"
      }
    >
      <title>{`${title} · Boutika`}</title>
      <div className={cx(bare ? "sr-only" : "flex flex-wrap items-center justify-between gap-3")}>
        <h1 className="text-2xl font-bold tracking-tight text-balance">{title}</h1>
        {!bare && actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </div>
  );
}
