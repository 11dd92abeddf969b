import type { ReactNode } from "react";
import { cx } from "#web/ui/cx.ts";

type SectionProps = {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  /** On the darker of the two grounds. */
  isSunken?: boolean;
  children: ReactNode;
};

/** A part of the home page that the menu leads to. */
export function Section({ id, title, lead, isSunken = false, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={cx("px-4 py-14 md:py-20", isSunken && "border-y border-line bg-sunken")}
    >
      <div className="mx-auto flex max-w-[70rem] flex-col gap-8">
        <div className="flex max-w-prose flex-col gap-3">
          <h2 id={`${id}-title`} className="text-2xl font-bold tracking-tight text-balance">
            {title}
          </h2>
          {lead && <p className="text-lg text-pretty text-ink-soft">{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
