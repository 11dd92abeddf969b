import { Trans, useLingui } from "@lingui/react/macro";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Inbox from "lucide-react/icons/inbox";
import RefreshCw from "lucide-react/icons/refresh-cw";
import Search from "lucide-react/icons/search";
import { type FormEvent, type ReactNode, useState } from "react";
import type { DeskPage } from "#shared/schemas/desk.ts";
import { Button } from "#web/ui/button.tsx";
import { Chip, ChipRow } from "#web/ui/chip.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { DeskTrouble } from "./desk-trouble.tsx";
import { useDesk } from "./use-desk.ts";

type DeskListProps<Item, State extends string> = {
  /** Below /api/v1/admin. */
  path: string;
  /** What is shown, the commonest first; one alone needs no choice. */
  states: readonly { id: State; label: string }[];
  keyOf: (item: Item) => string;
  /** One of the list; `refresh` reads the list anew once something was done. */
  renderItem: (item: Item, refresh: () => void) => ReactNode;
  /** Something has changed: the counts of the tabs too. */
  onChange: () => void;
};

/** Pages of fifty with a search: what every tab of the desk is. */
export function DeskList<Item, State extends string>(given: DeskListProps<Item, State>) {
  const { path, states, keyOf, renderItem, onChange } = given;
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  const [state, setState] = useState(states[0]?.id);
  const [page, setPage] = useState(1);
  const query = new URLSearchParams({ page: String(page), search, ...(state && { state }) });
  const { value, trouble, refresh } = useDesk<DeskPage<Item>>(`/api/v1/admin/${path}?${query}`);

  function handleSearch(event: FormEvent) {
    event.preventDefault();
    setPage(1);
    setSearch(typed.trim());
  }

  function handleState(next: State) {
    setPage(1);
    setState(next);
  }

  function handleChange() {
    void refresh();
    onChange();
  }

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        {states.length > 1 && (
          <ChipRow label={t`Montrer`}>
            {states.map(({ id, label }) => (
              <Chip key={id} pressed={id === state} onPress={() => handleState(id)}>
                {label}
              </Chip>
            ))}
          </ChipRow>
        )}
        <IconButton
          size="sell"
          label={t`Recharger la liste`}
          icon={<RefreshCw aria-hidden="true" className="size-5" />}
          onClick={handleChange}
          className="ml-auto sm:order-last"
        />
        <search className="min-w-0 flex-1 basis-full sm:basis-72">
          <form onSubmit={handleSearch} className="flex items-end gap-2">
            <div className="min-w-0 flex-1">
              <TextField
                label={t`Chercher`}
                labelHidden
                placeholder={t`Nom ou mots`}
                value={typed}
                onChange={setTyped}
                maxLength={100}
                type="search"
                icon={<Search aria-hidden="true" className="size-5" />}
              />
            </div>
            <Button type="submit" size="sell">
              <Trans>Chercher</Trans>
            </Button>
          </form>
        </search>
      </div>
      <DeskTrouble of={trouble} />
      {value === undefined && trouble === undefined && <Skeleton className="h-64" />}
      {value?.items.length === 0 && (
        <EmptyState icon={<Inbox />} title={<Trans>Rien ici</Trans>}>
          {search === "" ? (
            <Trans>Tout est fait.</Trans>
          ) : (
            <Trans>Rien ne contient « {search} ».</Trans>
          )}
        </EmptyState>
      )}
      {value !== undefined && value.items.length > 0 && (
        <ul className="flex flex-col gap-3">
          {value.items.map((item) => (
            <li key={keyOf(item)}>{renderItem(item, handleChange)}</li>
          ))}
        </ul>
      )}
      {value !== undefined && (page > 1 || value.more) && (
        <nav aria-label={t`Pages`} className="flex items-center justify-center gap-2">
          <IconButton
            label={t`Page précédente`}
            icon={<ChevronLeft aria-hidden="true" />}
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          />
          <span className="figures" aria-live="polite">
            <Trans>Page {page}</Trans>
          </span>
          <IconButton
            label={t`Page suivante`}
            icon={<ChevronRight aria-hidden="true" />}
            disabled={!value.more}
            onClick={() => setPage(page + 1)}
          />
        </nav>
      )}
    </div>
  );
}
