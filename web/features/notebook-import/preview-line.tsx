import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { readablePhone } from "#shared/rules/phone.ts";
import { OwedWords } from "#web/blocks/notebook/owed-words.tsx";
import { DoubtWords } from "./doubt-words.tsx";
import type { PlannedPerson } from "./import-plan.ts";
import { troubleWords } from "./import-words.ts";

type PreviewLineProps = { planned: PlannedPerson; onOpen: (planned: PlannedPerson) => void };

/** One person of the file, or a row without a person, with its outcome; a tap shows all its lines. */
export function PreviewLine({ planned, onOpen }: PreviewLineProps) {
  const { name, phones, balance } = shownOf(planned);
  return (
    <button
      type="button"
      onClick={() => onOpen(planned)}
      className="flex h-full w-full flex-col justify-center gap-0.5 border-b border-line px-3 text-start hover:bg-sunken"
    >
      <span className="flex w-full items-baseline justify-between gap-x-3">
        <bdi className="min-w-0 truncate font-semibold">{name || "—"}</bdi>
        {balance !== 0 && (
          <span className="shrink-0 text-sm">
            <OwedWords owed={balance} />
          </span>
        )}
      </span>
      <span className="figures w-full truncate text-sm text-ink-soft">
        {phones.map(readablePhone).join(" · ")}
      </span>
      <span className="line-clamp-2 w-full text-sm">
        <Outcome planned={planned} />
      </span>
    </button>
  );
}

function shownOf(planned: PlannedPerson) {
  if (planned.outcome !== "refused") return planned.person;
  const { name, phones, balance = 0 } = planned.row;
  return { name, phones, balance };
}

function Outcome({ planned }: { planned: PlannedPerson }) {
  const { i18n } = useLingui();
  if (planned.outcome === "refused") {
    const { line, trouble } = planned.row;
    return (
      <span className={trouble === "sum-row" ? "text-ink-soft" : "text-attention"}>
        <Trans>Ligne {line} :</Trans> {trouble && i18n._(troubleWords[trouble])}
      </span>
    );
  }
  const { person } = planned;
  if (planned.outcome === "known")
    return (
      <span className="text-attention">
        <Trans>Ligne {person.line} :</Trans>{" "}
        <Trans>
          déjà dans le cahier (<bdi>{planned.known.name}</bdi>), rien n’y change
        </Trans>
      </span>
    );
  const lines = person.rows.length;
  return (
    <>
      <span className="text-ok">
        <Trans>À noter</Trans>
        {lines > 1 && (
          <>
            {" · "}
            <Plural value={lines} one="# ligne" other="# lignes additionnées" />
          </>
        )}
      </span>
      {person.rows.some(({ isSpoilt }) => isSpoilt) && (
        <span className="text-attention">
          {" · "}
          <Trans>téléphone abîmé par le tableur</Trans>
        </span>
      )}
      {person.rows.some(({ differs }) => differs) && (
        <span className="text-attention">
          {" · "}
          <Trans>total, payé et reste ne vont pas ensemble</Trans>
        </span>
      )}
      {person.doubt && (
        <span className="text-attention">
          {" · "}
          <DoubtWords doubt={person.doubt} />
        </span>
      )}
    </>
  );
}
