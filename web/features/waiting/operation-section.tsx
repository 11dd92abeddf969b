import type { ReactNode } from "react";
import { Card } from "#web/ui/card.tsx";

type OperationSectionProps = { title: ReactNode; note?: ReactNode; children: ReactNode };

/** A heap of acts under its name. */
export function OperationSection({ title, note, children }: OperationSectionProps) {
  return (
    <Card>
      <h2 className="text-lg font-semibold">{title}</h2>
      {note !== undefined && <p className="mt-1 text-ink-soft">{note}</p>}
      <ul className="mt-1">{children}</ul>
    </Card>
  );
}
