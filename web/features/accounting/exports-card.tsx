import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import type { Journal, JournalExport } from "#shared/schemas/journal.ts";
import { nameInFile } from "#web/blocks/spreadsheet/file-name.ts";
import { Trouble } from "#web/blocks/trouble/trouble.tsx";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { exportLines, takeExport } from "#web/store/accounting.ts";
import type { NotDone } from "#web/store/session/ask-server.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ExcelAbsent, FileButtons } from "./file-buttons.tsx";
import { journalRows } from "./journal-file.ts";
import { type FileFormat, useTableFile } from "./use-table-file.ts";

type ExportsCardProps = { shop: SessionShop; journal: Journal; onTaken: () => Promise<void> };

/** The journal, export by export: each begins where the one before ends, and says the same whenever it is fetched. */
export function ExportsCard({ shop, journal, onTaken }: ExportsCardProps) {
  const { t, i18n } = useLingui();
  const heading = useId();
  const file = useTableFile();
  const [taking, setTaking] = useState(false);
  const [trouble, setTrouble] = useState<NotDone>();
  // The same for every attempt, until one is answered (K8).
  const [nextId, setNextId] = useState(() => crypto.randomUUID());
  const { exports, accounts, isMore } = journal;
  const last = exports[0]?.no;

  async function handleTake() {
    setTaking(true);
    setTrouble(undefined);
    const taken = await takeExport(shop.id, nextId);
    if (taken.ok) setNextId(crypto.randomUUID());
    else setTrouble(taken);
    await onTaken();
    setTaking(false);
  }

  const nameOf = (no: number) =>
    `journal_${nameInFile(shop.name, "boutique")}_${String(no).padStart(3, "0")}`;
  const handleMake = (no: number, format: FileFormat) =>
    file.make({ name: nameOf(no), format, sheet: t`Journal` }, async () => {
      const lines = await exportLines(shop.id, no);
      return lines.ok ? { ok: true, value: journalRows(lines.value, accounts, i18n) } : lines;
    });
  const busyOf = (no: number): FileFormat | undefined =>
    (["xlsx", "csv"] as const).find((format) => file.busy === `${nameOf(no)}.${format}`);

  return (
    <Card aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="text-lg font-semibold">
        <Trans>Journal</Trans>
      </h2>
      <p className="text-ink-soft">
        <Trans>
          Chaque vente, achat, dette et mouvement de caisse, en débit et crédit. Un export reprend
          là où le précédent s’arrête : rien n’y est deux fois, et ce qui arrive en retard est dans
          le suivant.
        </Trans>
      </p>
      <Trouble of={trouble ?? file.trouble} />
      {file.absent && <ExcelAbsent />}
      <Button
        kind="main"
        className="self-start"
        busy={taking}
        disabled={!isMore}
        onClick={() => void handleTake()}
      >
        {last === undefined ? (
          <Trans>Premier export</Trans>
        ) : (
          <Trans>Exporter depuis le n° {last}</Trans>
        )}
      </Button>
      {!isMore && last !== undefined && (
        <p className="text-sm text-ink-soft">
          <Trans>Rien de nouveau depuis l’export n° {last}.</Trans>
        </p>
      )}
      {exports.length > 0 && (
        <ul className="flex flex-col">
          {exports.map((one) => (
            <ExportRow
              key={one.id}
              one={one}
              busy={busyOf(one.no)}
              onMake={(format) => void handleMake(one.no, format)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

type ExportRowProps = {
  one: JournalExport;
  busy: FileFormat | undefined;
  onMake: (format: FileFormat) => void;
};

function ExportRow({ one: { no, at, byName }, busy, onMake }: ExportRowProps) {
  const { t, i18n } = useLingui();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-b border-line py-3 last:border-b-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-medium">
          <Trans>Export n° {no}</Trans>
        </p>
        <p className="text-sm break-words text-ink-soft">
          {formatDateTime(at, i18n.locale as Language)} · {byName}
        </p>
      </div>
      <FileButtons of={t`export n° ${no}`} busy={busy} onMake={onMake} />
    </li>
  );
}
