import { Trans } from "@lingui/react/macro";
import { Failure } from "#web/blocks/empty/failure.tsx";
import type { Reason } from "#web/blocks/words/reason-words.ts";
import { Button } from "#web/ui/button.tsx";

type SaveBarProps = {
  /** Of the form that its button ends. */
  formId: string;
  busy: boolean;
  refusal: Reason | undefined;
  isTroubled: boolean;
  onGiveUp: () => void;
};

/** In view as soon as something was changed, above the bar of a phone: keep it, or give it up. */
export function SaveBar({ formId, busy, refusal, isTroubled, onGiveUp }: SaveBarProps) {
  return (
    <div className="sticky bottom-0 z-10 max-md:bottom-14 -mx-4 -mb-4 flex flex-col gap-2 border-t border-edge bg-surface p-3 md:-mx-6 md:-mb-6 md:px-6 lg:col-span-2">
      {isTroubled && (
        <p role="alert" className="font-medium text-stop">
          <Trans>Il manque quelque chose : voyez les cases en rouge.</Trans>
        </p>
      )}
      <Failure title={<Trans>Impossible d’enregistrer les paramètres</Trans>} reason={refusal} />
      <div className="flex flex-wrap items-center justify-end gap-2 max-sm:*:grow">
        <p className="mr-auto max-sm:hidden">
          <Trans>Modifications non enregistrées</Trans>
        </p>
        <Button size="sell" onClick={onGiveUp}>
          <Trans>Annuler</Trans>
        </Button>
        <Button kind="main" size="sell" type="submit" form={formId} busy={busy}>
          <Trans>Enregistrer</Trans>
        </Button>
      </div>
    </div>
  );
}
