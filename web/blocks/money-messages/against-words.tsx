import { Trans, useLingui } from "@lingui/react/macro";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { Suspicion } from "#shared/money-messages/suspicions.ts";
import { suspicionWords } from "./reading-words.ts";

/** Suspicions about a message, one per line, and what to do; nothing when there is none. */
export function AgainstWords({ suspicions }: { suspicions: readonly Suspicion[] }) {
  const { i18n } = useLingui();
  if (suspicions.length === 0) return null;
  return (
    <div className="flex flex-col gap-1 rounded-control border border-stop/50 bg-stop-soft p-2 font-semibold text-stop">
      <ul className="flex flex-col gap-1">
        {suspicions.map((one) => (
          <li key={one} className="flex gap-1.5">
            <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
            <span className="min-w-0">{i18n._(suspicionWords[one])}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm font-medium">
        <Trans>Regardez le solde sur votre téléphone avant de remettre la marchandise.</Trans>
      </p>
    </div>
  );
}
