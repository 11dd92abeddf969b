import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { IconButton } from "./icon-button.tsx";

/** The rows of one page, and a page number that exists: rows may have gone since it was chosen. Pages count from 1. */
export function pageOf<Row>(
  rows: readonly Row[],
  wanted: number,
  perPage: number,
): { rows: readonly Row[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(rows.length / perPage));
  const page = Math.min(Math.max(1, wanted), pages);
  return { rows: rows.slice((page - 1) * perPage, page * perPage), page, pages };
}

type PagerProps = {
  label: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
  previousLabel: string;
  nextLabel: string;
  /** « Page 2 sur 5 ». */
  children: ReactNode;
};

/** Leafs through a short list; nothing at all where one page holds it. */
export function Pager(props: PagerProps) {
  const { label, page, pages, onPage, previousLabel, nextLabel, children } = props;
  if (pages === 1) return null;
  return (
    <nav aria-label={label} className="flex items-center justify-center gap-2">
      <IconButton
        label={previousLabel}
        icon={<ChevronLeft aria-hidden="true" />}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      />
      <span className="figures" aria-live="polite">
        {children}
      </span>
      <IconButton
        label={nextLabel}
        icon={<ChevronRight aria-hidden="true" />}
        disabled={page === pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
