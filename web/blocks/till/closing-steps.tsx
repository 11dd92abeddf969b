import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { cx } from "#web/ui/cx.ts";

const steps = ["count", "compare", "done"] as const;
type Step = (typeof steps)[number];

/** Where one is among the three steps of a closing. */
export function Steps({ current }: { current: Step }) {
  const { t } = useLingui();
  const names: Record<Step, ReactNode> = {
    count: <Trans>Compter</Trans>,
    compare: <Trans>Comparer</Trans>,
    done: <Trans>Terminé</Trans>,
  };
  return (
    <ol aria-label={t`Étapes de la clôture`} className="grid grid-cols-3 gap-2">
      {steps.map((step, at) => {
        const isReached = at <= steps.indexOf(current);
        return (
          <li
            key={step}
            aria-current={step === current ? "step" : undefined}
            className={cx(
              "border-t-4 pt-1.5 text-sm",
              isReached ? "border-brand-ink text-brand-ink" : "border-line text-ink-soft",
              step === current && "font-semibold",
            )}
          >
            {at + 1}. {names[step]}
          </li>
        );
      })}
    </ol>
  );
}
