import { Trans, useLingui } from "@lingui/react/macro";
import type { Unpaid } from "#shared/rules/customer-account.ts";
import { AgeWords } from "#web/blocks/notebook/age-words.tsx";
import { useMoveWords } from "#web/blocks/notebook/move-words.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatDate } from "#web/i18n/long-dates.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { PaperLink } from "./paper-link.tsx";

type UnpaidListProps = { shopId: string; unpaid: readonly Unpaid[]; today: string };

/** What is still to be paid, the oldest first; nothing where nothing is. */
export function UnpaidList({ shopId, unpaid, today }: UnpaidListProps) {
  const { i18n } = useLingui();
  const words = useMoveWords();
  if (unpaid.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold">
        <Trans>Reste à payer</Trans>
      </h2>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {unpaid.map((one) => (
          <li
            key={one.line?.id ?? "older"}
            className="flex flex-wrap items-baseline justify-between gap-x-3 py-2"
          >
            <span className="flex min-w-0 flex-col">
              <span className="font-medium">
                {one.line ? i18n._(words(one.line)) : <Trans>Plus ancien</Trans>}
                {one.line?.kind === "charge" && (
                  <PaperLink shopId={shopId} id={one.line.saleIds[0]} />
                )}
              </span>
              <span className="text-sm text-ink-soft tabular-nums">
                {one.line && one.day !== "" && (
                  <>{formatDate(`${one.day}T12:00:00.000Z`, i18n.locale as Language)} · </>
                )}
                <AgeWords unpaid={one} today={today} />
              </span>
            </span>
            <span className="figures ml-auto font-bold">{formatMoney(one.left)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
