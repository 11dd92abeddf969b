import { Trans, useLingui } from "@lingui/react/macro";
import { OwedWords } from "#web/blocks/notebook/owed-words.tsx";
import type { PlannedCustomer } from "./import-plan.ts";
import { troubleWords } from "./import-words.ts";

/** A line of the file, and what becomes of it. */
export function PreviewLine({ planned }: { planned: PlannedCustomer }) {
  const { row } = planned;
  return (
    <div className="flex h-full flex-col justify-center gap-0.5 border-b border-line px-3">
      <span className="flex items-baseline justify-between gap-x-3">
        <bdi className="min-w-0 truncate font-semibold">{row.name || "—"}</bdi>
        {row.balance !== 0 && (
          <span className="shrink-0 text-sm">
            <OwedWords owed={row.balance} />
          </span>
        )}
      </span>
      <span className="figures truncate text-sm text-ink-soft">{row.phone}</span>
      <span className="truncate text-sm">
        <Outcome planned={planned} />
      </span>
    </div>
  );
}

function Outcome({ planned }: { planned: PlannedCustomer }) {
  const { i18n } = useLingui();
  const { row } = planned;
  if (planned.outcome === "create")
    return (
      <span className="text-ok">
        <Trans>À noter</Trans>
      </span>
    );
  return (
    <span className="text-attention">
      <Trans>Ligne {row.line} :</Trans>{" "}
      {planned.outcome === "known" && (
        <Trans>
          déjà dans le cahier (<bdi>{planned.known.name}</bdi>), rien n’y change
        </Trans>
      )}
      {planned.outcome === "repeated" && (
        <Trans>la même personne que la ligne {planned.otherLine}</Trans>
      )}
      {planned.outcome === "refused" && row.trouble && i18n._(troubleWords[row.trouble])}
    </span>
  );
}
