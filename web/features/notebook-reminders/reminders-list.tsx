import { Plural, Trans } from "@lingui/react/macro";
import BellRing from "lucide-react/icons/bell-ring";
import { useEffect, useMemo, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { countryOf } from "#shared/rules/countries.ts";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import { notebookLines } from "#web/blocks/notebook/notebook-lines.ts";
import { type ToRemind, toRemind } from "#web/blocks/notebook/to-remind.ts";
import { useCreditor } from "#web/blocks/notebook/use-creditor.ts";
import { businessDay } from "#web/i18n/dates.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import {
  useAccountMoves,
  useBalances,
  useCustomers,
  useNotebookRead,
} from "#web/store/queries/use-notebook.ts";
import { useShop } from "#web/store/queries/use-shop.ts";
import type { SessionShop } from "#web/store/session.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { takeLostFocus } from "#web/ui/take-lost-focus.ts";
import { NextReminder } from "./next-reminder.tsx";
import { NotNow } from "./not-now.tsx";

/** Who is to be reminded next, how many after them, and of whom not and why. */
export function RemindersList({ shop }: { shop: SessionShop }) {
  const known = useShop(shop.id);
  const creditor = useCreditor(shop);
  const cut = useDayCut(shop.id);
  const today = businessDay(useNow(), cut);
  const isRead = useNotebookRead(shop.id);
  const [customers, balances, moves] = [
    useCustomers(shop.id),
    useBalances(shop.id),
    useAccountMoves(shop.id),
  ];
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const name = useRef<HTMLAnchorElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const country = countryOf(known);
  const due = useMemo(
    () =>
      toRemind(notebookLines({ customers, balances, moves }, today), {
        ...{ today, country },
        dayOf: (at) => businessDay(at, cut),
      }),
    [customers, balances, moves, today, country, cut],
  );
  const ready = due.filter(({ line, why }) => why === undefined && !skipped.includes(line.id));
  const others = due.filter(({ why }) => why !== undefined);
  const [next] = ready;
  const nextId = next?.line.id;
  // Whoever was written to, or passed, leaves the page and takes the button along: one goes on from the next name.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever somebody else is next
  useEffect(() => () => takeLostFocus(name.current ?? status.current), [nextId]);
  if (!isRead) return <Skeleton className="h-80 w-full" />;
  if (due.length === 0)
    return (
      <EmptyState
        icon={<BellRing />}
        title={<Trans>Personne à relancer</Trans>}
        action={
          <Link to="/notebook" className={buttonLook("main", "sell")}>
            <Trans>Ouvrir le cahier</Trans>
          </Link>
        }
      >
        <Trans>
          Ici viennent les clients dont le jour convenu est passé, ou qui doivent depuis une
          semaine.
        </Trans>
      </EmptyState>
    );
  const skip = ({ line }: ToRemind) => setSkipped((before) => [...before, line.id]);
  return (
    <div className="flex w-full max-w-xl flex-col gap-6">
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={cx("outline-none", next ? "font-medium" : "text-lg font-semibold text-ok")}
      >
        {next ? (
          <Plural
            value={ready.length}
            one="Encore # client à relancer, le plus ancien d’abord."
            other="Encore # clients à relancer, le plus ancien d’abord."
          />
        ) : skipped.length > 0 ? (
          <Plural
            value={skipped.length}
            one="C’est tout : # client passé, à revoir plus tard."
            other="C’est tout : # clients passés, à revoir plus tard."
          />
        ) : (
          <Trans>Tous ceux qu’on peut relancer l’ont été.</Trans>
        )}
      </p>
      {next && (
        <NextReminder
          key={next.line.id}
          shop={shop}
          shopName={creditor.name}
          next={next}
          today={today}
          name={name}
          onSkip={() => skip(next)}
        />
      )}
      <NotNow shopId={shop.id} others={others} />
    </div>
  );
}
