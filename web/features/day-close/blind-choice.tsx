import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { useBlind } from "#web/blocks/till/blind.ts";

/** The office decides whether sellers of this device count without seeing what should be there. */
export function BlindChoice() {
  const { isBlind, choose } = useBlind();
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        checked={isBlind}
        onChange={(event) => choose(event.target.checked)}
        aria-describedby={`${id}-hint`}
        className="mt-2.5 size-6 shrink-0 accent-brand"
      />
      <div>
        <label htmlFor={id} className="flex min-h-11 items-center font-medium">
          <Trans>Compter à l’aveugle sur cet appareil</Trans>
        </label>
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          <Trans>
            Les vendeurs comptent le tiroir avant de voir le montant attendu. Vous le voyez
            toujours.
          </Trans>
        </p>
      </div>
    </div>
  );
}
