import { Trans, useLingui } from "@lingui/react/macro";
import Download from "lucide-react/icons/download";
import { useCallback, useMemo, useState } from "react";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { importCustomers } from "#web/store/notebook.ts";
import { useSuppliersSide } from "#web/store/queries/notebook-side.ts";
import type { CustomerRow } from "#web/store/queries/use-notebook.ts";
import { Button } from "#web/ui/button.tsx";
import { Chip, ChipRow } from "#web/ui/chip.tsx";
import { VirtualList } from "#web/ui/virtual-list.tsx";
import { AccountWords } from "./account-words.tsx";
import { Counted } from "./counted.tsx";
import { lineOf, type PlannedPerson, peopleOf, planPeople } from "./import-plan.ts";
import { useImportMessages } from "./import-words.ts";
import type { usePeopleFile } from "./people-file.ts";
import { PersonDialog } from "./person-dialog.tsx";
import { PreviewLine } from "./preview-line.tsx";
import { useRefusedFile } from "./refused-file.ts";

type ImportPreviewProps = {
  shopId: string;
  country: string;
  /** Notebook at the start of the preview: the import must write exactly what the preview showed. */
  customers: readonly CustomerRow[];
  fileName: string;
  work: ReturnType<typeof usePeopleFile>;
  onColumns: () => void;
  onLeave: () => void;
  onWritten: (customers: number) => void;
};

type Shown = "all" | "create" | "doubt" | "known" | "refused";
const keyOf = (planned: PlannedPerson) => String(lineOf(planned));

const isShown: Record<Shown, (planned: PlannedPerson) => boolean> = {
  all: () => true,
  create: ({ outcome }) => outcome === "create",
  doubt: (planned) => planned.outcome !== "refused" && planned.person.doubt !== undefined,
  known: ({ outcome }) => outcome === "known",
  refused: ({ outcome }) => outcome === "refused",
};

/** Preview of every person of the file with its outcome, and of the totals. Nothing has been written yet. */
export function ImportPreview(props: ImportPreviewProps) {
  const { shopId, country, customers, fileName, work, onColumns, onLeave, onWritten } = props;
  const { t, i18n } = useLingui();
  const messages = useImportMessages();
  const suppliers = useSuppliersSide();
  const act = useAct();
  const [shown, setShown] = useState<Shown>("all");
  const [openLine, setOpenLine] = useState<number>();
  const { read, answers } = work;
  const plan = useMemo(
    () => planPeople(read, answers, customers, country),
    [read, answers, customers, country],
  );
  const people = useMemo(() => peopleOf(plan), [plan]);
  const refusedFile = useRefusedFile(fileName, work, plan);
  const handleOpen = useCallback((planned: PlannedPerson) => setOpenLine(lineOf(planned)), []);
  const renderRow = useCallback(
    (planned: PlannedPerson) => <PreviewLine planned={planned} onOpen={handleOpen} />,
    [handleOpen],
  );
  const open = plan.planned.find((one) => linesOf(one).includes(openLine ?? 0));
  const chips: [Shown, string][] = [
    ["all", t`Toutes`],
    ["create", t`À noter`],
    ["doubt", t`À vérifier`],
    ["known", t`Déjà notées`],
    ["refused", t`Refusées`],
  ];

  async function handleWrite() {
    const reason = i18n._(messages.reason);
    const done = await act.run((importId) =>
      importCustomers({ shopId, suppliers, importId, people, reason }),
    );
    if (done) onWritten(done.customers);
  }

  return (
    <div className="flex flex-col gap-3">
      <p>
        <Trans>Rien n’est encore enregistré. Tout le sera ensemble, ou rien.</Trans>
      </p>
      <p className="font-medium">
        <Counted people={people.length} as="found" />
      </p>
      <AccountWords account={plan.account} read={read} />
      <ChipRow label={t`Lignes à voir`}>
        {chips.map(([id, label]) => (
          <Chip
            key={id}
            pressed={shown === id}
            onPress={() => setShown(id)}
            count={plan.planned.filter(isShown[id]).length}
          >
            {label}
          </Chip>
        ))}
      </ChipRow>
      <div className="h-[55dvh] min-h-72 rounded-control border border-line">
        <VirtualList
          label={t`Lignes du fichier`}
          items={plan.planned.filter(isShown[shown])}
          keyOf={keyOf}
          renderRow={renderRow}
          rowRem={6.5}
          resetKey={shown}
        />
      </div>
      {open && (
        <PersonDialog
          key={openLine}
          planned={open}
          work={work}
          onClose={() => setOpenLine(undefined)}
        />
      )}
      <ActTrouble refusal={act.refusal} title={messages.cannot} />
      <div className="flex flex-wrap gap-2 *:grow">
        <Button size="sell" onClick={onLeave}>
          <Trans>Annuler</Trans>
        </Button>
        <Button size="sell" onClick={onColumns}>
          <Trans>Corriger les colonnes</Trans>
        </Button>
        {plan.account.rows.refused + plan.account.rows.known > 0 && (
          <Button
            size="sell"
            icon={<Download aria-hidden="true" className="size-5" />}
            onClick={refusedFile}
          >
            <Trans>Télécharger les lignes non reprises</Trans>
          </Button>
        )}
        <Button
          kind="main"
          size="sell"
          busy={act.busy}
          disabled={people.length === 0}
          onClick={() => void handleWrite()}
        >
          <Counted people={people.length} as="act" />
        </Button>
      </div>
    </div>
  );
}

const linesOf = (planned: PlannedPerson): number[] =>
  planned.outcome === "refused" ? [planned.row.line] : planned.person.rows.map(({ line }) => line);
