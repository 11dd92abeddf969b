import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { FilePlan } from "#shared/rules/import-plan.ts";
import { TextRemarks } from "#web/blocks/import/file-remarks.tsx";
import { NotTaken } from "#web/blocks/leftover/not-taken.tsx";
import { formatQuantity } from "#web/i18n/money.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import type { useImport } from "./plan/use-import.ts";

type FileSaidProps = { plan: FilePlan; work: ReturnType<typeof useImport> };

/** Number of columns named at once; the others are named on demand. */
const fewColumns = 6;

/** Account of the whole file: its lines, its columns, the sheet and the shop that were read. */
export function FileSaid({ plan, work }: FileSaidProps) {
  const { t } = useLingui();
  const { shops, shop, leftover, rows, heads, empty } = plan;
  const total = rows.length + heads + empty;
  const sheet = work.file?.sheets?.read;
  return (
    <div className="flex flex-col gap-2">
      <p className="break-words text-ink-soft">
        <Trans>
          Lignes du fichier : {formatQuantity(total)} (titres {formatQuantity(heads)}, vides{" "}
          {formatQuantity(empty)}, articles {formatQuantity(rows.length)}).
        </Trans>{" "}
        {sheet !== undefined && <Trans>Feuille lue : {sheet}.</Trans>}
      </p>
      {shops.length > 1 && shop !== undefined && (
        <SelectField
          label={t`Ce fichier parle de plusieurs boutiques : laquelle est celle-ci ?`}
          hint={<Trans>Les colonnes des autres ne sont pas reprises.</Trans>}
          value={shop}
          onChange={work.chooseShop}
          options={shops.map((name) => ({ value: name, label: name }))}
        />
      )}
      {work.file && <TextRemarks remarks={work.file} />}
      {leftover.length > 0 && (
        <details open={leftover.length <= fewColumns}>
          <summary className="min-h-11 content-center font-medium text-attention">
            <Plural
              value={leftover.length}
              one="# colonne du fichier n’est pas reprise"
              other={`${formatQuantity(leftover.length)} colonnes du fichier ne sont pas reprises`}
            />
          </summary>
          <NotTaken leftover={leftover} />
        </details>
      )}
    </div>
  );
}
