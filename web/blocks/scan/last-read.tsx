import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { CircleCheck, CircleHelp, CircleX, Clock, ListChecks } from "lucide-react";
import type { ReactNode } from "react";
import type { ScanOutcome } from "./scan-outcome.ts";

export type LastReadOutcome = { words: ReactNode; outcome: ScanOutcome; count: number };

const stop = "bg-stop-soft text-stop";
const attention = "bg-attention-soft text-attention";

/** Red is what ends there, yellow what goes on: by a choice, or in a moment. */
const looks = {
  known: { tone: "bg-ok-soft text-ok", Icon: CircleCheck, word: undefined },
  refused: { tone: stop, Icon: CircleX, word: msg`Pas ajouté` },
  unknown: { tone: stop, Icon: CircleHelp, word: msg`Code inconnu` },
  ask: { tone: attention, Icon: ListChecks, word: msg`Choisissez` },
  later: { tone: attention, Icon: Clock, word: msg`Pas encore` },
} satisfies Record<ScanOutcome, { word: MessageDescriptor | undefined; [look: string]: unknown }>;

/** The last code in words and colour, announced; `count` numbers the reads, so that a repeat is told too. */
export function LastRead({
  read,
  knownWord,
}: {
  read: LastReadOutcome | undefined;
  knownWord: ReactNode;
}) {
  const { i18n } = useLingui();
  const { tone, Icon, word } = looks[read?.outcome ?? "known"];
  return (
    <p role="status" className="min-h-12 min-w-0 grow">
      {read && (
        <span
          key={read.count}
          className={`flex min-h-12 items-center gap-2 rounded-control px-3 leading-5 ${tone}`}
        >
          <Icon className="size-5 shrink-0" aria-hidden />
          <span className="min-w-0">
            <span className="block font-semibold">{word ? i18n._(word) : knownWord}</span>
            <span className="figures block truncate text-sm">{read.words}</span>
          </span>
        </span>
      )}
    </p>
  );
}
