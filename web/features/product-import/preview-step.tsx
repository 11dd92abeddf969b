import { Plural, Trans, useLingui } from "@lingui/react/macro";
import Download from "lucide-react/icons/download";
import { useId, useMemo, useState } from "react";
import { Link } from "react-router-dom";
import type { PlannedRow } from "#shared/rules/planned-row.ts";
import { planLimitMessage } from "#web/blocks/words/reason-messages.ts";
import { RefusalText } from "#web/blocks/words/refusal-text.tsx";
import { formatQuantity } from "#web/i18n/money.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Chip, ChipRow } from "#web/ui/chip.tsx";
import { VirtualList } from "#web/ui/virtual-list.tsx";
import { FileSaid } from "./file-said.tsx";
import { NameQuestions } from "./name-questions.tsx";
import { countRows, type RowFilter, rowsShown } from "./plan/plan-summary.ts";
import type { Stage, useImport } from "./plan/use-import.ts";
import { PreviewRow } from "./preview-row.tsx";
import { useRefusedFile } from "./use-refused-file.ts";

const keyOf = (row: PlannedRow) => String(row.line);
const renderRow = (row: PlannedRow) => <PreviewRow row={row} />;

const isOverLimit = (row: PlannedRow) => row.outcome === "refused" && row.reason === "plan-limit";

type PreviewStepProps = {
  stage: Stage & { at: "preview" };
  work: ReturnType<typeof useImport>;
};

/** Every row and what will become of it. Nothing has been written yet. */
export function PreviewStep({ stage, work }: PreviewStepProps) {
  const { t } = useLingui();
  const heading = useId();
  const { changed, refusal } = stage;
  const plan = stage.plan.rows;
  const counts = useMemo(() => countRows(plan), [plan]);
  const [filter, setFilter] = useState<RowFilter>("all");
  const rows = useMemo(() => rowsShown(plan, filter), [plan, filter]);
  const refusedFile = useRefusedFile(work, plan);
  const writes = counts.create + counts.update;
  const chips: [RowFilter, string][] = [
    ["all", t`Toutes`],
    ["create", t`À créer`],
    ["update", t`À modifier`],
    ["same", t`Sans changement`],
    ["refused", t`Refusées`],
    ["asked", t`À décider`],
    ["merged", t`Réunies`],
    ["aside", t`De côté`],
    ["noted", t`Avec remarque`],
  ];

  /** True for a filter to show. Three filters that few files need are hidden when they match no row. */
  const isShown = ([id]: [RowFilter, string]) =>
    counts[id] > 0 || !["asked", "merged", "aside"].includes(id);

  return (
    <Card aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="text-lg font-semibold">
        <Trans>Étape 2 sur 2 : l’aperçu</Trans>
      </h2>
      <p className="text-ink-soft">
        <Trans>Rien n’est encore enregistré. Tout le sera ensemble, ou rien.</Trans>
      </p>
      {changed && (
        <p role="alert" className="font-medium text-attention">
          <Trans>Des produits ont changé entre-temps : voici le nouvel aperçu.</Trans>
        </p>
      )}
      {work.maxProducts !== null && plan.some(isOverLimit) && <PlanLimit most={work.maxProducts} />}
      {refusal && (
        <p role="alert" className="font-medium text-stop">
          <RefusalText reason={refusal} />
        </p>
      )}
      <FileSaid plan={stage.plan} work={work} />
      <NameQuestions questions={stage.plan.questions} onAnswer={work.answer} />
      <ChipRow label={t`Lignes à voir`}>
        {chips.filter(isShown).map(([id, label]) => (
          <Chip key={id} pressed={filter === id} onPress={() => setFilter(id)} count={counts[id]}>
            {label}
          </Chip>
        ))}
      </ChipRow>
      <div className="h-[55dvh] min-h-72 rounded-control border border-line">
        <VirtualList
          label={t`Lignes du fichier`}
          items={rows}
          keyOf={keyOf}
          renderRow={renderRow}
          rowRem={6.5}
          resetKey={filter}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          kind="main"
          size="sell"
          disabled={writes === 0}
          onClick={() => void work.write(stage)}
        >
          {writes === 0 ? (
            <Trans>Rien à importer</Trans>
          ) : (
            <Plural
              value={writes}
              one="Importer # produit"
              other={`Importer ${formatQuantity(writes)} produits`}
            />
          )}
        </Button>
        <Button size="sell" onClick={work.correct}>
          <Trans>Corriger les colonnes</Trans>
        </Button>
        <Button size="sell" onClick={work.leave}>
          <Trans>Annuler</Trans>
        </Button>
        {counts.refused + counts.asked + counts.aside > 0 && (
          <Button
            size="sell"
            icon={<Download aria-hidden="true" className="size-5" />}
            onClick={() => void refusedFile()}
          >
            <Trans>Télécharger les lignes refusées</Trans>
          </Button>
        )}
      </div>
    </Card>
  );
}

/** More new products than the plan allows: how many it does, and the way to a larger one. */
function PlanLimit({ most }: { most: number }) {
  const { i18n } = useLingui();
  const { title, text } = planLimitMessage(most);
  return (
    <p role="alert" className="font-medium text-attention">
      {i18n._(title)} — {i18n._(text)}.{" "}
      <Link to="/subscription-upgrade?limit=products" className="underline">
        <Trans>Changer d’abonnement</Trans>
      </Link>
    </p>
  );
}
