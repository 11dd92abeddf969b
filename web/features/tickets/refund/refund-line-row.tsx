import { Trans, useLingui } from "@lingui/react/macro";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import type { Refundable } from "#shared/rules/refundable.ts";
import { MeasureField } from "#web/blocks/measure/measure-field.tsx";
import type { Ticket } from "#web/blocks/ticket.ts";
import { eachWords, formatMeasure, soldWords } from "#web/i18n/measure.ts";
import { formatQuantity } from "#web/i18n/money.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

type RefundLineRowProps = {
  line: Refundable<Ticket["lines"][number]>;
  pieces: number;
  /** All that is left comes back: nothing to choose. */
  fixed: boolean;
  onPieces: (pieces: number) => void;
};

/** One line of the ticket: how many were sold, how many have come back, how many come back now. */
export function RefundLineRow({ line, pieces, fixed, onPieces }: RefundLineRowProps) {
  const { t } = useLingui();
  const { name, returned, left, by } = line;
  // A pack comes back piece by piece; what is weighed is weighed.
  const unit = by?.unit;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line pb-2">
      <span className="min-w-0 flex-1 basis-40">
        <span className="font-medium break-words">{name}</span>
        <span className="figures block text-sm text-ink-soft">
          {soldWords(line)} × {eachWords(line)}
          {returned > 0 && (
            <>
              {" "}
              · <Trans>déjà rendu : {formatMeasure(returned, unit)}</Trans>
            </>
          )}
        </span>
      </span>
      {fixed ? (
        <span className="figures text-lg font-bold">{formatMeasure(pieces, unit)}</span>
      ) : unit ? (
        <div className="w-36">
          <MeasureField
            label={t`Quantité de ${name} qui revient`}
            labelHidden
            unit={unit}
            value={pieces}
            most={left}
            onChange={(much) => onPieces(much ?? 0)}
          />
        </div>
      ) : (
        <span className="flex items-center gap-1">
          <IconButton
            label={t`Un ${name} de moins`}
            icon={<Minus aria-hidden="true" className="size-5" />}
            disabled={pieces === 0}
            onClick={() => onPieces(pieces - 1)}
            className="border border-edge"
          />
          <output
            aria-label={t`Pièces de ${name} qui reviennent`}
            className="figures min-w-10 text-center text-lg font-bold"
          >
            {formatQuantity(pieces)}
          </output>
          <IconButton
            label={t`Un ${name} de plus`}
            icon={<Plus aria-hidden="true" className="size-5" />}
            disabled={pieces >= left}
            onClick={() => onPieces(pieces + 1)}
            className="border border-edge"
          />
        </span>
      )}
    </li>
  );
}
