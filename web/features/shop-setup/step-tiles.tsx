import { useLingui } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import { cx } from "#web/ui/cx.ts";
import { ProgressBar } from "#web/ui/progress-bar.tsx";

export const steps = ["base", "logo", "contact", "goods", "products"] as const;
export type Step = (typeof steps)[number];

type StepTilesProps = { current: Step; done: ReadonlySet<Step>; onPick: (step: Step) => void };

/** How far one has come, and the way to any of the steps. */
export function StepTiles({ current, done, onPick }: StepTilesProps) {
  const { t } = useLingui();
  const at = steps.indexOf(current);
  const names: Record<Step, string> = {
    base: t`Nom`,
    logo: t`Logo`,
    contact: t`Contact`,
    goods: t`Rayons`,
    products: t`Produits`,
  };
  const [number, total] = [at + 1, steps.length];
  return (
    <div className="flex flex-col gap-3">
      <ProgressBar
        label={t`Étape ${number} sur ${total}`}
        done={number}
        total={total}
        count={<strong>{names[current]}</strong>}
      />
      <ol className="grid grid-cols-5 gap-1.5 sm:gap-3">
        {steps.map((step, index) => (
          <li key={step}>
            <button
              type="button"
              aria-current={step === current ? "step" : undefined}
              onClick={() => onPick(step)}
              className={cx(
                "flex min-h-12 w-full flex-col items-center justify-center rounded-control border text-sm leading-tight sm:min-h-16",
                step === current
                  ? "border-2 border-brand-ink bg-brand-soft font-semibold text-brand-ink"
                  : "border-edge bg-surface text-ink hover:bg-sunken",
              )}
            >
              <span aria-hidden="true" className="flex h-6 items-center font-semibold">
                {done.has(step) && step !== current ? <Check className="size-5" /> : index + 1}
              </span>
              {/* A phone has no room for five names: the open one stands beside the progress. */}
              <span className="max-sm:sr-only">{names[step]}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
