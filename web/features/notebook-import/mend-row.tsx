import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { personColumns } from "#shared/rules/person-column.ts";
import type { PersonRow } from "#shared/rules/person-reading.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { columnTitles, troubleWords } from "./import-words.ts";
import type { usePeopleFile } from "./people-file.ts";

type MendRowProps = {
  row: PersonRow;
  work: ReturnType<typeof usePeopleFile>;
  onClose: () => void;
};

/** Form to correct a refused row, filled in as it stands in the file. */
export function MendRow({ row, work, onClose }: MendRowProps) {
  const { t, i18n } = useLingui();
  const { mapping } = work.reading;
  const [cells, setCells] = useState<string[]>(() => [...(work.cells[row.line - 1] ?? [])]);

  function handleChange(at: number, text: string) {
    setCells((known) =>
      Array.from({ length: Math.max(known.length, at + 1) }, (_, place) =>
        place === at ? text : (known[place] ?? ""),
      ),
    );
  }

  function handleMend() {
    work.mend(row.line, cells);
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Ligne {row.line} du fichier</Trans>}
      closeLabel={t`Fermer`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Laisser de côté</Trans>
          </Button>
          <Button kind="main" onClick={handleMend}>
            <Trans>Relire la ligne</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {row.trouble && (
          <p className="font-medium text-attention">{i18n._(troubleWords[row.trouble])}</p>
        )}
        {personColumns.map((column) => {
          const at = mapping[column];
          if (at === undefined) return null;
          return (
            <TextField
              key={column}
              label={i18n._(columnTitles[column])}
              value={cells[at] ?? ""}
              onChange={(text) => handleChange(at, text)}
            />
          );
        })}
      </div>
    </Dialog>
  );
}
