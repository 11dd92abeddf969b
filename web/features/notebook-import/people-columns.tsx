import { Plural, Trans } from "@lingui/react/macro";
import { useId } from "react";
import { type PersonColumn, personColumns } from "#shared/rules/person-column.ts";
import { namesSomebody } from "#shared/rules/person-columns.ts";
import { ColumnsForm } from "#web/blocks/import/columns-form.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { columnTitles } from "./import-words.ts";
import type { usePeopleFile } from "./people-file.ts";
import { PeopleQuestions } from "./people-questions.tsx";

/** Number of rows shown to choose the row of titles. */
const headRows = 25;

/** Columns that few files of people have. */
const rare: ReadonlySet<PersonColumn> = new Set([
  ...(["title", "middleName", "lastName", "company", "nickname", "thirdPhone"] as const),
  ...(["kind", "role", "settled", "date", "article", "address", "email"] as const),
]);

type PeopleColumnsProps = {
  fileName: string;
  work: ReturnType<typeof usePeopleFile>;
  onPreview: () => void;
  onLeave: () => void;
};

/** Step to map the columns of a file of people, and to answer questions about its amounts. */
export function PeopleColumns({ fileName, work, onPreview, onLeave }: PeopleColumnsProps) {
  const heading = useId();
  const { reading, read } = work;
  const lines = read.rows.length;
  return (
    <Card aria-labelledby={heading} className="flex flex-col gap-4">
      <div>
        <h2 id={heading} className="text-lg font-semibold">
          <Trans>Étape 1 sur 2 : les colonnes</Trans>
        </h2>
        <p className="break-words text-ink-soft">
          <Trans>
            {fileName} : <Plural value={lines} one="# ligne" other="# lignes" />. Vérifiez ce que
            contient chaque colonne.
          </Trans>
        </p>
      </div>
      <ColumnsForm
        head={work.cells.slice(0, headRows)}
        filled={work.filled}
        columns={personColumns}
        labels={columnTitles}
        rare={rare}
        titleRow={reading.titleRow}
        mapping={reading.mapping}
        onTitleRow={work.setTitleRow}
        onMapping={work.setMapping}
      />
      <PeopleQuestions work={work} />
      {!namesSomebody(reading.mapping) && (
        <p role="alert" className="font-medium text-stop">
          <Trans>Dites quelle colonne contient les noms.</Trans>
        </p>
      )}
      {!work.isAnswered && (
        <p className="font-medium text-attention">
          <Trans>Répondez d’abord à la question sur les montants.</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button kind="main" size="sell" disabled={!work.canRead} onClick={onPreview}>
          <Trans>Voir l’aperçu</Trans>
        </Button>
        <Button size="sell" onClick={onLeave}>
          <Trans>Choisir un autre fichier</Trans>
        </Button>
      </div>
    </Card>
  );
}
