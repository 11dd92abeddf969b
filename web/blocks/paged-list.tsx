import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { Pager, pageOf } from "#web/ui/pager.tsx";

type PagedListProps<Row extends { id: string }> = {
  label: string;
  rows: readonly Row[];
  perPage: number;
  renderRow: (row: Row) => ReactNode;
};

/** A list of cards, so many a page. */
export function PagedList<Row extends { id: string }>({
  label,
  rows,
  perPage,
  renderRow,
}: PagedListProps<Row>) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState(1);
  const { rows: shown, page, pages } = pageOf(rows, wanted, perPage);
  return (
    <>
      <ul aria-label={label} className="flex flex-col gap-3">
        {shown.map((row) => (
          <li key={row.id}>{renderRow(row)}</li>
        ))}
      </ul>
      <Pager
        label={t`Pages : ${label}`}
        page={page}
        pages={pages}
        onPage={setWanted}
        previousLabel={t`Page précédente`}
        nextLabel={t`Page suivante`}
      >
        <Trans>
          Page {page} sur {pages}
        </Trans>
      </Pager>
    </>
  );
}
