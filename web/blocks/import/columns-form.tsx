import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { titlesAt } from "#shared/rules/column-guess.ts";
import { NotTaken } from "#web/blocks/leftover/not-taken.tsx";
import { SelectField } from "#web/ui/select-field.tsx";

const none = "none";
const grid = "grid gap-3 sm:grid-cols-2 lg:grid-cols-3";

type ColumnsFormProps<Column extends string> = {
  /** First rows of the file, unchanged. */
  head: readonly (readonly string[])[];
  /** Indexes from 0 of the columns that are not empty. */
  filled: readonly number[];
  /** Fields that a column may hold, in the order of the form. */
  columns: readonly Column[];
  labels: Readonly<Record<Column, MessageDescriptor>>;
  /** Fields that few files have: folded away until a column is set for one. */
  rare?: ReadonlySet<Column>;
  /** Index of the row of titles, from 0; undefined for none. */
  titleRow: number | undefined;
  mapping: Partial<Record<Column, number>>;
  onTitleRow: (titleRow: number | undefined) => void;
  onMapping: (mapping: Partial<Record<Column, number>>) => void;
};

/** Form that maps columns of a file to fields: guessed, shown with values, corrected by hand. Lists unused columns. */
export function ColumnsForm<Column extends string>({
  head,
  filled,
  columns,
  labels,
  rare,
  titleRow,
  mapping,
  onTitleRow,
  onMapping,
}: ColumnsFormProps<Column>) {
  const { t, i18n } = useLingui();
  const unnamed = (number: number) => t`Colonne ${number}`;
  const inFile = columnsOf(head, titleRow, unnamed);
  const options = [
    { value: none, label: t`Absente du fichier` },
    ...inFile.map(({ label }, at) => ({ value: String(at), label })),
  ];

  function handlePick(column: Column, value: string) {
    const { [column]: _old, ...others } = mapping;
    const rest = others as Partial<Record<Column, number>>;
    onMapping(value === none ? rest : { ...rest, [column]: Number(value) });
  }

  const isFolded = (column: Column) => rare?.has(column) && mapping[column] === undefined;
  const usual = columns.filter((column) => !isFolded(column));
  const folded = columns.filter(isFolded);

  function field(column: Column) {
    const at = mapping[column];
    const example = at === undefined ? "" : (inFile[at]?.example ?? "");
    return (
      <SelectField
        key={column}
        label={i18n._(labels[column])}
        hint={example === "" ? undefined : <Trans>Exemple : {example}</Trans>}
        value={at === undefined ? none : String(at)}
        onChange={(value) => handlePick(column, value)}
        options={options}
      />
    );
  }

  return (
    <>
      <SelectField
        label={t`Ligne des titres`}
        value={titleRow === undefined ? none : String(titleRow)}
        onChange={(value) => onTitleRow(value === none ? undefined : Number(value))}
        options={[
          { value: none, label: t`Pas de titres` },
          ...head.map((cells, at) => ({ value: String(at), label: titleLabel(cells, at) })),
        ]}
      />
      <div className={grid}>{usual.map(field)}</div>
      {folded.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-medium">
            <Trans>Autres colonnes possibles</Trans>
          </summary>
          <div className={grid}>{folded.map(field)}</div>
        </details>
      )}
      <NotTaken
        leftover={filled
          .filter((at) => !columns.some((column) => mapping[column] === at))
          .map((at) => ({
            is: "column",
            text: inFile[at]?.label ?? unnamed(at + 1),
            at: at + 1,
          }))}
      />
    </>
  );
}

/** Every column of the file: its title and the first value below it. */
function columnsOf(
  head: readonly (readonly string[])[],
  titleRow: number | undefined,
  unnamed: (number: number) => string,
): { label: string; example: string }[] {
  const titles = titlesAt(head, titleRow);
  const below = head.slice(titleRow === undefined ? 0 : titleRow + 1);
  const width = Math.max(titles.length, ...below.map((cells) => cells.length));
  return Array.from({ length: width }, (_, at) => ({
    label: titles[at] || unnamed(at + 1),
    example: below.map((cells) => cells[at]?.trim() ?? "").find((cell) => cell !== "") ?? "",
  }));
}

function titleLabel(cells: readonly string[], at: number): string {
  const words = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  return `${at + 1} · ${words.join(" · ").slice(0, 80)}`;
}
