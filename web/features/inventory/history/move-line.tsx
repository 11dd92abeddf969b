import { useLingui } from "@lingui/react/macro";
import type { Unit } from "#shared/schemas/measure.ts";
import { FlagText } from "#web/blocks/flags/flag-text.tsx";
import { UnsentMark } from "#web/blocks/sync/unsent-mark.tsx";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { signedMeasure } from "#web/i18n/stock-words.ts";
import type { ProductMove } from "#web/store/read-models/catalogue/product-moves.ts";
import { cx } from "#web/ui/cx.ts";
import { moveWords } from "./move-words.ts";

type MoveLineProps = { move: ProductMove; timeZone: string; unit: Unit | null | undefined };

/** One move of a product: how many, what it was, when, by whom and why. */
export function MoveLine({ move, timeZone, unit }: MoveLineProps) {
  const { i18n } = useLingui();
  const { at, delta, kind, byName, reason, receiptNo, flags, isPending } = move;
  const tone = delta > 0 ? "text-ok" : delta < 0 ? "text-stop" : "text-ink-soft";
  return (
    <li className="flex gap-3 border-b border-line py-2.5 last:border-b-0">
      <span className={cx("figures w-16 shrink-0 text-right text-lg font-bold", tone)}>
        {signedMeasure(delta, unit)}
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">
          {i18n._(moveWords[kind])}
          {receiptNo && <span className="figures font-normal"> · {receiptNo}</span>}
        </p>
        {reason && <p className="break-words">{reason}</p>}
        <p className="text-sm break-words text-ink-soft">
          {formatDateTime(at, i18n.locale as Language, timeZone)}
          {byName && ` · ${byName}`}
        </p>
        {flags?.map((flag) => (
          <p key={flag} className="text-sm font-medium text-attention">
            <FlagText flag={flag} />
          </p>
        ))}
        {isPending && <UnsentMark />}
      </div>
    </li>
  );
}
