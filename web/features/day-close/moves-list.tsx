import { Trans, useLingui } from "@lingui/react/macro";
import { Money } from "#web/blocks/money.tsx";
import { UnsentMark } from "#web/blocks/sync/unsent-mark.tsx";
import { formatTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import type { TillActRow } from "#web/store/read-models/tills/till-act-book.ts";

type MovesListProps = { moves: readonly TillActRow[]; timeZone: string };

/** What was put in and taken out since the opening, and when the drawer was opened without a sale. */
export function MovesList({ moves, timeZone }: MovesListProps) {
  const { i18n } = useLingui();
  if (moves.length === 0) return null;
  return (
    <section className="flex flex-col gap-1">
      <h2 className="text-lg font-semibold">
        <Trans>Apports et retraits</Trans>
      </h2>
      <ul>
        {moves.map(({ id, move, at, sellerName, sent }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 border-b border-line py-2">
            <span className="min-w-0 flex-1 basis-24">
              <span className="block font-medium break-words">{move?.reason}</span>
              <span className="text-sm text-ink-soft">
                {formatTime(at, i18n.locale as Language, timeZone)} · {sellerName}
              </span>
            </span>
            <span className="ml-auto flex shrink-0 flex-col items-end gap-0.5">
              {move?.amount === 0 ? (
                <span className="font-medium">
                  <Trans>tiroir ouvert</Trans>
                </span>
              ) : (
                <Money
                  francs={move?.direction === "out" ? -move.amount : (move?.amount ?? 0)}
                  strong
                />
              )}
              {!sent && <UnsentMark />}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
