import { useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { foldAhead, prepared } from "#web/blocks/customers/find-customers.ts";
import { useFound } from "#web/blocks/customers/use-found.ts";
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
import { Button } from "#web/ui/button.tsx";
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
    () => prepared(isSearching ? lines : [], ({ customer }) => customer),
    [lines, isSearching],
  );
  const { found, near } = useFound(ready, searched);
  const shown = useMemo(
    () => (isSearching ? [...found, ...near] : lines.filter(inGroup(group))),
    [isSearching, found, near, lines, group],
  );
  const nearest = found.length === 0 ? near[0]?.customer?.name : undefined;
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
                  nearest={isSearching ? nearest : undefined}
                />
              ) : undefined
            }
            foot={
              isSearching &&
              nearest !== undefined && (
                <div className="flex justify-center p-3">
                  <Button onClick={() => setTypedNew(searched)}>{say("noteTyped")}</Button>
                </div>
              )
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
