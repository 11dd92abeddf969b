import type { DeskPage } from "#shared/schemas/desk.ts";

const pageSize = 50;

/** What to read for a page, one row more than it shows. */
export function windowOf(page: number): { limit: number; offset: number } {
  return { limit: pageSize + 1, offset: (page - 1) * pageSize };
}

/** The page, and whether another follows. */
export function pageOf<Item>(rows: readonly Item[]): DeskPage<Item> {
  return { items: rows.slice(0, pageSize), more: rows.length > pageSize };
}

/** A pattern for `ilike` that finds the words as they are; everything when there are none. */
export function anywhere(search: string): string {
  return `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/** A moment of a table as data carries it. */
export const isoFormat = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';
