import { useLingui } from "@lingui/react/macro";
import type { Proposal } from "#shared/spoken/proposal.ts";
import { NotTaken } from "#web/blocks/leftover/not-taken.tsx";
import { doubtWords } from "./doubt-words.ts";

/** What was not understood, and what must be looked at before it is confirmed. */
export function SaidDoubts({ proposal }: { proposal: Pick<Proposal, "unsure" | "leftover"> }) {
  const { i18n } = useLingui();
  const words = proposal.unsure.flatMap((doubt) => doubtWords[doubt] ?? []);
  return (
    <>
      <NotTaken leftover={proposal.leftover} />
      {words.map((one) => (
        <p key={one.id} className="font-medium text-attention">
          {i18n._(one)}
        </p>
      ))}
    </>
  );
}
