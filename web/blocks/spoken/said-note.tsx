import { Trans } from "@lingui/react/macro";
import type { SaidAct } from "#shared/spoken/said-act.ts";

/** Above a form that a sentence has filled in: what was said, and that it is for whoever reads it to confirm. */
export function SaidNote({ said }: { said: Pick<SaidAct, "text" | "isSure"> }) {
  return (
    <div
      role="status"
      className="flex flex-col gap-1 rounded-card border border-line bg-sunken p-3"
    >
      <p className="wrap-anywhere">
        <Trans>Dit : « {said.text} »</Trans>
      </p>
      {said.isSure ? (
        <p className="text-sm text-ink-soft">
          <Trans>Vérifiez, puis enregistrez : rien n’est encore écrit.</Trans>
        </p>
      ) : (
        <p className="font-medium text-attention">
          <Trans>Tout n’était pas sûr : vérifiez chaque case. Rien n’est encore écrit.</Trans>
        </p>
      )}
    </div>
  );
}
