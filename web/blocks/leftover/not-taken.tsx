import { Trans } from "@lingui/react/macro";
import type { Accounted, LeftPart } from "#shared/leftover.ts";

/** Lists the parts of an input that were not understood; nothing when there are none. The only way to show them. */
export function NotTaken({ leftover }: Accounted) {
  if (leftover.length === 0) return null;
  return (
    <ul className="font-medium text-attention">
      {leftover.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts may say the same, and never change their order.
        <li key={at}>
          <PartNotTaken part={part} />
        </li>
      ))}
    </ul>
  );
}

function PartNotTaken({ part: { is, text, at } }: { part: LeftPart }) {
  if (is === "column") return <Trans>Colonne non reprise : « {text} »</Trans>;
  if (is === "words") return <Trans>Pas compris : « {text} »</Trans>;
  if (at === undefined) return <Trans>Ligne non comprise : « {text} »</Trans>;
  return (
    <Trans>
      Ligne {at}, non comprise : « {text} »
    </Trans>
  );
}
