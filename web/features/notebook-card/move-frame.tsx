import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { FlagList } from "#web/blocks/flags/flag-list.tsx";
import { useMoveWords } from "#web/blocks/notebook/move-words.ts";
import { Quoted } from "#web/blocks/quoted.tsx";
import { UnsentMark } from "#web/blocks/sync/unsent-mark.tsx";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatQuantity } from "#web/i18n/money.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import type { AccountMoveRow } from "#web/store/queries/use-notebook.ts";

type MoveFrameProps = {
  shopId: string;
  move: AccountMoveRow;
  /** Francs or points that it moves. */
  figure: number;
  /** What stands behind the hour and whoever did it. */
  details?: readonly (string | null | undefined)[];
  /** The paper that belongs to it. */
  children: ReactNode;
};

/** One thing that happened on an account: what, how much, when and by whom, why, and what is odd about it. */
export function MoveFrame({ shopId, move, figure, details = [], children }: MoveFrameProps) {
  const { i18n } = useLingui();
  const { timeZone } = useDayCut(shopId);
  const words = useMoveWords();
  const { at, sellerName, reason, flags, sent } = move;
  return (
    <div className="flex flex-col gap-0.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="min-w-0 font-medium">
          {i18n._(words(move))}
          {children}
        </span>
        <span className="figures ml-auto font-bold">{formatQuantity(figure, true)}</span>
      </div>
      <p className="text-sm text-ink-soft tabular-nums wrap-anywhere">
        {[formatDateTime(at, i18n.locale as Language, timeZone), sellerName, ...details]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {reason !== "" && (
        <p className="text-sm break-words">
          <Quoted text={reason} />
        </p>
      )}
      <FlagList flags={flags} />
      {!sent && (
        <span>
          <UnsentMark />
        </span>
      )}
    </div>
  );
}
