import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { formatDay } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatMoney } from "#web/i18n/money.ts";

type DayHeadingProps = { day: string; count: number; total: number; back: number };

/** A business day above its tickets: what was sold, and what has come back of it since. */
export function DayHeading({ day, count, total, back }: DayHeadingProps) {
  const { i18n } = useLingui();
  return (
    <h2 className="flex h-full flex-col justify-end border-b border-edge bg-paper px-3 pb-1 text-base">
      <span className="flex items-baseline justify-between gap-2">
        <span className="min-w-0 truncate font-semibold first-letter:uppercase">
          {formatDay(`${day}T12:00:00.000Z`, i18n.locale as Language)}
        </span>
        <span className="figures shrink-0 font-medium">
          <span className="text-sm max-[22rem]:sr-only">
            <Plural value={count} one="# ticket" other="# tickets" /> ·{" "}
          </span>
          {formatMoney(total)}
        </span>
      </span>
      {back > 0 && (
        <span className="figures text-right text-sm font-medium text-attention">
          <Trans>dont rendu −{formatMoney(back)}</Trans>
        </span>
      )}
    </h2>
  );
}
