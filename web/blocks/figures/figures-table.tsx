import type { ReactNode } from "react";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";

export type FigureColumn = {
  name: ReactNode;
  /** Left out on anything narrower: a phone, or a phone with letters of twice the size. */
  from?: "tablet" | "phone";
};

const places = { tablet: "max-sm:hidden", phone: "max-[18rem]:hidden" };

export type FigureRow = {
  key: string;
  name: ReactNode;
  /** One for each column. */
  cells: readonly string[];
};

type FiguresTableProps = {
  caption: ReactNode;
  /** What the rows are. */
  of: ReactNode;
  columns: readonly FigureColumn[];
  rows: readonly FigureRow[];
  /** Its sums, as the last row. */
  total?: FigureRow;
  children?: ReactNode;
};

/** Names on the left, figures on the right, their sums below. */
export function FiguresTable(props: FiguresTableProps) {
  const { caption, of, columns, rows, total, children } = props;
  const cellsOf = (row: FigureRow, place: string) =>
    columns.map(({ from }, index) => (
      <td
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
        key={index}
        className={cx(
          "figures pl-4 text-right max-[18rem]:pl-1 max-[18rem]:text-sm",
          place,
          from && places[from],
        )}
      >
        {row.cells[index]}
      </td>
    ));
  return (
    <Card className="min-w-0">
      <table className="w-full">
        <caption className="pb-2 text-left text-lg font-semibold">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-sm text-ink-soft">
            <th scope="col" className="py-1 text-left font-medium">
              {of}
            </th>
            {columns.map(({ name, from }, index) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
                key={index}
                scope="col"
                className={cx(
                  "py-1 pl-4 text-right font-medium max-[18rem]:pl-1",
                  from && places[from],
                )}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
                {row.name}
              </th>
              {cellsOf(row, "py-2")}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr className="border-t border-line font-bold">
              <th scope="row" className="pt-2 text-left">
                {total.name}
              </th>
              {cellsOf(total, "pt-2")}
            </tr>
          </tfoot>
        )}
      </table>
      {children}
    </Card>
  );
}
