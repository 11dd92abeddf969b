import { useLingui } from "@lingui/react/macro";
import type { PlannedRow } from "#shared/rules/planned-row.ts";
import { download } from "#web/blocks/download.ts";
import { asideWords, refusalWords } from "./plan/import-words.ts";
import type { useImport } from "./plan/use-import.ts";

/** Why a row is refused, in words. */
function useRefusalText(): (row: PlannedRow & { outcome: "refused" }) => string {
  const { t, i18n } = useLingui();
  return ({ reason, otherLine }) =>
    reason === "repeated"
      ? t`Même produit que la ligne ${otherLine}`
      : i18n._(refusalWords[reason]);
}

/** Reason why a row is not taken: refused, waiting for an answer, or set aside. Undefined for a row that is taken. */
export function useReason(): (row: PlannedRow) => string | undefined {
  const { t, i18n } = useLingui();
  const refusalText = useRefusalText();
  return (row) => {
    if (row.outcome === "refused") return refusalText(row);
    if (row.outcome === "aside") return i18n._(asideWords[row.reason]);
    return row.outcome === "asked" ? t`Plusieurs lignes portent ce nom : à décider` : undefined;
  };
}

/** Downloads the rows that are not taken, as they stood in the file, with the reason. */
export function useRefusedFile(
  work: Pick<ReturnType<typeof useImport>, "fileName" | "refusedRows">,
  plan: readonly PlannedRow[],
): () => Promise<void> {
  const { t } = useLingui();
  const reasonOf = useReason();
  return async () => {
    const lines = plan.flatMap((row) => {
      const reason = reasonOf(row);
      return reason === undefined ? [] : [{ line: row.line, reason }];
    });
    const text = await work.refusedRows(lines, t`Raison du refus`);
    download(text, t`refusees-${work.fileName.replace(/\.[^.]*$/, "")}.csv`, "text/csv");
  };
}
