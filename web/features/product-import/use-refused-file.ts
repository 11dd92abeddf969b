import { useLingui } from "@lingui/react/macro";
import type { PlannedRow } from "#shared/rules/planned-row.ts";
import { download } from "#web/blocks/download.ts";
import { refusalWords } from "./plan/import-words.ts";
import type { useImport } from "./plan/use-import.ts";

/** Why a row is refused, in words. */
export function useRefusalText(): (row: PlannedRow & { outcome: "refused" }) => string {
  const { t, i18n } = useLingui();
  return ({ reason, otherLine }) =>
    reason === "repeated"
      ? t`Même produit que la ligne ${otherLine}`
      : i18n._(refusalWords[reason]);
}

/** Puts the refused rows, as they stood in the file and with the reason, among the downloads. */
export function useRefusedFile(
  work: Pick<ReturnType<typeof useImport>, "fileName" | "refusedRows">,
  plan: readonly PlannedRow[],
): () => Promise<void> {
  const { t } = useLingui();
  const wordsOf = useRefusalText();
  return async () => {
    const lines = plan.flatMap((row) =>
      row.outcome === "refused" ? [{ line: row.line, reason: wordsOf(row) }] : [],
    );
    const text = await work.refusedRows(lines, t`Raison du refus`);
    download(text, t`refusees-${work.fileName.replace(/\.[^.]*$/, "")}.csv`, "text/csv");
  };
}
