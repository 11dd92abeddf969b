import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { FileRemarks } from "#web/blocks/spreadsheet/sheet-messages.ts";
import { formatQuantity } from "#web/i18n/money.ts";
import { Card } from "#web/ui/card.tsx";
import { SelectField } from "#web/ui/select-field.tsx";

type RemarksCardProps = { remarks: FileRemarks; onSheet: (name: string) => void };

/** Remarks on a file, shown before its columns: the sheet that was read, repaired letters, a truncated end. */
export function RemarksCard({ remarks, onSheet }: RemarksCardProps) {
  const { t } = useLingui();
  const { sheets, mended, isCut } = remarks;
  if (!sheets && !mended && !isCut) return null;
  return (
    <Card className="flex flex-col gap-3">
      {sheets && (
        <SelectField
          label={t`Feuille lue`}
          hint={<Trans>Ce classeur a plusieurs feuilles : les autres ne sont pas reprises.</Trans>}
          value={sheets.read}
          onChange={onSheet}
          options={sheets.names.map((name) => ({ value: name, label: name }))}
        />
      )}
      <TextRemarks remarks={remarks} />
    </Card>
  );
}

/** Repaired letters, doubtful letters, and a truncated last line. */
export function TextRemarks({ remarks: { mended, isCut } }: { remarks: FileRemarks }) {
  const example = mended?.example;
  return (
    <>
      {mended && example && (
        <p className="break-words">
          <Plural
            value={mended.cells}
            one="Accents abîmés, réparés dans # cellule :"
            other={`Accents abîmés, réparés dans ${formatQuantity(mended.cells)} cellules :`}
          />{" "}
          <Trans>
            « {example.before} » est lu « {example.after} ».
          </Trans>
        </p>
      )}
      {mended && mended.doubts.length > 0 && (
        <ul className="font-medium break-words text-attention">
          {mended.doubts.map(({ line, text }) => (
            <li key={`${line} ${text}`}>
              <Trans>
                Ligne {formatQuantity(line)} : des lettres sont perdues dans « {text} ». Corrigez le
                nom après l’import.
              </Trans>
            </li>
          ))}
        </ul>
      )}
      {isCut && (
        <p role="alert" className="font-medium text-attention">
          <Trans>
            La dernière ligne s’arrête au milieu : le fichier est peut-être coupé. Exportez-le de
            nouveau pour ne rien perdre.
          </Trans>
        </p>
      )}
    </>
  );
}
