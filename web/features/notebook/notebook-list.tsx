import { useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { find, foldAhead, prepared } from "#web/blocks/customers/find-customers.ts";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import { CustomerSheet } from "#web/blocks/notebook/customer-sheet.tsx";
import {
  type Group,
  groups,
  inGroup,
  type NotebookLine,
  notebookLines,
  notebookSums,
} from "#web/blocks/notebook/notebook-lines.ts";
import { useSideRoot, useSideWords } from "#web/blocks/notebook/side-words.ts";
import { SayButton } from "#web/blocks/spoken/say-button.tsx";
import { businessDay } from "#web/i18n/dates.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import {
  useAccountMoves,
  useBalances,
  useCustomers,
  useNotebookRead,
} from "#web/store/queries/use-notebook.ts";
import type { SessionShop } from "#web/store/session.ts";
import { VirtualList } from "#web/ui/virtual-list.tsx";
import { CustomerLine } from "./customer-line.tsx";
import { NewCustomerButton } from "./new-customer-button.tsx";
import { NoCustomers } from "./no-customers.tsx";
import { NotebookBar } from "./notebook-bar.tsx";
import { NotebookHead } from "./notebook-head.tsx";

const keyOf = ({ id }: NotebookLine) => id;

/** The notebook of one shop: what is owed in all, and by whom. */
export function NotebookList({ shop }: { shop: SessionShop }) {
  const say = useSideWords();
  const root = useSideRoot();
  const navigate = useNavigate();
  const today = businessDay(useNow(), useDayCut(shop.id));
  const isRead = useNotebookRead(shop.id);
  const [customers, balances, moves] = [
    useCustomers(shop.id),
    useBalances(shop.id),
    useAccountMoves(shop.id),
  ];
  const [query, setQuery] = useState("");
  const [params] = useSearchParams();
  const [chosen, setChosen] = useState(() => groups.find((one) => one === params.get("group")));
  const [typedNew, setTypedNew] = useState<string>();
  const lines = useMemo(
    () => notebookLines({ customers, balances, moves }, today),
    [customers, balances, moves, today],
  );
  const sums = useMemo(() => notebookSums(lines), [lines]);
  const counts = useMemo(() => {
    const entries = groups.map((one) => [one, lines.filter(inGroup(one)).length]);
    return Object.fromEntries(entries) as Record<Group, number>;
  }, [lines]);
  useEffect(() => foldAhead(customers), [customers]);
  // Whoever types a name looks for them wherever they are; what is typed never waits for the list.
  const searched = useDeferredValue(query.trim());
  const group = query.trim() === "" ? (chosen ?? (sums.owed > 0 ? "owing" : "all")) : "all";
  const isSearching = searched !== "";
  const ready = useMemo(
    () => (isSearching ? prepared(lines, ({ customer }) => customer) : undefined),
    [lines, isSearching],
  );
  const shown = useMemo(
    () => (ready ? find(ready, searched) : lines.filter(inGroup(group))),
    [ready, lines, group, searched],
  );
  const renderRow = useCallback(
    (line: NotebookLine) => <CustomerLine line={line} today={today} />,
    [today],
  );

  function handleGroup(wanted: Group) {
    setQuery("");
    setChosen(wanted);
  }

  return (
    <>
      <div className="mx-auto flex min-h-0 w-full max-w-3xl flex-1 flex-col">
        <div className="min-h-0 flex-1">
          <VirtualList
            label={say("listed")}
            items={shown}
            keyOf={keyOf}
            rowRem={4.25}
            resetKey={`${searched} ${group}`}
            memoryKey={`${root} ${shop.id}`}
            renderRow={renderRow}
            head={
              <NotebookHead
                shopId={shop.id}
                sums={lines.length > 0 ? sums : undefined}
                onNew={() => setTypedNew("")}
              />
            }
            bar={
              lines.length > 0 ? (
                <NotebookBar
                  query={query}
                  onQuery={setQuery}
                  group={group}
                  onGroup={handleGroup}
                  counts={counts}
                />
              ) : undefined
            }
            whenEmpty={
              <NoCustomers
                shopId={shop.id}
                isRead={isRead}
                hasSome={lines.length > 0}
                query={searched}
                group={group}
                onAll={() => handleGroup("all")}
                onNew={setTypedNew}
              />
            }
          />
        </div>
        <div className="flex shrink-0 flex-wrap gap-2 border-t border-line bg-surface p-2 *:flex-1 md:hidden">
          <SayButton shopId={shop.id} about="payment" />
          <NewCustomerButton onNew={() => setTypedNew("")} />
        </div>
      </div>
      {typedNew !== undefined && (
        <CustomerSheet
          shopId={shop.id}
          customer={undefined}
          typed={typedNew}
          onClose={() => setTypedNew(undefined)}
          onCreated={(id) => navigate(`${root}/${id}`)}
        />
      )}
    </>
  );
}
