import type { ReactNode } from "react";
import { Card } from "#web/ui/card.tsx";

type FigureCardProps = { title: ReactNode; figure: ReactNode; children?: ReactNode };

/** One figure under its name, and what is to be said about it. */
export function FigureCard({ title, figure, children }: FigureCardProps) {
  return (
    <Card className="flex min-w-0 flex-col gap-1">
      <h2 className="text-sm font-medium text-ink-soft">{title}</h2>
      <p className="@container flex min-h-11 min-w-0 flex-wrap items-end">{figure}</p>
      {children}
    </Card>
  );
}
