import { Trans } from "@lingui/react/macro";
import { CircleCheck, CircleHelp } from "lucide-react";
import type { ReactNode } from "react";

export type LastReadOutcome = { code: string; outcome: "known" | "unknown"; count: number };

/** The last code in words and colour, announced; `count` numbers the reads, so that a repeat is told too. */
export function LastRead({
  read,
  knownWord,
}: {
  read: LastReadOutcome | undefined;
  knownWord: ReactNode;
}) {
  return (
    <p role="status" className="min-h-12 grow">
      {read && (
        <span
          key={read.count}
          className={`inline-flex min-h-12 w-full items-center gap-2 rounded-control px-3 font-semibold ${
            read.outcome === "known" ? "bg-ok-soft text-ok" : "bg-stop-soft text-stop"
          }`}
        >
          {read.outcome === "known" ? (
            <CircleCheck className="size-5 shrink-0" aria-hidden />
          ) : (
            <CircleHelp className="size-5 shrink-0" aria-hidden />
          )}
          {read.outcome === "known" ? knownWord : <Trans>Code inconnu</Trans>}
          <span className="figures truncate text-sm font-normal">{read.code}</span>
        </span>
      )}
    </p>
  );
}
