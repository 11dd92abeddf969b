import { recordSeparator } from "./record-separator.ts";

/**
 * A column of rows that a statement is given: its name, its type in Postgres, and what it says of each row. A `text`
 * may hold any sign but the record separator and is never empty; the others need no quotes.
 */
export type Column<Row> = readonly [
  name: string,
  type: string,
  of: (row: Row) => string | number | boolean,
];

/** The rows in the text of a statement: one parameter for each column from `first` on, and `n` counts the rows from 1. */
export function rowsAt<Row>(first: number, as: string, columns: readonly Column<Row>[]): string {
  const lists = columns.map(([, type], place) =>
    type === "text"
      ? `string_to_array($${first + place}, E'\\x1e')`
      : `$${first + place}::${type}[]`,
  );
  const names = columns.map(([name]) => name);
  return `unnest(${lists.join(", ")}) with ordinality ${as}(${names.join(", ")}, n)`;
}

/** These parameters, in the order of the columns. */
export function parametersFor<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): string[] {
  return columns.map(([, type, of]) => {
    const values = rows.map(of);
    return type === "text" ? values.join(recordSeparator) : `{${values.join(",")}}`;
  });
}
