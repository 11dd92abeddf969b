import { useLingui } from "@lingui/react/macro";
import { titlesAt } from "#shared/rules/column-guess.ts";
import { download } from "#web/blocks/download.ts";
import { writeCsv } from "#web/blocks/spreadsheet/csv-write.ts";
import type { PeoplePlan } from "./import-plan.ts";
import { troubleWords } from "./import-words.ts";
import type { usePeopleFile } from "./people-file.ts";

/** Downloads the rows that are not taken, as they stood in the file, with the reason. */
export function useRefusedFile(
  fileName: string,
  { cells, reading }: ReturnType<typeof usePeopleFile>,
  { planned }: PeoplePlan,
): () => void {
  const { t, i18n } = useLingui();
  return () => {
    const lines = planned.flatMap((one) => {
      if (one.outcome === "known")
        return one.person.rows.map(({ line }) => ({ line, reason: t`Déjà dans le cahier` }));
      if (one.outcome === "create" || !one.row.trouble || one.row.trouble === "sum-row") return [];
      return [{ line: one.row.line, reason: i18n._(troubleWords[one.row.trouble]) }];
    });
    const text = writeCsv([
      [t`Raison`, ...titlesAt(cells, reading.titleRow)],
      ...lines.map(({ line, reason }) => [reason, ...(cells[line - 1] ?? [])]),
    ]);
    download(text, t`non-reprises-${fileName.replace(/\.[^.]*$/, "")}.csv`, "text/csv");
  };
}
