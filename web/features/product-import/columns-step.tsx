import { Plural, Trans } from "@lingui/react/macro";
import { useId } from "react";
import { importColumns } from "#shared/rules/import-column.ts";
import { ColumnsForm } from "#web/blocks/import/columns-form.tsx";
import { columnLabels } from "#web/blocks/product-export/column-labels.ts";
import type { OpenedFile } from "#web/blocks/spreadsheet/sheet-messages.ts";
import { formatQuantity } from "#web/i18n/money.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DefaultsFields } from "./defaults-fields.tsx";
import type { useImport } from "./plan/use-import.ts";

type ColumnsStepProps = { file: OpenedFile; work: ReturnType<typeof useImport> };

/** Step to map the columns of the file, and to set defaults for new products. */
export function ColumnsStep({ file, work }: ColumnsStepProps) {
  const heading = useId();
  const { reading, setReading } = work;
  const { titleRow, mapping } = reading;
  const canRead =
    mapping.name !== undefined || mapping.barcode !== undefined || mapping.uniqueCode !== undefined;
  const products = file.rows - (titleRow === undefined ? 0 : titleRow + 1);

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
      <ColumnsForm
        head={file.head}
        filled={file.filled.filter((at) => !file.read.includes(at))}
        columns={importColumns.filter((column) => column !== "cost" || work.keepsCosts)}
        labels={columnLabels}
        titleRow={titleRow}
        mapping={mapping}
        onTitleRow={(row) => void work.chooseTitles(row)}
        onMapping={(next) => setReading((known) => ({ ...known, mapping: next }))}
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
