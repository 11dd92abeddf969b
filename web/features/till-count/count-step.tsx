import { Trans, useLingui } from "@lingui/react/macro";
import { Money } from "#web/blocks/money.tsx";
import { Button } from "#web/ui/button.tsx";
import { Chip, ChipRow } from "#web/ui/chip.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { type CountDraft, emptyDrawer } from "./count-draft.ts";
import { CountPieces } from "./count-pieces.tsx";

type CountStepProps = {
  draft: CountDraft;
  counted: number | undefined;
  onDraft: (draft: CountDraft) => void;
  onNext: () => void;
};

/** What lies in the drawer: note by note and coin by coin, or the total that somebody counted already. */
export function CountStep({ draft, counted, onDraft, onNext }: CountStepProps) {
  const { t } = useLingui();
  return (
    <>
      <ChipRow label={t`Façon de compter`}>
        <Chip pressed={draft.way === "pieces"} onPress={() => onDraft({ ...draft, way: "pieces" })}>
          <Trans>Billets et pièces</Trans>
        </Chip>
        <Chip pressed={draft.way === "total"} onPress={() => onDraft({ ...draft, way: "total" })}>
          <Trans>Total seulement</Trans>
        </Chip>
      </ChipRow>
      {draft.way === "pieces" ? (
        <CountPieces pieces={draft.pieces} onPieces={(pieces) => onDraft({ ...draft, pieces })} />
      ) : (
        <NumberField
          label={t`Total compté dans le tiroir`}
          value={draft.total}
          onChange={(total) => onDraft({ ...draft, total })}
          large
          suffix="FCFA"
        />
      )}
      <div className="sticky bottom-0 z-10 -mx-4 mt-auto -mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-edge bg-surface p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-6 md:-mb-6 md:px-6">
        <p role="status" className="flex flex-wrap items-baseline gap-x-2">
          <Trans>Compté</Trans> <Money francs={counted ?? 0} size="2xl" />
        </p>
        <div className="flex gap-2 max-sm:w-full max-sm:*:grow">
          {draft.way === "pieces" && counted === undefined && (
            <Button size="sell" onClick={() => onDraft({ ...draft, pieces: emptyDrawer })}>
              <Trans>Tiroir vide</Trans>
            </Button>
          )}
          <Button kind="main" size="sell" disabled={counted === undefined} onClick={onNext}>
            <Trans>Comparer</Trans>
          </Button>
        </div>
      </div>
    </>
  );
}
