import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { tillDifference } from "#shared/rules/till.ts";
import type { MobileMatch, TillFigures } from "#shared/schemas/till.ts";
import { Money } from "#web/blocks/money.tsx";
import { Difference } from "#web/blocks/till/difference.tsx";
import { DrawerFigures } from "#web/blocks/till/drawer-figures.tsx";
import { MobileMatchCard } from "#web/blocks/till/mobile-match.tsx";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import type { Reason } from "#web/blocks/words/reason-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type CompareProps = {
  figures: TillFigures;
  counted: number;
  match: MobileMatch;
  note: string;
  onNote: (note: string) => void;
  busy: boolean;
  refusal: Reason | undefined;
  onBack: () => void;
  onClose: () => void;
};

/** What was counted beside what should be there; a word about the difference, then the till is closed. */
export function Compare(props: CompareProps) {
  const { figures, counted, match, note, onNote, busy, refusal, onBack, onClose } = props;
  const { t } = useLingui();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const difference = tillDifference({ counted, figures });
  return (
    <>
      <Card className="flex flex-col gap-2">
        <h2 ref={head} tabIndex={-1} className="font-medium outline-none">
          <Trans>Écart</Trans>
        </h2>
        <Difference francs={difference} large />
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-2">
          <Trans>Compté dans le tiroir</Trans>
          <span className="ml-auto">
            <Money francs={counted} size="lg" strong />
          </span>
        </p>
      </Card>
      <Card>
        <DrawerFigures figures={figures} />
      </Card>
      <MobileMatchCard match={match} />
      <TextField
        label={difference === 0 ? t`Note (facultatif)` : t`Expliquez l’écart (facultatif)`}
        value={note}
        onChange={onNote}
        maxLength={300}
        autoComplete="off"
      />
      <ActTrouble refusal={refusal} title={msg`Impossible de clôturer la caisse`} />
      <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
        <Button size="sell" onClick={onBack} disabled={busy}>
          <Trans>Recompter</Trans>
        </Button>
        <Button kind="main" size="sell" busy={busy} onClick={onClose}>
          {match.toCome === 0 ? (
            <Trans>Clôturer la caisse</Trans>
          ) : (
            <Plural
              value={match.toCome}
              one="Clôturer avec # référence à venir"
              other="Clôturer avec # références à venir"
            />
          )}
        </Button>
      </div>
    </>
  );
}
