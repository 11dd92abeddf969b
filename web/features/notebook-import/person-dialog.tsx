import { Trans, useLingui } from "@lingui/react/macro";
import type { Person } from "#shared/rules/person-groups.ts";
import type { PersonRow } from "#shared/rules/person-reading.ts";
import { NotTaken } from "#web/blocks/leftover/not-taken.tsx";
import { OwedWords } from "#web/blocks/notebook/owed-words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Chip, ChipRow } from "#web/ui/chip.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DoubtWords } from "./doubt-words.tsx";
import { knownKey, type PlannedPerson } from "./import-plan.ts";
import { MendRow } from "./mend-row.tsx";
import type { usePeopleFile } from "./people-file.ts";

type PersonDialogProps = {
  planned: PlannedPerson;
  work: ReturnType<typeof usePeopleFile>;
  onClose: () => void;
};

/** Dialog of one person of the file: all lines, the doubts, and a form to correct a refused row. */
export function PersonDialog({ planned, work, onClose }: PersonDialogProps) {
  const { t } = useLingui();
  if (planned.outcome === "refused")
    return <MendRow row={planned.row} work={work} onClose={onClose} />;
  const { person } = planned;
  return (
    <Dialog
      open
      onClose={onClose}
      title={<bdi>{person.name}</bdi>}
      closeLabel={t`Fermer`}
      actions={
        <Button onClick={onClose}>
          <Trans>Fermer</Trans>
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <ul className="flex flex-col divide-y divide-line">
          {person.rows.map((row) => (
            <Line key={row.line} row={row} />
          ))}
        </ul>
        {person.rows.length > 1 && (
          <p className="text-ink-soft">
            <Trans>Les lignes sont additionnées ; leur détail n’est pas gardé.</Trans>
          </p>
        )}
        {person.note !== "" && <p className="break-words text-ink-soft">{person.note}</p>}
        <NotTaken leftover={[...person.left, ...person.rows.flatMap(({ left }) => left)]} />
        {person.doubt && <Doubt person={person} work={work} />}
        {planned.outcome === "known" && (
          <Button onClick={() => work.answer(knownKey(person), "apart")}>
            <Trans>C’est une autre personne : la noter</Trans>
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function Line({ row }: { row: PersonRow }) {
  const { line, date, article, balance = 0 } = row;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-3 py-2">
      <span>
        <Trans>Ligne {line}</Trans>
        {[date, article].filter(Boolean).map((said) => (
          <span key={said}> · {said}</span>
        ))}
      </span>
      <OwedWords owed={balance} />
    </li>
  );
}

function Doubt({ person, work }: { person: Person; work: PersonDialogProps["work"] }) {
  const { t } = useLingui();
  const { doubt } = person;
  if (!doubt) return null;
  const said = work.answers[doubt.key];
  const isOne = said === "together" || (said === undefined && doubt.is === "several-lines");
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">
        <DoubtWords doubt={doubt} />
      </p>
      <ChipRow label={t`Une ou plusieurs personnes`}>
        <Chip pressed={isOne} onPress={() => work.answer(doubt.key, "together")}>
          <Trans>Une seule personne</Trans>
        </Chip>
        <Chip pressed={!isOne} onPress={() => work.answer(doubt.key, "apart")}>
          <Trans>Plusieurs personnes</Trans>
        </Chip>
      </ChipRow>
    </div>
  );
}
