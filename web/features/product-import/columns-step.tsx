import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { type ImportColumn, importColumns } from "#shared/rules/import-column.ts";
import { columnLabels } from "#web/blocks/product-export/column-labels.ts";
import type { OpenedFile } from "#web/blocks/spreadsheet/sheet-messages.ts";
import { formatQuantity } from "#web/i18n/money.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { DefaultsFields } from "./defaults-fields.tsx";
import type { useImport } from "./plan/use-import.ts";

const none = "none";

type ColumnsStepProps = { file: OpenedFile; work: ReturnType<typeof useImport> };

/** Which column holds what: guessed, shown with what stands in it, put right by hand. */
export function ColumnsStep({ file, work }: ColumnsStepProps) {
  const { t, i18n } = useLingui();
  const heading = useId();
  const { reading, setReading } = work;
  const { titleRow, mapping } = reading;
  const asked = importColumns.filter((column) => column !== "cost" || work.keepsCosts);
  const unnamed = (number: number) => t`Colonne ${number}`;
  const columns = columnsOf(file, titleRow, unnamed);
  const options = [
    { value: none, label: t`Absente du fichier` },
    ...columns.map(({ label }, at) => ({ value: String(at), label })),
  ];
  const canRead =
    mapping.name !== undefined || mapping.barcode !== undefined || mapping.uniqueCode !== undefined;
  const products = file.rows - (titleRow === undefined ? 0 : titleRow + 1);

  function handlePick(column: ImportColumn, value: string) {
    const picked = value === none ? undefined : Number(value);
    setReading((known) => {
      const { [column]: _old, ...others } = known.mapping;
      const next = picked === undefined ? others : { ...others, [column]: picked };
      return { ...known, mapping: next };
    });
  }

  return (
    <Card aria-labelledby={heading} className="flex flex-col gap-4">
      <div>
        <h2 id={heading} className="text-lg font-semibold">
          <Trans>Étape 1 sur 2 : les colonnes</Trans>
        </h2>
        <p className="break-words text-ink-soft">
          <Trans>
            {work.fileName} :{" "}
            <Plural value={products} one="# ligne" other={`${formatQuantity(products)} lignes`} />.
            Vérifiez ce que contient chaque colonne.
          </Trans>
        </p>
      </div>
      <SelectField
        label={t`Ligne des titres`}
        value={titleRow === undefined ? none : String(titleRow)}
        onChange={(value) => void work.chooseTitles(value === none ? undefined : Number(value))}
        options={[
          { value: none, label: t`Pas de titres` },
          ...file.head.map((cells, at) => ({ value: String(at), label: titleLabel(cells, at) })),
        ]}
      />
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {asked.map((column) => {
          const at = mapping[column];
          const example = at === undefined ? "" : (columns[at]?.example ?? "");
          return (
            <SelectField
              key={column}
              label={i18n._(columnLabels[column])}
              hint={example === "" ? undefined : <Trans>Exemple : {example}</Trans>}
              value={at === undefined ? none : String(at)}
              onChange={(value) => handlePick(column, value)}
              options={options}
            />
          );
        })}
      </div>
      <UnusedColumns
        names={file.filled
          .filter((at) => !asked.some((column) => mapping[column] === at))
          .map((at) => columns[at]?.label ?? unnamed(at + 1))}
      />
      <DefaultsFields
        defaults={reading.defaults}
        onChange={(defaults) => setReading((known) => ({ ...known, defaults }))}
      />
      {!canRead && (
        <p role="alert" className="font-medium text-stop">
          <Trans>Dites au moins quelle colonne contient le nom ou le code des produits.</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button kind="main" size="sell" disabled={!canRead} onClick={() => void work.preview()}>
          <Trans>Voir l’aperçu</Trans>
        </Button>
        <Button size="sell" onClick={work.leave}>
          <Trans>Choisir un autre fichier</Trans>
        </Button>
      </div>
    </Card>
  );
}

/** What of the file is left behind, so that nobody believes it imported. */
function UnusedColumns({ names }: { names: string[] }) {
  if (names.length === 0) return null;
  const list = names.join(" · ");
  return (
    <p className="break-words text-attention">
      <Plural
        value={names.length}
        one={`Cette colonne du fichier ne sera pas importée : ${list}`}
        other={`Ces colonnes du fichier ne seront pas importées : ${list}`}
      />
    </p>
  );
}

/** Each column of the file by its title, with the first thing that stands below it. */
function columnsOf(
  { head }: OpenedFile,
  titleRow: number | undefined,
  unnamed: (number: number) => string,
): { label: string; example: string }[] {
  const titles = titleRow === undefined ? [] : (head[titleRow] ?? []);
  const below = head.slice(titleRow === undefined ? 0 : titleRow + 1);
  const width = Math.max(titles.length, ...below.map((cells) => cells.length));
  return Array.from({ length: width }, (_, at) => ({
    label: titles[at]?.trim() || unnamed(at + 1),
    example: below.map((cells) => cells[at]?.trim() ?? "").find((cell) => cell !== "") ?? "",
  }));
}

function titleLabel(cells: readonly string[], at: number): string {
  const words = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  return `${at + 1} · ${words.join(" · ").slice(0, 80)}`;
}
