import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { cx } from "./cx.ts";
import { neighbour } from "./neighbour.ts";

export type Tab<Id extends string> = { id: Id; label: ReactNode };

type TabsProps<Id extends string> = {
  label: string;
  tabs: readonly Tab<Id>[];
  current: Id;
  onPick: (id: Id) => void;
  /** The open panel. */
  children: ReactNode;
};

export function Tabs<Id extends string>({ label, tabs, current, onPick, children }: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  function handleKey(event: KeyboardEvent) {
    const next = neighbour(
      event.key,
      tabs.findIndex((tab) => tab.id === current),
      tabs.length,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onPick(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus();
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={handleKey}
        className="flex flex-wrap border-b border-line"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onPick(tab.id)}
            className={cx(
              "-mb-px min-h-12 border-b-[3px] px-4 outline-offset-[-3px] max-sm:grow max-sm:px-1.5",
              tab.id === current
                ? "border-brand-ink font-semibold text-brand-ink"
                : "border-transparent text-ink-soft hover:text-ink",
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${current}`}
        className="pt-4"
      >
        {children}
      </div>
    </>
  );
}
