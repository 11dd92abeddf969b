import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { type PersonColumn, personColumns } from "#shared/rules/person-column.ts";
import { namesSomebody } from "#shared/rules/person-columns.ts";
import { ColumnsForm } from "#web/blocks/import/columns-form.tsx";
import { formatMoney } from "#web/i18n/money.ts";
import { useSuppliersSide } from "#web/store/queries/notebook-side.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Chip, ChipRow } from "#web/ui/chip.tsx";
import { columnTitles } from "./import-words.ts";
import type { usePeopleFile } from "./people-file.ts";

/** Rows that are shown to choose the titles. */
const headRows = 25;

/** Columns that few files of people have. */
const rare: ReadonlySet<PersonColumn> = new Set([
  ...(["title", "middleName", "lastName", "company", "nickname", "thirdPhone"] as const),
  ...(["kind", "settled", "date", "article", "address", "email"] as const),
]);

type PeopleColumnsProps = {
  fileName: string;
  work: ReturnType<typeof usePeopleFile>;
  onPreview: () => void;
  onLeave: () => void;
};

/** Which column holds what, and what only a person can tell of the amounts. */
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
      <Questions work={work} />
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

/** Asked once, with an example of the file: whose the minus is, and whether balances of one person add up. */
function Questions({ work }: Pick<PeopleColumnsProps, "work">) {
  const { t } = useLingui();
  const suppliers = useSuppliersSide();
  const { asks } = work.read;
  const { sign: whose, lines: several } = asks;
  const theyOwe = suppliers === (whose?.isBelow ?? false) ? 1 : -1;
  const weOwe = theyOwe === 1 ? -1 : 1;
  return (
    <>
      {whose && (
        <div className="flex flex-col gap-2">
          <p className="font-semibold">
            <Trans>
              Dans ce fichier, <bdi>{whose.name}</bdi> : <bdi>{whose.text}</bdi>. Que veut dire ce
              signe ?
            </Trans>
          </p>
          <ChipRow label={t`Le signe du solde`}>
            <Chip pressed={work.reading.sign === theyOwe} onPress={() => work.setSign(theyOwe)}>
              <Trans>
                <bdi>{whose.name}</bdi> vous doit
              </Trans>
            </Chip>
            <Chip pressed={work.reading.sign === weOwe} onPress={() => work.setSign(weOwe)}>
              <Trans>
                Vous devez à <bdi>{whose.name}</bdi>
              </Trans>
            </Chip>
          </ChipRow>
        </div>
      )}
      {several && <Several name={several.name} balances={several.balances} work={work} />}
    </>
  );
}

type SeveralProps = Pick<PeopleColumnsProps, "work"> & {
  name: string;
  balances: readonly number[];
};

function Several({ name, balances, work }: SeveralProps) {
  const { t } = useLingui();
  const list = balances.slice(0, 4).map(formatMoney).join(" · ");
  const sum = formatMoney(balances.reduce((one, other) => one + other, 0));
  const last = formatMoney(balances.at(-1) ?? 0);
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">
        <Trans>
          <bdi>{name}</bdi> a plusieurs lignes : {list}. Laquelle compte ?
        </Trans>
      </p>
      <ChipRow label={t`Plusieurs lignes d’une personne`}>
        <Chip pressed={work.reading.lines === "sum"} onPress={() => work.setLines("sum")}>
          <Trans>Toutes ensemble : {sum}</Trans>
        </Chip>
        <Chip pressed={work.reading.lines === "last"} onPress={() => work.setLines("last")}>
          <Trans>La dernière : {last}</Trans>
        </Chip>
      </ChipRow>
    </div>
  );
}
